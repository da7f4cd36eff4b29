import { expect, test } from 'vitest'
import { es } from '../../dashboard/texts/es.ts'

test('a guest has one name in Spanish', () => {
  expect(JSON.stringify(es).match(/viajeros?|huésped|visitante/gi)).toBeNull()
})
