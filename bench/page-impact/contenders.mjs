import { prompt } from './pages.mjs'

/**
 * Each with the page as its own documentation writes it, and a button where it brings none. `bare` is
 * the page without any of them: what it costs is taken off the others.
 */
export const contenders = ({ host, snippet }) => [
  { name: 'bare' },
  {
    name: 'floor',
    title: 'Preact alone (the floor)',
    body: `<script async src="${host}/floor-loader.js"></script>`,
    launcher: 'button[aria-label="Chat"]',
  },
  { name: 'bellhop', title: 'Bellhop', head: snippet, launcher: 'button[aria-label="Chat"]' },
  {
    name: 'typebot',
    title: 'Typebot',
    isRival: true,
    body: `<script type="module">import Typebot from '${host}/typebot.js'
      Typebot.initBubble({ typebot: 'trip', apiHost: '${host}' })</script>`,
    launcher: 'typebot-bubble button[part="button"], typebot-bubble button',
  },
  {
    name: 'deep-chat',
    title: 'deep-chat',
    isRival: true,
    head: `<script type="module" src="${host}/deep-chat.js"></script>`,
    body: button(`const chat = document.createElement('deep-chat')
      chat.introMessage = { text: '${prompt}' }
      chat.demo = true
      document.body.append(chat)`),
    launcher: '#open',
  },
  {
    name: 'conversational-form',
    title: 'conversational-form',
    isRival: true,
    head: `<script async src="${host}/conversational-form.js"></script>`,
    body: `<form id="trip"><input type="text" name="trip" cf-questions="${prompt}"></form>
      <div id="chat" style="position:fixed;inset:auto 20px 20px auto;width:360px;height:400px"></div>
      ${button(`new cf.ConversationalForm({ formEl: trip, context: chat, animationsEnabled: false })`)}`,
    launcher: '#open',
  },
]

/** Of all but the bare page, which is always visited. */
export const names = contenders({}).flatMap(({ name }) => (name === 'bare' ? [] : name))

function button(onclick) {
  return `<button id="open" aria-label="Chat" style="position:fixed;bottom:20px;right:20px;width:56px;height:56px"></button>
    <script>document.getElementById('open').onclick = () => { ${onclick} }</script>`
}
