import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { assertWhole } from '../../desk.ts'
import { inOrder } from '../../tallies.ts'
import { replaceFile } from '../atomic-file.ts'
import { Damage } from '../damage.ts'
import { readDesk } from '../desk-file.ts'
import type { OpenFile } from '../files.ts'
import type { Place } from '../place.ts'
import { readTallies, tallyDays, tallyFile } from '../tally-days.ts'
import {
  deskLine,
  headerMember,
  headerRoom,
  tallyLine,
  type BackupHeader,
} from './backup-format.ts'
import { streamLeads } from './lead-stream.ts'

/** Quick rather than small: JSON of leads shrinks to a sixth even so. */
const level = 3
const compress = promisify<Buffer, { level: number }, Buffer>(gzip)
const newline = Buffer.from('\n')

/** A folder's store may make a new snapshot while we read: then the next try sees that one. */
const tries = 5

/** Is told how many bytes the backup comes to with the next ones; throws to give up. */
type GoOn = (bytes: number) => Promise<void>

/** Writes a backup of a folder whose store may be at work, in this process or another. */
export async function writeBackup(
  place: Place,
  path: string,
  goOn: GoOn = async () => {},
): Promise<BackupHeader> {
  for (let left = tries; ; left--) {
    try {
      return await attempt(place, path, goOn)
    } catch (error) {
      if (left === 1 || !(error instanceof Damage)) throw error
    }
  }
}

function attempt(place: Place, path: string, goOn: GoOn): Promise<BackupHeader> {
  const { files, folder, now } = place
  return replaceFile(files, path, async file => {
    const created_at = new Date(now()).toISOString()
    const desk = await readDesk(files, folder)
    assertWhole(desk)
    const sha256 = createHash('sha256')
    const { add, flush } = members(file, headerRoom, goOn)
    const addLine = (line: Buffer) => {
      sha256.update(line)
      add(line)
    }
    // Whoever is signed out or uninvited from now on would come back with it.
    addLine(Buffer.from(deskLine({ ...desk, operator_sessions: [], invitations: [] })))
    const tallies = await streamTallies(place, line => addLine(Buffer.from(line)), flush)
    const onText = (bytes: Buffer, from: number, to: number) =>
      addLine(Buffer.concat([bytes.subarray(from, to), newline]))
    const leads = await streamLeads(files, folder, onText, flush)
    const sums = { leads, tallies, sha256: sha256.digest('hex') }
    add(Buffer.from(`${JSON.stringify({ end: 'backup', ...sums })}\n`))
    await flush()
    const header: BackupHeader = { bellhop: 'backup', format: 1, created_at, ...sums }
    await file.write(headerMember(header), 0)
    return header
  })
}

/** Gives the counts of all days; those of a damaged one are no reason to be without a backup. */
async function streamTallies(
  { files, folder, log }: Place,
  onLine: (line: string) => void,
  ready: () => Promise<void>,
): Promise<number> {
  let count = 0
  for (const day of await tallyDays(files, folder)) {
    const tallies = await readTallies(files, folder, day).catch((error: unknown) => {
      if (!(error instanceof Damage)) throw error
      log.warn({ file: tallyFile(day) }, 'Counts of a day are damaged: the backup is without them')
      return []
    })
    for (const tally of inOrder(tallies)) onLine(tallyLine(tally))
    count += tallies.length
    await ready()
  }
  return count
}

/** Writes what was added between two flushes as one gzip member; members in a row are one file. */
function members(file: OpenFile, start: number, goOn: GoOn) {
  let position = start
  let parts: Buffer[] = []
  return {
    add: (part: Buffer) => void parts.push(part),
    async flush() {
      if (parts.length === 0) return
      const member = await compress(Buffer.concat(parts), { level })
      parts = []
      await goOn(position + member.length)
      await file.write(member, position)
      position += member.length
    },
  }
}
