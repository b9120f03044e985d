import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import { readShift, type TypedShift } from './shift-form-read.ts'

const typed: TypedShift = {
  day: '2027-03-01',
  from: '17:00',
  to: '01:30',
  breakMin: '30',
  seats: '2',
  pay: '18,50',
  isInstant: false,
  dress: '',
  contact: '',
  parking: '',
}
const read = (more: Partial<TypedShift> = {}) => readShift({ ...typed, ...more }, 'EUR', 'Europe/Lisbon')
const problems = (more: Partial<TypedShift>) => {
  const found = read(more)
  return found.ok ? [] : found.problems
}

test('a shift over midnight ends on the next day', () => {
  const found = read()
  expect(found).toMatchObject({ ok: true, draft: { seats: 2, payPerHour: { minor: 1850, currency: 'EUR' } } })
  expect(found.ok && msFromTimestamp(found.draft.endsAt) - msFromTimestamp(found.draft.startsAt)).toBe(
    8.5 * 3_600_000,
  )
})

test('each field that does not fit is named', () => {
  expect(problems({ from: '09:00', to: '09:10', breakMin: '0' })).toEqual(['times'])
  expect(problems({ from: '09:00', to: '08:00' })).toEqual(['times'])
  expect(problems({ from: '17:00', to: '18:00', breakMin: '60' })).toEqual(['breakMin'])
  expect(problems({ day: '', seats: '0', pay: '0' })).toEqual(['day', 'seats', 'pay'])
})
