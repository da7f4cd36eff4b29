import { unavailable } from '../../refusal.ts'
import type { Place } from './place.ts'

/** Refuses to write while the disk is nearly full, so that there is room left to put things right. */
export interface FreeSpace {
  /** Says in the log when there is too little, and when there is enough again. */
  look(): Promise<void>
  /** Throws `unavailable` below the floor; told how many bytes are about to be written. */
  assert(bytes: number): Promise<void>
  /** Whether this many bytes more would leave the floor free. */
  hasRoomFor(bytes: number): Promise<boolean>
}

const lookEveryMs = 1000
const retryAfterSeconds = 30

export interface Disk extends Place {
  /** Free bytes on the disk below which nothing is accepted. */
  floorBytes: number
}

export function freeSpace({ files, folder, log, now, floorBytes }: Disk): FreeSpace {
  let lookedAt = -Infinity
  let isLow = false
  /** Bytes that may still be written before the next look. */
  let allowance = 0

  /** A disk that cannot say will speak up when it is written to. */
  const freeOnDisk = () => files.freeBytes(folder).catch(() => Infinity)

  const look = async () => {
    lookedAt = now()
    const freeBytes = await freeOnDisk()
    const wasLow = isLow
    isLow = freeBytes < floorBytes
    allowance = (freeBytes - floorBytes) / 2
    if (isLow && !wasLow)
      log.error({ folder, freeBytes, floorBytes }, 'The disk is nearly full: nothing is accepted')
    if (!isLow && wasLow) log.info({ folder, freeBytes }, 'The disk has room again')
  }

  return {
    look,
    async assert(bytes) {
      allowance -= bytes
      const isDue = Math.abs(now() - lookedAt) >= lookEveryMs
      if (isDue || (!isLow && allowance < 0)) await look()
      if (isLow) throw unavailable('The disk is nearly full', retryAfterSeconds)
    },
    hasRoomFor: async bytes => (await freeOnDisk()) - bytes >= floorBytes,
  }
}
