import { expect, test } from 'vitest'
import { lengthMs } from '../../core/time/span.ts'
import { spanOnDay } from './span-on-day.ts'

const hours = (day: string, from: string, to: string) =>
  lengthMs(spanOnDay({ day, from, to }, 'Europe/Paris')) / 3_600_000

test('[RO6] an end that is not after the start is on the next day, and clock changes count', () => {
  expect(hours('2026-05-03', '09:00', '17:00')).toBe(8)
  expect(hours('2026-05-03', '22:00', '06:00')).toBe(8)
  expect(hours('2026-10-24', '22:00', '06:00')).toBe(9)
  expect(hours('2026-03-28', '22:00', '06:00')).toBe(7)
  expect(hours('2026-05-03', '09:00', '09:00')).toBe(24)
})
