import type { Leads, Store } from '../../../server/store/store.ts'
import { arrival } from '../makers.ts'

/** What a store has acknowledged: of each uid the highest `step` it was told of. */
export type Acknowledged = Map<string, number>

/**
 * `writers` send requests one after the other, each uid three times with a rising step, until
 * `isOver`. Refused ones are sent again, as an outbox would.
 */
export async function write(
  { leads }: Pick<Store, 'leads'>,
  { writers, run }: { writers: number; run: string },
  { isOver, onAck }: { isOver: () => boolean; onAck: (uid: string, step: number) => void },
): Promise<void> {
  const writer = async (name: number) => {
    for (let i = 0; !isOver(); i++) {
      const uid = `${run}-${name}-${Math.floor(i / 3)}`
      const id = `${uid}-${i % 3}`
      const custom_fields = { step: i % 3, filling: 'x'.repeat((i * 37) % 900) }
      try {
        await leads.receive(arrival({ client_request_uid: uid, id, custom_fields }))
        onAck(uid, i % 3)
      } catch (error) {
        if (!isUnavailable(error)) throw error
        await new Promise(setImmediate)
        i--
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, (_, name) => writer(name)))
}

const isUnavailable = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'unavailable'

/** What is wrong with a store that has acknowledged this much; empty when nothing is. */
export async function faultsOf(leads: Leads, acknowledged: Acknowledged): Promise<string[]> {
  const steps = new Map<string, number>()
  const faults: string[] = []
  for await (const lead of leads.all()) {
    const uid = lead.client_request_uid ?? ''
    if (steps.has(uid)) faults.push(`${uid} is there twice`)
    steps.set(uid, Number(lead.custom_fields['step']))
  }
  for (const [uid, step] of acknowledged) {
    const stored = steps.get(uid)
    if (stored === undefined) faults.push(`${uid} is lost`)
    else if (stored < step) faults.push(`${uid} has lost step ${step}`)
  }
  return faults
}
