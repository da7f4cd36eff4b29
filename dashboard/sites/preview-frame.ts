import { basePath, referenceHeader } from '../../shared/api.ts'
import type { Form } from '../../shared/form.ts'
import { listening, type PreviewMessage } from './preview-message.ts'
import '../styles/preview.css'

/** A site of the preview alone: what the widget keeps under its name is nobody's draft. */
const site = 'preview'
let form: Form | undefined

/** The widget runs as it is; what it would ask the server is answered here, and nothing is sent. */
const askServer = window.fetch
window.fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  const { pathname } = new URL(address, location.href)
  return pathname.startsWith(`${basePath}/`) ? answerTo(pathname) : askServer(input, init)
}

function answerTo(path: string): Response {
  if (path.startsWith(`${basePath}/forms/`)) return Response.json(form)
  const session = { access_token: site, token_type: 'Bearer', expires_in: 3600 }
  const body = path.endsWith('/sessions') ? session : { message: site, reference: 'PREVIEW1' }
  return Response.json(body, { status: 201, headers: { [referenceHeader]: 'PREVIEW1' } })
}

function show({ form: next, theme, locale }: PreviewMessage) {
  form = next
  for (const chat of document.querySelectorAll('bellhop-chat')) chat.remove()
  forget()
  const chat = document.createElement('bellhop-chat')
  chat.setAttribute('site', site)
  chat.dataset['mode'] = 'inline'
  chat.dataset['theme'] = theme
  chat.dataset['locale'] = locale
  document.documentElement.dataset['theme'] = theme
  document.body.append(chat)
}

function forget() {
  for (const name of Object.keys(localStorage))
    if (name.startsWith('bellhop:') && name.endsWith(`:${site}`)) localStorage.removeItem(name)
}

const loader = document.createElement('script')
loader.src = '/widget/v1.js'
loader.addEventListener('load', () => {
  addEventListener('message', ({ origin, data }: MessageEvent<PreviewMessage>) => {
    if (origin === location.origin && data?.is === 'preview') show(data)
  })
  parent.postMessage(listening, location.origin)
})
document.head.append(loader)
