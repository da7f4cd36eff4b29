import { useRef } from 'preact/hooks'
import { texts } from '../texts/all-texts.ts'

interface Tab<Name> {
  name: Name
  text: string
  /** Something inside is not right. */
  wrong: boolean
}

interface Props<Name> {
  label: string
  tabs: Tab<Name>[]
  current: Name
  choose: (name: Name) => void
}

export const tabId = (name: string) => `site-tab-${name}`

/** Arrow keys go from one to the next, Tab goes inside. */
export function Tabs<Name extends string>({ label, tabs, current, choose }: Props<Name>) {
  const list = useRef<HTMLDivElement>(null)
  const step = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    choose(next.name)
    list.current?.querySelector<HTMLElement>(`#${tabId(next.name)}`)?.focus()
  }
  return (
    <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={step}>
      {tabs.map(({ name, text, wrong }) => (
        <button
          key={name}
          type="button"
          id={tabId(name)}
          role="tab"
          class={wrong ? 'tab is-wrong' : 'tab'}
          aria-selected={name === current}
          tabIndex={name === current ? 0 : -1}
          onClick={() => choose(name)}
        >
          {text}
          {wrong && <span class="unseen"> {texts.site.wrongInside}</span>}
        </button>
      ))}
    </div>
  )
}
