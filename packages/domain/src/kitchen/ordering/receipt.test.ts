import { describe, expect, test } from 'vitest'
import { Movement } from '../stock/movement.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import type { DeliveredLine } from './delivery.ts'
import { contentOfPacks, receiptOf } from './receipt.ts'

const signed = { uid: 'ann', at: timestampFromMs(0) }
const tins = { count: 6, size: { amount: '2.5', unit: 'kg' } } as const
const kilos = { stockUnit: 'kg', facts: [] } as const
const arrived = (packs: number, more: Partial<DeliveredLine> = {}): DeliveredLine => ({
  packs,
  condition: 'ok',
  ...more,
})
const receipt = (delivered: DeliveredLine, stock: Parameters<typeof receiptOf>[1] = kilos) =>
  receiptOf({ orderId: 'o1', line: { lineId: 'tomato', pack: tins }, delivered }, stock, signed)

describe('what a delivery books', () => {
  test('[ST2] two cases of six tins of 2.5 kg are 30 kg, with the lot and the order they came by', () => {
    const booked = receipt(arrived(2, { lot: 'L7' }))
    expect(Movement.safeParse(booked).error).toBeUndefined()
    expect(booked).toMatchObject({
      kind: 'receipt',
      change: '30',
      entered: { amount: '30', unit: 'kg' },
      lot: 'L7',
      cause: { kind: 'order', id: 'o1' },
    })
  })
  test('[UN1] pounds are booked into a ledger of kilograms', () => {
    const pack = { count: 1, size: { amount: '5', unit: 'lb' } } as const
    const line = { lineId: 'beef', pack }
    expect(receiptOf({ orderId: 'o1', line, delivered: arrived(1) }, kilos, signed)).toMatchObject({
      change: '2.267962',
      entered: { amount: '5', unit: 'lb' },
    })
  })
  test('a substitute counts by its own pack', () => {
    const substitute = {
      name: 'Tomatoes in jars',
      pack: { count: 12, size: { amount: '1', unit: 'kg' } },
      price: { minor: 1500, currency: 'EUR' },
      allergens: {},
    } as const
    const line = { lineId: 'tomato', pack: tins, substitute }
    const booked = receiptOf({ orderId: 'o1', line, delivered: arrived(2) }, kilos, signed)
    expect(booked?.change).toBe('24')
    expect(booked && 'lot' in booked).toBe(false)
  })
  test('what is damaged, or cannot be measured in the stock’s unit, books nothing', () => {
    expect(receipt(arrived(2, { condition: 'damaged' }))).toBeUndefined()
    expect(receipt(arrived(0))).toBeUndefined()
    expect(receipt(arrived(2), { stockUnit: 'l', facts: [] })).toBeUndefined()
  })
  test('more than a stored quantity holds is no content', () =>
    expect(contentOfPacks({ count: 1000, size: { amount: '999999', unit: 'kg' } }, 9)).toBeUndefined())
})
