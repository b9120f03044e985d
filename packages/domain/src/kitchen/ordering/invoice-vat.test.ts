import { expect, test } from 'vitest'
import { highestVat } from './invoice-vat.ts'

const gbp = (minor: number) => ({ minor, currency: 'GBP' }) as const
const totals = (net: number, vat: number) => ({
  net: gbp(net),
  vat: gbp(vat),
  fee: gbp(0),
  gross: gbp(net + vat),
})
const asks = (net: number, vat: number) => ({ net: gbp(net), vat: gbp(vat) })

test('[TM6] VAT of 385 on goods of 348 is never right', () => {
  expect(highestVat(asks(34_800, 38_500), { ...totals(34_800, 0), lacksVat: true })).toEqual(gbp(9396))
  expect(highestVat(asks(34_800, 38_500), totals(34_800, 6960))).toEqual(gbp(7308))
})
test('[TM6] the order’s own share of VAT is right, for a part of it too', () =>
  expect([
    highestVat(asks(34_800, 6960), totals(34_800, 6960)),
    highestVat(asks(1000, 200), totals(34_800, 6960)),
  ]).toEqual([undefined, undefined]))
test('[TM6] less is never a doubt, and one percent of the goods is let pass', () =>
  expect([
    highestVat(asks(1000, 0), totals(1000, 200)),
    highestVat(asks(1000, 210), totals(1000, 200)),
    highestVat(asks(1000, 211), totals(1000, 200)),
  ]).toEqual([undefined, undefined, gbp(210)]))
test('[TM6] where rates are not known, the highest there is bounds it', () =>
  expect([
    highestVat(asks(1000, 270), { ...totals(1000, 0), lacksVat: true }),
    highestVat(asks(1000, 271), { ...totals(1000, 0), lacksVat: true }),
  ]).toEqual([undefined, gbp(270)]))
