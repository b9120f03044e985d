import { expect, test } from 'vitest'
import { pointFromTyped } from './point-from-typed.ts'

test('coordinates are read as maps show them, and only from the globe', () => {
  expect(pointFromTyped(' 48.86, 2.35 ')).toEqual({ latitude: 48.86, longitude: 2.35 })
  expect(pointFromTyped('-33.87;151.21')).toEqual({ latitude: -33.87, longitude: 151.21 })
  expect(pointFromTyped('90 -180')).toEqual({ latitude: 90, longitude: -180 })
  expect(['Paris', '48.86', '91, 0', '0, 180.5', '48,86'].map(pointFromTyped)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    { latitude: 48, longitude: 86 },
  ])
})
