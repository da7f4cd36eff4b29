import { launcherCss } from './launcher.css.ts'

/** The button a guest opens the chat with, and room beside it for the chat itself. */
interface Launcher {
  button: HTMLButtonElement
  /** Says in words what went wrong. */
  note: HTMLElement
  chatRoot: ShadowRoot
}

/** Drawn without markup in strings: Trusted Types and a strict CSP have nothing to forbid. */
export function drawLauncher(root: ShadowRoot): Launcher {
  const sheet = new CSSStyleSheet()
  const chat = document.createElement('div')
  const dock = document.createElement('span')
  const note = document.createElement('p')
  const button = document.createElement('button')
  sheet.replaceSync(launcherCss)
  root.adoptedStyleSheets = [sheet]
  button.part = 'launcher'
  note.role = 'status'
  dock.append(note, button)
  root.append(chat, dock)
  return { button, note, chatRoot: chat.attachShadow({ mode: 'open' }) }
}
