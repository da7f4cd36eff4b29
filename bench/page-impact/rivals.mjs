import { cache } from '../cache.mjs'
import { install } from '../install.mjs'

/** What a page would embed instead, pinned. */
const dependencies = {
  '@typebot.io/js': '0.10.7',
  'conversational-form': '1.0.2',
  'deep-chat': '2.4.2',
}

const folder = `${cache}/page-impact`
const packages = `${folder}/node_modules`

/** Each as one file, as its own documentation has pages load it. */
export const rivalFiles = {
  '/typebot.js': `${packages}/@typebot.io/js/dist/web.js`,
  '/deep-chat.js': `${packages}/deep-chat/dist/deepChat.bundle.js`,
  '/conversational-form.js': `${packages}/conversational-form/dist/conversational-form.min.js`,
}

export const installRivals = () => install(folder, dependencies, Object.values(rivalFiles))
