import { expect, test } from 'vitest'
import { jobChangeNotice } from './job-change-notice.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' }) as const
const range = (min: number, max: number) => ({ min: eur(min), max: eur(max), per: 'hour' }) as const
const place = { town: 'Lyon', country: 'FR', geo: { latitude: 45.76, longitude: 4.84 } }
const before = { pay: range(1500, 1900), place }
const pay = (after: (typeof before)['pay']) => jobChangeNotice(before, { pay: after, place })

test('applicants are told when pay falls at either end, never when it rises', () => {
  expect(pay(range(1500, 1900))).toEqual([])
  expect(pay(range(1600, 2000))).toEqual([])
  expect(pay(range(1400, 2200))).toEqual(['pay'])
  expect(pay(range(1500, 1899))).toEqual(['pay'])
})

test('pay that cannot be compared any more counts as worse', () => {
  const perDay = { ...range(15_000, 19_000), per: 'day' } as const
  const inFrancs = {
    min: { minor: 1500, currency: 'CHF' },
    max: { minor: 1900, currency: 'CHF' },
    per: 'hour',
  } as const
  expect(jobChangeNotice(before, { pay: perDay, place })).toEqual(['pay'])
  expect(jobChangeNotice(before, { pay: inFrancs, place })).toEqual(['pay'])
  expect(jobChangeNotice(before, { pay: undefined, place })).toEqual(['pay'])
  expect(jobChangeNotice({ pay: undefined, place }, before)).toEqual([])
})

test('applicants are told of another place', () => {
  expect(jobChangeNotice(before, { ...before, place: { ...place, town: 'Paris' } })).toEqual(['place'])
})
