// First, so that the styles a screen brings along come after these.
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/toasts.css'
import './styles/desk.css'
import './styles/desk-widths.css'
import './styles/inbox.css'
import './styles/rows.css'
import './styles/first-run.css'
import './styles/lead.css'
import './styles/story.css'
import './styles/lead-widths.css'
import './styles/section.css'
import './styles/sign-in.css'
import './styles/touch.css'
import { render } from 'preact'
import { httpApi } from './api.ts'
import { App } from './app.tsx'
import { keepFocus } from './desk/kept-focus.ts'
import { loadTexts } from './texts/texts.ts'

await loadTexts(navigator.languages)
const desk = document.getElementById('desk')
if (desk) {
  keepFocus(desk)
  render(<App api={httpApi(fetch.bind(globalThis))} />, desk)
}
