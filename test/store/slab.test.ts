import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashIndex } from '../../server/store/json-file/table/hash-index.ts'
import { leadTable } from '../../server/store/json-file/table/lead-table.ts'
import { offsetOf, slab } from '../../server/store/json-file/table/slab.ts'
import { seed } from '../support/seed.ts'

describe('the leads in memory', () => {
  test('take no more room for being changed again and again', () => {
    const table = leadTable()
    const leads = Array.from({ length: 40 }, (_, number) =>
      Array.from({ length: 10 }, (_, n) =>
        Buffer.from(
          `{"id":"${number}","site":"demo","session":null,"client_request_uid":"${number}","x":"${'x'.repeat(100 * n)}"}`,
        ),
      ),
    )
    const change = (times: number) => {
      for (let time = 0; time < times; time++)
        for (const [number, texts] of leads.entries()) {
          const text = texts[time % texts.length] as Buffer
          table.put(number, text, 0, text.length)
        }
    }
    change(10)
    const before = process.memoryUsage().arrayBuffers
    change(2_000)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000)
  })

  test('texts keep their bytes whatever comes, goes and is given out again', () => {
    const step = record({
      text: integer({ min: 0, max: 20 }),
      length: integer({ min: 1, max: 300 }),
    })
    assert(
      property(array(step, { minLength: 50, maxLength: 400 }), steps => {
        const texts = slab()
        const kept = new Map<number, { place: number; bytes: Buffer }>()
        const block = texts.newChunk()
        let read = 0
        for (const [i, { text, length }] of steps.entries()) {
          const old = kept.get(text)
          if (old) texts.remove(old.place, old.bytes.length)
          const bytes = Buffer.alloc(length, 1 + (i % 250))
          // Every other text as if it had been read from a file.
          const isRead = i % 2 === 0
          if (isRead) bytes.copy(block, read)
          const place = isRead ? texts.add(block, read, read + length) : texts.add(bytes, 0, length)
          if (isRead) read += length + 7
          kept.set(text, { place, bytes })
          for (const { place, bytes } of kept.values()) {
            const from = offsetOf(place)
            const stored = texts.chunkOf(place).subarray(from, from + bytes.length)
            expect(stored.equals(bytes)).toBe(true)
          }
        }
      }),
      { numRuns: 30, seed },
    )
  })

  test('a hash index finds what was added and not removed, also under equal hashes', () => {
    const hash = constantFrom(0, 1, 2, 15, 16, 0x00ffffff, 0x01000000, 0xffffffff)
    const step = record({ hash, number: integer({ min: 0, max: 40 }) })
    assert(
      property(array(step, { maxLength: 300 }), steps => {
        const index = hashIndex()
        const model = new Map<number, number>()
        for (const { hash, number } of steps) {
          const known = model.get(number)
          if (known === undefined) {
            index.add(hash, number)
            model.set(number, hash)
          } else {
            index.remove(known, number)
            model.delete(number)
          }
        }
        for (let number = 0; number <= 40; number++) {
          const hash = model.get(number)
          for (const asked of [0, 1, 2, 15, 16, 0x00ffffff, 0x01000000, 0xffffffff])
            expect(index.find(asked, found => found === number)).toBe(asked === hash ? number : -1)
        }
      }),
      { seed },
    )
  })

  test('a hash index of many entries finds each of them', () => {
    const index = hashIndex()
    const hashOf = (number: number) => Math.imul(number, 2654435761) >>> 0
    for (let number = 0; number < 50_000; number++) index.add(hashOf(number), number)
    for (let number = 0; number < 50_000; number++)
      expect(index.find(hashOf(number), found => found === number)).toBe(number)
  })
})
