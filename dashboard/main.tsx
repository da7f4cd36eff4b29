// First, so that the styles a screen brings along come after these; those of `parts` would be built to
// come before them, and so are here.
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/days.css'
import './styles/toasts.css'
import './styles/shell.css'
import './styles/shell-widths.css'
import './styles/inbox.css'
import './styles/rows.css'
import './styles/first-run.css'
import './styles/lead.css'
import './styles/story.css'
import './styles/no-lead.css'
import './styles/lead-widths.css'
import './styles/section.css'
import './styles/sign-in.css'
import './styles/field.css'
import './styles/dialog.css'
import './styles/touch.css'
import { render } from 'preact'
import { httpApi } from './api.ts'
import { App } from './app.tsx'
import { keepFocus } from './parts/kept-focus.ts'
import { refuseFiles } from './parts/refuse-files.ts'
import { Splash } from './parts/splash.tsx'
import { standStillWhilePressed } from './parts/stand-still.ts'
import { loadTexts } from './texts/texts.ts'

const place = document.getElementById('dashboard')
if (place) {
  render(<Splash />, place)
  await loadTexts(navigator.languages)
  keepFocus(place)
  refuseFiles()
  standStillWhilePressed()
  render(<App api={httpApi(fetch.bind(globalThis))} />, place)
  // Fetched when all is drawn: no browser translates a page sooner.
  const { keepOwnWords } = await import('./parts/own-words.ts')
  keepOwnWords(place)
}
