import { maxNamedLines, type LeadImportBody } from '../../shared/lead-api.ts'
import type { Lead } from '../../shared/lead.ts'
import type { FieldReasons, Reason } from '../../shared/reason.ts'
import { bunches } from '../bunches.ts'
import { sentenceOf } from '../reason.ts'
import { invalidFor, Refusal } from '../refusal.ts'
import { identityOf, parseLead, type Identity } from '../store/lead-text.ts'
import type { Leads } from '../store/store.ts'
import { turns } from '../turns.ts'
import { checkLead } from './check-lead.ts'
import { linesOf, type Line } from './lines.ts'
import { withSpool, type Spool } from './spool.ts'

type Target = Pick<Leads, 'holders' | 'put'>

/** Leads kept or looked up at a time. */
const stride = 100
const maxImportBytes = 256 * 2 ** 20

interface Import {
  body: AsyncIterable<Buffer>
  leads: Target
  /** Throws if whoever sent the body no longer may: it can take an hour to arrive. */
  lookAgain: () => Promise<void>
}

/**
 * Takes all leads of a body, or none: every line is looked at before the first is kept. When the
 * store fails in between, the refusal says which lines are in. The same body may then be sent again:
 * what is in already stays, with all that was done to it since.
 */
export const importLeads = ({ body, leads, lookAgain }: Import): Promise<LeadImportBody> =>
  withSpool(async spool => {
    const found = await check(spooling(body, spool), leads)
    await lookAgain()
    if (found.bad > 0) await refuseAsWhole(spool)
    refuse(found)
    return keep(spool, leads)
  })

async function* spooling(body: AsyncIterable<Buffer>, spool: Spool): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > maxImportBytes)
      throw new Refusal('body_too_large', `An import has at most ${maxImportBytes} bytes`)
    await spool.write(chunk)
    yield chunk
  }
}

const unreadable = { reason: { code: 'unreadable' } } as const

/** What is compared of a lead, and all that is held of many. */
type Named = Identity & Pick<Lead, 'id'>

interface Found {
  lines: number
  bad: number
  /** What is wrong with the first of the bad ones. */
  reasons: FieldReasons
}

async function check(chunks: AsyncIterable<Buffer>, target: Target): Promise<Found> {
  const reasons: FieldReasons = {}
  const twinOf = twinFinder()
  const turn = turns()
  let some: { number: number; lead: Named }[] = []
  let lines = 0
  let bad = 0

  const complain = (number: number, reason: Reason) => {
    if (bad++ < maxNamedLines) reasons[`line ${number}`] = [reason]
  }

  const checkHolders = async () => {
    const holders = await target.holders(some.map(({ lead }) => lead))
    for (const [place, { number, lead }] of some.entries())
      if ((holders[place] ?? lead.id) !== lead.id) complain(number, { code: 'uid_taken' })
    some = []
  }

  for await (const { number, text } of linesOf(chunks)) {
    await turn()
    lines++
    const checked = text === undefined ? unreadable : checkLead(text)
    if ('reason' in checked) {
      complain(number, checked.reason)
      continue
    }
    const { id, site, session, client_request_uid } = checked.lead
    const lead = { id, site, session, client_request_uid }
    const twin = twinOf(lead, number)
    if (twin === undefined) some.push({ number, lead })
    else complain(number, { code: 'repeated', line: twin })
    if (some.length >= stride) await checkHolders()
  }
  await checkHolders()
  return { lines, bad, reasons }
}

/** Gives the last line before this one with the same id, else with the same request. */
function twinFinder() {
  const ids = new Map<string, number>()
  const identities = new Map<string, number>()
  return (lead: Named, line: number): number | undefined => {
    const twin = ids.get(lead.id)
    ids.set(lead.id, line)
    const identity = identityOf(lead)
    if (identity === null) return twin
    const other = identities.get(identity)
    identities.set(identity, line)
    return twin ?? other
  }
}

/** Packed, or all of it in brackets, as most programs write a list: no line of it is at fault. */
async function refuseAsWhole(spool: Spool): Promise<void> {
  for await (const start of spool.read()) {
    if (start[0] === 0x1f && start[1] === 0x8b) throw invalidFor({}, { code: 'packed' })
    if (start.toString().trim().startsWith('[')) throw invalidFor({}, { code: 'json_array' })
    return
  }
}

function refuse({ lines, bad, reasons }: Found) {
  if (lines === 0) throw invalidFor({}, { code: 'no_leads' })
  if (bad > 0) throw invalidFor(reasons, { code: 'bad_lines', count: bad, lines })
}

async function keep(spool: Spool, target: Target): Promise<LeadImportBody> {
  const done = { imported: 0, already_here: 0 }
  for await (const lines of bunches(linesOf(spool.read()), stride, textOf)) {
    const leads = lines.map(line => parseLead(textOf(line)))
    const taken = await target.put(leads).catch((error: unknown) => {
      throw error instanceof Refusal ? brokenOff(error, lines) : error
    })
    done.imported += taken
    done.already_here += lines.length - taken
  }
  return done
}

const textOf = ({ text = '' }: Line) => text

/** Nobody can know of the lines under way: a database may have kept them and lost the answer. */
function brokenOff({ code, headers }: Refusal, lines: Line[]): Refusal {
  const [from, to] = [lines[0]?.number, lines.at(-1)?.number]
  const reason: Reason = { code: 'import_broken_off', from, to }
  return new Refusal(code, sentenceOf(reason), { headers, reason })
}
