import { expect, test } from 'vitest'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import { varianceByCause } from './variance-by-cause.ts'

const usage = (closing: string) => ({
  opening: exact('10'),
  received: exact('25'),
  closing: exact(closing),
  theoretical: exact('24.5'),
})
const moved = (kind: 'waste' | 'staff-meal' | 'sale' | 'transfer-in' | 'count', change: string) => ({
  kind,
  change,
})

test('[CO5] +2.5 kg: 1.2 wasted, 0.8 eaten by the team, 0.5 that nobody can tell', () => {
  const found = varianceByCause(usage('8'), [
    moved('waste', '-0.7'),
    moved('waste', '-0.5'),
    moved('staff-meal', '-0.8'),
    moved('sale', '-24.5'),
    moved('count', '-0.5'),
  ])
  expect([...found.causes].map(([cause, taken]) => [cause, taken.toString()])).toEqual([
    ['waste', '1.2'],
    ['staff-meal', '0.8'],
  ])
  expect([found.variance.toString(), found.unexplained.toString()]).toEqual(['2.5', '0.5'])
})

test('[CO5] what came from another kitchen lowers what was used', () => {
  const found = varianceByCause(usage('12'), [moved('transfer-in', '2')])
  expect(found.causes.get('transfer-in')?.toString()).toBe('-2')
  expect([found.variance.toString(), found.unexplained.toString()]).toEqual(['-1.5', '0.5'])
})

test('[CO5] [ST2] waste that was taken back explains nothing', () => {
  const found = varianceByCause(usage('8'), [moved('waste', '-1'), moved('waste', '1')])
  expect(found.causes.size).toBe(0)
  expect(found.unexplained.equals(found.variance)).toBe(true)
})
