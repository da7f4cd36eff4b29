import { CloseIcon } from './icons.tsx'
import type { FallbackTexts } from '../fallback.ts'
import type { Talking } from './talking.ts'

interface Props {
  talking: Talking | undefined
  texts: FallbackTexts
  /** Absent where the chat is part of the page. */
  close: (() => void) | undefined
}

export function Header({ talking, texts, close }: Props) {
  const brand = talking?.form.brand ?? ''
  const delivery = talking?.view.delivery
  const status = delivery && talking.view.words.delivery(delivery)
  return (
    <header part="header">
      {brand && (
        <span class="mark" aria-hidden="true">
          {[...brand][0]}
        </span>
      )}
      <div>
        <h2>{brand}</h2>
        <p class="status" role="status" data-is={delivery?.is}>
          {/* Keyed by its words: a browser that translates puts its own text in the place of ours, and
              would not show what is written into ours later. */}
          {status && <bdi key={status}>{status}</bdi>}
        </p>
      </div>
      {close && (
        <button class="icon" onClick={close} aria-label={texts.close}>
          <CloseIcon />
        </button>
      )}
    </header>
  )
}
