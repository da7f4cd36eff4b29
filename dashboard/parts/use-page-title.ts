import { useEffect } from 'preact/hooks'
import { texts } from '../texts/texts.ts'

/** The number of unread leads goes first, for the tab. */
export function usePageTitle(name: string, unread = 0) {
  useEffect(() => {
    document.title = `${unread > 0 ? `(${unread}) ` : ''}${name} · ${texts.product}`
  }, [name, unread])
}
