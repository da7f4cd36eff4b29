import { render } from 'preact'
import type { ConversationEvent } from '../conversation/state.ts'
import { createAppearance } from './appearance.ts'
import { focusAfter, focusField, logLength, showNewest } from './focus.ts'
import type { ChatOptions } from './options.ts'
import { Panel, type PanelState } from './panel.tsx'

/** What a page may style by `::part`, through the loader's shadow root too. */
const parts = 'chat,header,bubble,guest-bubble,piece,chip,composer,field,reply,summary,consent,send'

interface Actions {
  close: () => void
  retry: () => void
}

/** Draws the panel into the shadow root and keeps focus and sight on what is new. */
export function createScreen(root: ShadowRoot, options: ChatOptions, actions: Actions) {
  const host = document.createElement('div')
  const appearance = createAppearance(root)
  root.host.setAttribute('exportparts', parts)
  root.append(host)
  return {
    setAccent: appearance.setAccent,
    draw(state: PanelState, event?: ConversationEvent) {
      const before = logLength(host)
      render(<Panel options={options} state={state} {...actions} />, host)
      if (event) focusAfter(host, event)
      if (logLength(host) !== before) showNewest(host)
    },
    focus: () => focusField(host),
    /** A chat that is part of the page waits until the guest turns to it. */
    welcome: () => options.layout === 'panel' && focusAfter(host),
    show: (isShown: boolean) => (host.hidden = !isShown),
    remove() {
      appearance.remove()
      render(null, host)
      host.remove()
    },
  }
}
