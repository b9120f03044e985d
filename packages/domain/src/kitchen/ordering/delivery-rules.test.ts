import { describe, expect, test } from 'vitest'
import { answerLine, isAsOrdered, packsMissing, valueExpected } from './answer-lines.ts'
import { isAllReceived, isMoreThanSent, judgeDelivered, worstVerdict } from './check-delivery.ts'
import { checkSending } from './check-sending.ts'
import { orderTotals } from './order-totals.ts'
import { contentOfPacks } from './receipt.ts'
import { supplierColumn } from './supplier-column.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'

const price = { minor: 400, currency: 'EUR' } as const
const line = { packs: 10, price, receivedPacks: 0 }

describe('a supplier’s answer', () => {
  test('as ordered, or anything else that the kitchen has to be asked about', () => {
    const answered = (said: Parameters<typeof answerLine>[1]) => {
      const after = answerLine(line, said)
      return after.ok ? [after.value.confirmedPacks, isAsOrdered(line, after.value)] : after.problem
    }
    expect(answered({ answer: 'ok' })).toEqual([10, true])
    expect(answered({ answer: 'ok', price: { ...price, minor: 401 } })).toEqual([10, false])
    expect(answered({ answer: 'short', packs: 99 })).toEqual([10, false])
    expect(answered({ answer: 'none', packs: 3 })).toEqual([0, false])
    expect(answered({ answer: 'substitute' })).toBe('substitute-missing')
    expect(packsMissing({ ...line, confirmedPacks: 9, receivedPacks: 12 })).toBe(0)
  })

  test('a line comes to what was ordered, and to what was confirmed once it is answered', () => {
    expect(valueExpected(line)).toEqual({ ...price, minor: 10 * price.minor })
    const dearer = { ...price, minor: price.minor + 1 }
    expect(valueExpected({ ...line, confirmedPacks: 3, confirmedPrice: dearer }).minor).toBe(3 * dearer.minor)
    expect(valueExpected({ ...line, confirmedPacks: 0 }).minor).toBe(0)
  })

  test('on the way from the wanted day on', () => {
    const confirmed = { state: 'confirmed', wantedDay: '2026-05-06' } as const
    expect(supplierColumn(confirmed, '2026-05-05')).toBe('answered')
    expect(supplierColumn(confirmed, '2026-05-06')).toBe('on the way')
    expect(supplierColumn({ ...confirmed, state: 'sent' }, '2026-05-07')).toBe('new')
  })
})

describe('a delivery', () => {
  const nine = { packs: 9, condition: 'ok' } as const

  test('[OR10] is whole once everything that was confirmed is there in good order', () => {
    const lines = [{ id: 'l1', ...line, confirmedPacks: 9 }]
    expect(isAllReceived(lines, { l1: nine })).toBe(true)
    expect(isAllReceived(lines, { l1: { ...nine, condition: 'damaged' } })).toBe(false)
    expect(isAllReceived(lines, {})).toBe(false)
    expect(isMoreThanSent({ ...line, confirmedPacks: 9, receivedPacks: 1 }, nine)).toBe(true)
  })

  test('[HC2] too warm fails, not measured is not proven, and the worst line counts', () => {
    const chilled = { isTcs: true, storage: { max: { value: '5', unit: 'C' } } } as const
    expect(judgeDelivered({ packs: 1, temp: { value: '41', unit: 'F' } }, chilled)).toBe('passed')
    expect(judgeDelivered({ packs: 1, temp: { value: '9', unit: 'C' } }, chilled)).toBe('failed')
    expect(judgeDelivered({ packs: 1 }, chilled)).toBe('not proven')
    expect(judgeDelivered({ packs: 1 }, { isTcs: false })).toBe('passed')
    expect(judgeDelivered({ packs: 0 }, chilled)).toBe('passed')
    expect(judgeDelivered({ packs: 1, temp: { value: '30', unit: 'C' } }, { isTcs: true })).toBe('passed')
    expect(worstVerdict(['passed', 'not proven', 'failed'])).toBe('failed')
    expect(worstVerdict(['passed', 'not proven'])).toBe('not proven')
    expect(worstVerdict(['passed'])).toBe('passed')
  })

  test('[OR3] what packs hold is counted exactly', () => {
    const pack = { count: 3, size: { amount: '0.1', unit: 'kg' } } as const
    expect(contentOfPacks(pack, 3)).toEqual({ amount: '0.9', unit: 'kg' })
  })
})

describe('sending', () => {
  const zone = 'Europe/Paris'
  const deliveryDays = { weekdays: [1, 3, 5], holidays: ['2026-05-08'] }
  const now = timestampFromMs(Date.parse('2026-05-05T10:00:00Z'))
  const order = { wantedDay: '2026-05-06', goods: { minor: 7999, currency: 'EUR' }, now, accept: [] } as const
  const minimum = (mode: 'strict' | 'flexible') =>
    ({ value: { minor: 8000, currency: 'EUR' }, mode }) as const

  test('[OR8] [OR9] names the next day and what is missing, and asks where it may', () => {
    expect(checkSending({ ...order, wantedDay: '2026-05-08' }, { zone, deliveryDays })).toMatchObject({
      problem: { kind: 'holiday', nextDay: '2026-05-06' },
    })
    expect(checkSending(order, { zone, deliveryDays, minimumOrder: minimum('strict') })).toMatchObject({
      problem: { kind: 'below-minimum', missing: { minor: 1 } },
    })
    expect(checkSending(order, { zone, deliveryDays, minimumOrder: minimum('flexible') })).toEqual({
      ok: true,
      value: ['below-minimum'],
    })
  })

  test('[MO2] a total says when the tax of a line is not known, and never takes it for none', () => {
    const sold = { price: { minor: 1000, currency: 'EUR' }, packs: 1 } as const
    expect(orderTotals([{ ...sold, vatPct: '0' }], { currency: 'EUR' }).lacksVat).toBeUndefined()
    expect(orderTotals([{ ...sold, vatPct: '20' }, sold], { currency: 'EUR' }).lacksVat).toBe(true)
  })
  test('[MO2] VAT is rounded once for the whole order', () => {
    const lines = [1, 2, 3].map(
      () => ({ price: { minor: 33, currency: 'EUR' }, packs: 1, vatPct: '5' }) as const,
    )
    expect(orderTotals(lines, { currency: 'EUR', fee: { minor: 500, currency: 'EUR' } })).toMatchObject({
      net: { minor: 99 },
      vat: { minor: 5 },
      gross: { minor: 604 },
    })
  })
})
