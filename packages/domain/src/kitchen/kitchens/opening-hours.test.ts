import { expect, test } from 'vitest'
import { hoursOf, isOpenTwice, sameHours } from './opening-hours.ts'

const evening = { from: '19:00', to: '01:00' }
const lunch = { from: '12:00', to: '15:00' }

test('days with the same hours are shown as one, and come apart again', () => {
  const hours = [
    { day: 3, ...evening },
    { day: 2, ...evening },
    { day: 2, ...lunch },
  ]
  const same = sameHours(hours)
  expect(same).toEqual([
    { ...lunch, days: [2] },
    { ...evening, days: [2, 3] },
  ])
  expect(hoursOf(same)).toHaveLength(3)
})

test('a kitchen is not open twice at one time, also past midnight and from Sunday to Monday', () => {
  expect(
    isOpenTwice([
      { day: 2, ...lunch },
      { day: 2, ...evening },
    ]),
  ).toBe(false)
  expect(
    isOpenTwice([
      { day: 2, ...lunch },
      { day: 2, from: '15:00', to: '18:00' },
    ]),
  ).toBe(false)
  expect(
    isOpenTwice([
      { day: 2, ...lunch },
      { day: 2, from: '14:59', to: '18:00' },
    ]),
  ).toBe(true)
  expect(
    isOpenTwice([
      { day: 2, ...lunch },
      { day: 2, ...lunch },
    ]),
  ).toBe(true)
  expect(
    isOpenTwice([
      { day: 3, from: '00:30', to: '02:00' },
      { day: 2, ...evening },
    ]),
  ).toBe(true)
  expect(
    isOpenTwice([
      { day: 7, ...evening },
      { day: 1, from: '00:30', to: '02:00' },
    ]),
  ).toBe(true)
  expect(
    isOpenTwice([
      { day: 7, ...evening },
      { day: 1, from: '01:00', to: '02:00' },
    ]),
  ).toBe(false)
})
