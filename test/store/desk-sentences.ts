import { describe, expect, test } from 'vitest'
import { desk, instant } from './makers.ts'
import type { Scene } from './scene.ts'

export function deskSentences({ open, place }: Scene) {
  describe('the desk', () => {
    test("is made by the installation's first start", async () => {
      const made = desk()
      const store = await (await place()).open(() => made)
      expect(store.desk.read()).toEqual(made)
      await store.close()
    })

    test('changes as a whole, and gives the answer of the edit', async () => {
      const { desk } = await open()
      const answer = await desk.change(data => {
        data.operator_sessions.push({
          id: 's-1',
          browser: 'Firefox',
          hash: 'h',
          operator: 'op-1',
          created_at: instant(1),
          expires_at: instant(2),
        })
        return 'done'
      })
      expect(answer).toBe('done')
      expect(desk.read().operator_sessions).toMatchObject([{ hash: 'h' }])
    })

    test('stays as it was when the edit throws', async () => {
      const { desk } = await open()
      const before = desk.read()
      const change = desk.change(data => {
        data.sites = []
        throw new Error('no')
      })
      await expect(change).rejects.toThrow('no')
      expect(desk.read()).toEqual(before)
    })

    test('takes changes made together one by one', async () => {
      const { desk } = await open()
      const brand = (data: ReturnType<typeof desk.read>) => data.sites[0]?.brand ?? ''
      await Promise.all(
        ['a', 'b', 'c', 'd'].map(letter =>
          desk.change(data => {
            for (const site of data.sites) site.brand += letter
          }),
        ),
      )
      expect(brand(desk.read())).toBe('Sandy Feet Travelabcd')
    })

    test('cannot be changed in passing', async () => {
      const { desk } = await open()
      expect(() => desk.read().sites.pop()).toThrow(TypeError)
    })
  })
}
