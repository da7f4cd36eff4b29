import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cache } from '../intake/cache.mjs'

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

/** Installs the rivals outside of the product's own packages, once; false when it cannot be done. */
export function installRivals() {
  const isThere = () => Object.values(rivalFiles).every(existsSync)
  if (isThere()) return true
  console.log(`Installing ${Object.keys(dependencies).join(', ')} into ${folder} (once) ...`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true, dependencies }, null, 2))
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', install, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0 && isThere()
}
