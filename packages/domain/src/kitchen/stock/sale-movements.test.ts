import { describe, expect, test } from 'vitest'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { onHand } from './on-hand.ts'
import { reverseMovement } from './reverse-movement.ts'
import { saleMovements, type SoldLine, type SoldVersion, stockEffect } from './sale-movements.ts'
import { versionInForce } from './version-in-force.ts'

const clock = (time: string) => timestampFromMs(Date.parse(`2026-05-03T${time}Z`))

const versions: readonly SoldVersion[] = [
  {
    versionId: 'new',
    approvedAt: clock('15:00:00'),
    perPortion: [{ lineId: 'butter', amount: '0.03' }],
  },
  {
    versionId: 'old',
    approvedAt: clock('09:00:00'),
    perPortion: [
      { lineId: 'butter', amount: '0.02' },
      { lineId: 'sole', amount: '1' },
    ],
  },
]

const sold: SoldLine = {
  ticketLineId: 'tl7',
  portions: 2,
  sentAt: clock('14:59:59'),
  movedAt: clock('15:10:00'),
  booked: 0,
}

describe('sales', () => {
  test('[ST4] new version approved 15:00:00, line sent 14:59:59, served 15:10: old version', () => {
    expect(versionInForce(versions, clock('14:59:59'))?.versionId).toBe('old')
    expect(saleMovements(sold, versions)).toEqual({
      ok: true,
      value: [
        { id: 'sale_tl7_1', lineId: 'butter', kind: 'sale', change: '-0.04', at: sold.movedAt },
        { id: 'sale_tl7_2', lineId: 'sole', kind: 'sale', change: '-2', at: sold.movedAt },
      ],
    })
  })
  test('[ST4] line sent 15:00:00: new version', () => {
    expect(versionInForce(versions, clock('15:00:00'))?.versionId).toBe('new')
    expect(saleMovements({ ...sold, sentAt: clock('15:00:00'), booked: 2 }, versions)).toEqual({
      ok: true,
      value: [{ id: 'sale_tl7_3', lineId: 'butter', kind: 'sale', change: '-0.06', at: sold.movedAt }],
    })
  })
  test('[ST4] served, then recalled: movements sum to 0', () => {
    const sale = saleMovements(sold, versions)
    const booked = sale.ok ? sale.value : []
    const back = booked.flatMap((movement) => {
      const undone = reverseMovement(movement, booked, clock('15:12:00'))
      return undone.ok ? [undone.value] : []
    })
    expect(back).toHaveLength(2)
    expect(decimalFromExact(onHand([...booked, ...back]))).toBe('0')
  })
  test('[ST4] before any version was approved nothing says what a portion takes', () =>
    expect(saleMovements({ ...sold, sentAt: clock('08:00:00') }, versions)).toEqual({
      ok: false,
      problem: 'no-version-in-force',
    }))
  test('[ST4] more than the ledger can hold is refused, not cut', () => {
    const huge = [{ versionId: 'huge', approvedAt: clock('09:00:00') }].map((version) => ({
      ...version,
      perPortion: [{ lineId: 'salt', amount: '999999999' }],
    }))
    expect(saleMovements(sold, huge)).toEqual({ ok: false, problem: 'too-many-digits' })
  })

  test.each([
    ['ready', 'served', true, 'draw-down'],
    ['cooking', 'ready', true, 'none'],
    ['served', 'ready', true, 'give-back'],
    ['ready', 'cooking', true, 'none'],
    ['cooking', 'ready', false, 'draw-down'],
    ['ready', 'served', false, 'none'],
    ['served', 'ready', false, 'none'],
    ['ready', 'cooking', false, 'give-back'],
  ] as const)('[ST4] %s to %s, expediter %s: %s', (from, to, hasExpediter, effect) =>
    expect(stockEffect({ from, to }, hasExpediter)).toBe(effect),
  )
})
