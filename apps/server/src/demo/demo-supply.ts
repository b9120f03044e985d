import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import { catalogueEntry, type Pantry } from '@brigade/builders/build-pantry.ts'
import { buildPerson, buildSupplier } from '@brigade/builders/build-people.ts'
import {
  buildOrder,
  buildProduct,
  buildSupplierLink,
  type OrderedLine,
} from '@brigade/builders/build-supply.ts'
import { daysAfter, localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { demoPrices } from './demo-prices.table.ts'

const ZONE = 'Europe/Lisbon'
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const LINK = { linkId: 'demo-greenbarrow', name: 'Greenbarrow' }

/** The butcher has no account; orders reach it as a link. */
const BUTCHER = { linkId: 'demo-butcher', name: 'Talho Mendes', orderEmail: 'orders@talho.example' }

/** The link that the prices of a supplier are bought through; its products have the ingredients' ids. */
export function demoLinkOf(
  supplierName: string,
  ingredientId: string,
): { readonly linkId?: string; readonly catalogueLineId?: string } {
  if (supplierName === LINK.name) return { linkId: LINK.linkId, catalogueLineId: ingredientId }
  return supplierName === BUTCHER.name ? { linkId: BUTCHER.linkId } : {}
}

type Row = (typeof demoPrices)[number]

const priceOf = ([, , , , , cents]: Row) => ({ minor: cents, currency: 'EUR' as const })
const packOf = ([, , count, amount, unit]: Row) => ({ count, size: { amount, unit } })

function productsOf(supplierId: string, rows: readonly Row[], at: Timestamp): readonly BuiltDocument[] {
  return rows.flatMap((row, index) => {
    const code = `G-${String(index + 1).padStart(3, '0')}`
    return buildProduct(
      supplierId,
      { ingredientId: row[0], pack: packOf(row), price: priceOf(row), code },
      at,
    )
  })
}

function ordered(ingredientId: string, packs: number): readonly OrderedLine[] {
  return demoPrices
    .filter((row) => row[0] === ingredientId && row[1] === LINK.name)
    .map((row) => ({
      lineId: ingredientId,
      priceLineId: `price-${ingredientId}`,
      name: catalogueEntry(ingredientId).name,
      pack: packOf(row),
      price: priceOf(row),
      packs,
    }))
}

/** The greengrocer with a catalogue, its link, one order to receive today and one that waits for an answer. */
export function demoSupply(
  kitchen: Pantry,
  seller: { readonly uid: string; readonly displayName: string },
  at: Timestamp,
): readonly BuiltDocument[] {
  const today = localDateAndTime(msFromTimestamp(at), ZONE).date
  const { uid: supplierId } = seller
  const sold = demoPrices.filter(([, supplierName]) => supplierName === LINK.name)
  const from = { link: { ...LINK, supplierId }, kitchenName: 'Tern' }
  return [
    ...buildPerson(seller, at),
    ...buildSupplier(
      {
        ...seller,
        companyName: LINK.name,
        categories: ['greengrocery'],
        regions: [{ country: 'PT', region: 'Lisbon' }],
        deliveryDays: EVERY_DAY,
        shortBio: 'Vegetables, fruit and herbs from forty growers round Lisbon.',
      },
      at,
    ),
    ...productsOf(supplierId, sold, at),
    buildSupplierLink(
      kitchen,
      {
        ...LINK,
        supplierId,
        zone: ZONE,
        deliveryDays: { weekdays: EVERY_DAY, holidays: [] },
        cutOff: { hm: '18:00', daysBefore: 1, mode: 'flexible' },
        minimumOrder: { value: { minor: 8000, currency: 'EUR' }, mode: 'flexible' },
      },
      at,
    ),
    buildSupplierLink(kitchen, BUTCHER, at),
    ...buildOrder(
      kitchen,
      {
        ...from,
        count: 1,
        wantedDay: today,
        state: 'confirmed',
        lines: [...ordered('carrot', 2), ...ordered('onion', 3), ...ordered('leek', 2)],
      },
      at,
    ),
    ...buildOrder(
      kitchen,
      {
        ...from,
        count: 2,
        wantedDay: daysAfter(today, 1),
        state: 'sent',
        lines: [...ordered('lemon', 1), ...ordered('parsley', 2), ...ordered('potato', 3)],
      },
      at,
    ),
  ]
}

/** Products of the morning market, which the kitchen is not linked to yet. */
export function demoMarket(supplierId: string, at: Timestamp): readonly BuiltDocument[] {
  const wanted = new Set(['lemon', 'parsley', 'salmon', 'basil'])
  return productsOf(
    supplierId,
    demoPrices.filter(([ingredientId]) => wanted.has(ingredientId)),
    at,
  )
}

/** What is kept in the demo kitchen so that a basket can fill itself, in the stock unit. */
export const demoPars: Readonly<Record<string, string>> = {
  carrot: '30',
  onion: '60',
  leek: '10',
  lemon: '10',
  potato: '75',
  garlic: '5',
  mushroom: '6',
  chicken: '20',
  beef: '10',
}
