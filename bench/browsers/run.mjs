// Whether browsers other than the tests' own serve guests as it does; ends with 1 where one does not.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildBellhop, startBellhop } from '../bellhop.mjs'
import { cache } from '../cache.mjs'
import { called, known, number } from '../called.mjs'
import { folderIn, scratchFolder } from '../disk.mjs'
import { table } from '../table.mjs'
import { converse } from './conversation.mjs'
import { firefox } from './firefox.mjs'
import { startPages } from './pages.mjs'
import { readAll, readHere, replies } from './rows.mjs'
import { webkit } from './webkit.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const drivers = { firefox, webkit }

const given = {
  only: { type: 'string', default: Object.keys(drivers).join(',') },
  corpus: { type: 'string', default: join(root, '../shared/corpus') },
  differences: { type: 'string', default: '20' },
}
const usage = `browsers [options]
  --only a,b       browsers: ${given.only.default}
  --corpus DIR     public cases to be read beside what the chat says (${given.corpus.default})
  --differences N  replies read otherwise that are shown (${given.differences.default})`
const asked = called(usage, given, ({ only, corpus, differences }) => ({
  only: known(only, Object.keys(drivers)),
  corpus: resolve(corpus),
  differences: number(differences),
}))

buildBellhop()
const scratch = scratchFolder()
const token = 'an-access-token-of-the-benches-own'
const rows = await replies(asked.corpus)
const expected = await readHere(rows)

/** How many replies are read as in Node; of the others some are shown. */
async function understood(browser, origin) {
  await browser.open(`${origin}/reader`)
  const read = await browser.evaluate(readAll, rows, `${origin}/index.js`)
  const differing = [...rows.keys()].filter(at => read[at] !== expected[at])
  for (const at of differing.slice(0, asked.differences)) {
    console.log(`${rows[at].locale} ${JSON.stringify(rows[at].utterance)}`)
    console.log(`  ${expected[at]} in Node\n  ${read[at]} in ${browser.name}`)
  }
  const same = rows.length - differing.length
  return { says: `${same} of ${rows.length}`, isRight: same === rows.length }
}

async function leadsOf(origin) {
  const headers = { Authorization: `Bearer ${token}` }
  const read = async path => (await fetch(`${origin}/api/v1/leads${path}`, { headers })).json()
  const { leads } = await read('?limit=200')
  return Promise.all(leads.map(async ({ id }) => (await read(`/${id}`)).lead))
}

/** A page as strict as a policy can be, on which a guest comes to a lead. */
async function conversed(browser, { bellhop, address, reloads = false }) {
  const leads = () => leadsOf(bellhop.origin)
  const wrong = await converse({ browser, address, reloads, leads })
  if (wrong) {
    const picture = `${cache}/browsers.png`
    writeFileSync(picture, await browser.picture())
    console.log(`${browser.name}: ${wrong}; seen last: ${picture}`)
  }
  return { says: wrong ? 'wrong' : 'right', isRight: !wrong }
}

async function tried(driver) {
  const pages = await startPages()
  const bellhop = await startBellhop(folderIn(scratch), {
    BELLHOP_ORIGINS: pages.origins.join(),
    BELLHOP_ACCESS_TOKEN: token,
  })
  const { origin, snippet } = bellhop
  pages.show(
    `<!doctype html><html lang="en-GB"><title>Palm</title>${snippet}</html>`,
    `default-src 'none'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'`,
  )
  const browser = await driver.launch()
  try {
    const [address, other] = pages.origins
    return [
      { says: browser.name, isRight: true },
      await understood(browser, address),
      await conversed(browser, { bellhop, address }),
      await conversed(browser, { bellhop, address: other, reloads: true }),
    ]
  } finally {
    await browser.close()
    await bellhop.stop()
    pages.stop()
  }
}

const results = []
for (const [name, driver] of Object.entries(drivers)) {
  if (!asked.only.includes(name)) continue
  const lack = driver.lacks()
  if (lack) console.log(lack)
  else results.push(await tried(driver))
}
const titles = ['', 'replies read as in Node', 'a conversation', 'the same, reloaded at each step']
console.log(table([titles, ...results.map(cells => cells.map(({ says }) => says))]))
if (results.flat().some(({ isRight }) => !isRight)) process.exitCode = 1
