import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Exact, exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'
import { decimalFromExact } from '../../core/quantities/round.ts'
import { mergeDemand } from './merge-demand.ts'
import { type OrderCap, orderQuantity } from './order-quantity.ts'
import { suggestedNeed } from './suggested-order.ts'

const exact = (decimal: string): Exact => exactFromDecimal(decimal)
const ordered = (need: string, pack: string, minimum?: string) =>
  decimalFromExact(
    orderQuantity(exact(need), {
      pack: exact(pack),
      minimum: minimum === undefined ? undefined : exact(minimum),
    }).quantity,
  )

describe('order quantity', () => {
  test.each([
    ['1', '15'],
    ['13', '15'],
    ['18', '18'],
    ['16', '18'],
  ])('[OR1] minimum 15, pack 3: need %s orders %s', (need, quantity) =>
    expect(ordered(need, '3', '15')).toBe(quantity),
  )
  test.each(['0', '-2'])('[OR1] need %s orders nothing, whatever the minimum', (need) =>
    expect(ordered(need, '3', '15')).toBe('0'),
  )
  test('[OR1] a minimum that is no whole number of packs is rounded up too', () =>
    expect(ordered('1', '3', '16')).toBe('18'))
  test('[OR1] packs that are sold six at a time', () =>
    expect(orderQuantity(exact('7'), { pack: exact('1'), multiple: 6 }).packs).toBe(12))
  test('[OR1] a pack of nothing and half a multiple are refused', () => {
    expect(() => orderQuantity(exact('1'), { pack: exact('0') })).toThrow(RangeError)
    expect(() => orderQuantity(exact('1'), { pack: exact('1'), multiple: 0.5 })).toThrow(RangeError)
    expect(() => orderQuantity(exact('1'), { pack: exact('1'), multiple: 0 })).toThrow(RangeError)
  })

  const cap = (side: OrderCap['side'], maximum = '20', inStock = '0'): OrderCap => ({
    side,
    maximum: exact(maximum),
    inStock: exact(inStock),
  })
  const capped = (need: string, by: OrderCap, minimum = '0') => {
    const { quantity, passesMaximum } = orderQuantity(
      exact(need),
      { pack: exact('3'), minimum: exact(minimum) },
      by,
    )
    return [decimalFromExact(quantity), passesMaximum]
  }
  test('[OR2] have 0, need 20, maximum 20, pack 3: 18', () =>
    expect(capped('20', cap('below'))).toEqual(['18', false]))
  test('[OR2] orderCap above: 21', () => expect(capped('20', cap('above'))).toEqual(['21', true]))
  test('[OR2] exactly the maximum does not pass it', () =>
    expect(capped('20', cap('below', '21'))).toEqual(['21', false]))
  test('[OR2] exactly the maximum needs no flag with orderCap above either', () =>
    expect(capped('20', cap('above', '21'))).toEqual(['21', false]))
  test('[OR2] when no pack fits, the rounded-up order stays and is flagged', () => {
    expect(capped('1', cap('below', '20', '18'))).toEqual(['3', true])
    expect(capped('1', cap('below', '20', '25'))).toEqual(['3', true])
  })
  test('[OR2] when what fits is under the minimum, the rounded-up order stays and is flagged', () => {
    expect(capped('20', cap('below'), '19')).toEqual(['21', true])
    expect(capped('20', cap('below'), '18')).toEqual(['18', false])
  })

  test('[OR3] need 6, pack 2: 3 packs', () =>
    expect(orderQuantity(exact('6'), { pack: exact('2') }).packs).toBe(3))
  test('[OR3] need 0.3 kg, pack 0.1 kg: 3 packs', () =>
    expect(orderQuantity(exact('0.3'), { pack: exact('0.1') }).packs).toBe(3))
  test('[OR3] whole packs always cover the need, and one step less never does', () => {
    const amount = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 12 }), (need, size, multiple) => {
        const [wanted, pack] = [exactFromInt(need).div(1000), exactFromInt(size).div(1000)]
        const { packs, quantity } = orderQuantity(wanted, { pack, multiple })
        expect(packs % multiple).toBe(0)
        expect(quantity.equals(pack.mul(packs))).toBe(true)
        expect(quantity.compare(wanted)).toBeGreaterThanOrEqual(0)
        expect(quantity.sub(pack.mul(multiple)).compare(wanted)).toBeLessThan(0)
      }),
    )
  })
})

describe('demand', () => {
  const flour = new Map([['p1', { unit: 'kg' as const }]])
  const kilograms = (amount: string, unit: 'g' | 'kg' = 'kg') => ({
    priceLineId: 'p1',
    quantity: { amount, unit },
  })
  const packs = (pack: string, minimum: string, ...demand: ReturnType<typeof kilograms>[]) =>
    orderQuantity(mergeDemand(demand, flour).needs.get('p1') ?? exact('0'), {
      pack: exact(pack),
      minimum: exact(minimum),
    }).packs

  test('[OR4] 3 + 2, minimum 5: 5', () => expect(packs('1', '5', kilograms('3'), kilograms('2'))).toBe(5))
  test('[OR4] two halves of a pack are one pack', () =>
    expect(packs('5', '0', kilograms('2.5'), kilograms('2500', 'g'))).toBe(1))
  test('[OR5] use 12,300 g, pack 25 kg: 1 pack', () =>
    expect(packs('25', '0', kilograms('12300', 'g'))).toBe(1))
  test('[OR5] use 25,001 g: 2 packs', () => expect(packs('25', '0', kilograms('25001', 'g'))).toBe(2))
  test('[OR5] what cannot be converted is named, not dropped', () => {
    const litres = { priceLineId: 'p1', quantity: { amount: '2', unit: 'l' as const } }
    const elsewhere = { ...kilograms('1'), priceLineId: 'p2' }
    expect(mergeDemand([litres, elsewhere, kilograms('1')], flour).unresolved).toEqual([litres, elsewhere])
    const facts = [{ from: litres.quantity, to: { amount: '1', unit: 'kg' as const } }]
    const dense = new Map([['p1', { unit: 'kg' as const, facts }]])
    expect(mergeDemand([litres], dense).needs.get('p1')?.equals(1)).toBe(true)
  })

  const suggested = (par: string, onHand: string, onOrder: string) =>
    suggestedNeed({ par: exact(par), onHand: exact(onHand), onOrder: exact(onOrder) })
  test('[OR6] par 24, on hand 7, on order 6, pack 6: 11, so 12', () => {
    const need = suggested('24', '7', '6')
    expect(decimalFromExact(need)).toBe('11')
    expect(decimalFromExact(orderQuantity(need, { pack: exact('6') }).quantity)).toBe('12')
  })
  test('[OR6] on hand 20, on order 6: 0', () =>
    expect(decimalFromExact(suggested('24', '20', '6'))).toBe('0'))
  test('[OR6] stock below zero is ordered on top of par', () =>
    expect(decimalFromExact(suggested('24', '-2', '0'))).toBe('26'))
})
