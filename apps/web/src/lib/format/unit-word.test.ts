import { expect, test } from 'vitest'
import { unitWord } from './unit-word.ts'

const counted = (count?: number) =>
  unitWord((key, values) => `${key} ${JSON.stringify(values)}`, 'cup', count)

test.each([
  [undefined, 1],
  [0.25, 1],
  [1, 1],
  [1.5, 1.5],
  [3, 3],
  [0, 0],
])('%s cups are declined as %s', (count, declined) => {
  expect(counted(count)).toBe(`units.cup {"count":${declined}}`)
})
