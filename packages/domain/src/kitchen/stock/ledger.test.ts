import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Exact } from '../../core/quantities/exact.ts'
import { exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { countDifference } from './count-difference.ts'
import { netNeed } from './net-need.ts'
import { asksForCount, onHand, onHandAt } from './on-hand.ts'
import { reverseMovement } from './reverse-movement.ts'
import type { StockMovement } from './stock-movement.ts'
import { usageVariance } from './usage-variance.ts'

const at = (ms: number) => timestampFromMs(ms)
const text = (amount: Exact | string) => (typeof amount === 'string' ? amount : decimalFromExact(amount))

function moved(change: string, ms = 0, kind: StockMovement['kind'] = 'correction'): StockMovement {
  return { id: `m${ms}${change}`, lineId: 'butter', kind, change, at: at(ms) }
}

describe('net need', () => {
  test('[ST1] need 750 g, have 500 g: 250 g', () =>
    expect(text(netNeed({ amount: '750', unit: 'g' }, { amount: '500', unit: 'g' }))).toBe('250'))
  test('[ST1] need 1 kg, have 1200 g: 0', () =>
    expect(text(netNeed({ amount: '1', unit: 'kg' }, { amount: '1200', unit: 'g' }))).toBe('0'))
  test('[ST1] exactly enough is enough', () =>
    expect(text(netNeed({ amount: '1', unit: 'kg' }, { amount: '1000', unit: 'g' }))).toBe('0'))
  test('[ST1] the answer is in the unit of the need', () =>
    expect(text(netNeed({ amount: '1', unit: 'kg' }, { amount: '250', unit: 'g' }))).toBe('0.75'))
  test('[ST1] grams and pieces need a fact of the food', () => {
    const [need, have] = [
      { amount: '500', unit: 'g' },
      { amount: '3', unit: 'piece' },
    ] as const
    expect(netNeed(need, have)).toBe('not-convertible')
    const fact = { from: { amount: '1', unit: 'piece' }, to: { amount: '60', unit: 'g' } } as const
    expect(text(netNeed(need, have, [fact]))).toBe('320')
  })
  test('[ST9] stock below zero adds to the need', () =>
    expect(text(netNeed({ amount: '5', unit: 'kg' }, { amount: '-1', unit: 'kg' }))).toBe('6'))
})

describe('ledger', () => {
  test('[ST2] +10, −3, undo −3: 10', () => {
    const ledger = [moved('10', 1), moved('-3', 2)]
    const undone = reverseMovement(moved('-3', 2), ledger, at(3))
    expect(undone).toMatchObject({ ok: true, value: { change: '3', reverses: 'm2-3', id: 'rev_m2-3' } })
    expect(undone.ok && text(onHand([...ledger, undone.value]))).toBe('10')
  })
  test('[ST2] undo twice: the second is refused', () => {
    const first = reverseMovement(moved('-3', 2), [], at(3))
    expect(first.ok && reverseMovement(moved('-3', 2), [first.value], at(4))).toEqual({
      ok: false,
      problem: 'already-reversed',
    })
  })
  test('[ST2] undo of another movement is no undo of this one', () => {
    const other = reverseMovement(moved('5', 1), [], at(3))
    expect(other.ok && reverseMovement(moved('-3', 2), [other.value], at(4)).ok).toBe(true)
  })
  test('[ST2] count 8, then +6, −2: 12', () => {
    const counted = countDifference({ amount: exactFromInt(8), at: at(1) }, [])
    expect(text(onHand([moved(text(counted) ?? '', 1, 'count'), moved('6', 2), moved('-2', 3)]))).toBe('12')
  })
  test('[ST2] a movement of nothing is undone by nothing', () =>
    expect(reverseMovement(moved('0'), [], at(1))).toMatchObject({ value: { change: '0' } }))
  test('[ST2] every movement and its undo come to nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (millionths) => {
        const movement = moved(decimalFromExact(exactFromInt(millionths).div(1000)) ?? '')
        const undone = reverseMovement(movement, [], at(1))
        expect(undone.ok && text(onHand([movement, undone.value]))).toBe('0')
      }),
    )
  })

  test('[ST3] ledger 12 when counted as 10; 3 more received before saving: movement −2, on hand 13', () => {
    const ledger = [moved('12', 1), moved('3', 3, 'receipt')]
    const difference = countDifference({ amount: exactFromInt(10), at: at(2) }, ledger)
    expect(text(difference)).toBe('-2')
    expect(text(onHand([...ledger, moved('-2', 2, 'count')]))).toBe('13')
  })
  test('[ST3] what happened in the very moment of counting has happened', () =>
    expect(text(onHandAt([moved('12', 1), moved('-2', 2), moved('-1', 3)], at(2)))).toBe('10'))
  test('[ST3] after a count, on hand is the count and the movements since, whatever came before', () => {
    const changes = fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: 0, max: 20 })))
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 500 }), (pairs, counted) => {
        const ledger = pairs.map(([change, ms]) => moved(String(change), ms))
        const change = countDifference({ amount: exactFromInt(counted), at: at(10) }, ledger)
        const since = pairs.filter(([, ms]) => ms > 10).reduce((sum, [amount]) => sum + amount, counted)
        expect(onHand(ledger).add(change).equals(since)).toBe(true)
      }),
    )
  })

  test('[ST9] have 2, waste 3 by hand: −1, count this', () => {
    const amount = onHand([moved('2'), moved('-3', 1, 'waste')])
    expect([text(amount), asksForCount(amount)]).toEqual(['-1', true])
  })
  test('[ST9] have 2, sale uses 3: −1, count this', () => {
    const amount = onHand([moved('2'), moved('-3', 1, 'sale')])
    expect([text(amount), asksForCount(amount)]).toEqual(['-1', true])
  })
  test('[ST9] nothing left is no reason to count', () =>
    expect(asksForCount(onHand([moved('2'), moved('-2')]))).toBe(false))
})

describe('a movement that arrives after a count', () => {
  const booked = (change: string, [happened, known]: readonly [number, number], more: object = {}) => ({
    ...moved(change, happened),
    recordedAt: at(known),
    ...more,
  })
  const count = (change: string, times: readonly [number, number], id = 'cnt') =>
    booked(change, times, { id, kind: 'count' as const })
  const level = (...ledger: readonly StockMovement[]) => text(onHand(ledger))
  const twelve = booked('12', [1, 1])
  const tenFound = count('-2', [5, 6])
  const lateWaste = booked('-2', [4, 9])

  test('[ST2] wasted before the count, told after it: what was counted lacked it already', () =>
    expect(level(twelve, tenFound, lateWaste)).toBe('10'))
  test('[ST3] one of the very moment of counting was seen too', () =>
    expect(level(twelve, tenFound, booked('-2', [5, 9]))).toBe('10'))
  test('[ST3] one that was known when the count was saved is in its difference', () =>
    expect(level(twelve, tenFound, booked('-2', [4, 6]))).toBe('8'))
  test('[ST2] one of after the count counts, however late it is told', () =>
    expect(level(twelve, tenFound, booked('-1', [7, 60]))).toBe('9'))
  test('[ST2] told late and taken back, it changes nothing', () => {
    const undone = reverseMovement(lateWaste, [], at(12))
    expect(undone.ok && level(twelve, tenFound, lateWaste, undone.value)).toBe('10')
  })
  test('[ST2] once the count is taken back, it counts after all', () => {
    const undone = reverseMovement(tenFound, [], at(12))
    expect(undone.ok && level(twelve, tenFound, lateWaste, undone.value)).toBe('10')
    expect(undone.ok && level(twelve, tenFound, undone.value)).toBe('12')
  })
  test('[ST2] an undo has its own moment', () => {
    const undone = reverseMovement(twelve, [], at(7))
    expect(undone).toMatchObject({ ok: true, value: { at: at(7) } })
    expect(undone.ok && 'recordedAt' in undone.value).toBe(false)
  })
  test('[ST3] an earlier count that is closed after a later one does not move its level', () =>
    expect(level(twelve, count('-3', [5, 6], 'later'), count('-1', [3, 9], 'earlier'))).toBe('9'))
  test('[ST3] the next count starts from the level, not from what it had held', () => {
    const ledger = [twelve, tenFound, lateWaste]
    expect(text(countDifference({ amount: exactFromInt(7), at: at(20) }, ledger))).toBe('-3')
  })
  test('[ST2] where nobody knows when it became known, it is added like any other', () => {
    expect(level(twelve, tenFound, moved('-2', 4))).toBe('8')
    expect(level(twelve, moved('-2', 5, 'count'), lateWaste)).toBe('8')
  })
})

describe('usage variance', () => {
  const variance = (opening: string, received: string, closing: string, theoretical: string) =>
    text(
      usageVariance({
        opening: exactFromDecimal(opening),
        received: exactFromDecimal(received),
        closing: exactFromDecimal(closing),
        theoretical: exactFromDecimal(theoretical),
      }),
    )
  test('[CO5] opening 10, received 25, closing 8, theoretical 24.5: +2.5', () =>
    expect(variance('10', '25', '8', '24.5')).toBe('2.5'))
  test('[CO5] 0, 12, 3, theoretical 10: −1', () => expect(variance('0', '12', '3', '10')).toBe('-1'))
  test('[CO5] what the recipes explain leaves nothing', () =>
    expect(variance('1', '2', '0.5', '2.5')).toBe('0'))
})
