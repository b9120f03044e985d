import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import type { Currency, Money } from '@brigade/domain/core/money/money.ts'
import { goodsValue } from '@brigade/domain/kitchen/ordering/minimum-order.ts'
import type { OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { packsFromTyped } from './packs-from-typed.ts'

export interface TypedLine {
  readonly packs: string
  readonly price: string
}

/** An invoice as it is typed; a line that nobody touched is as received and agreed. */
export interface TypedInvoice {
  readonly number: string
  readonly date: string
  readonly vat: string
  readonly lines: Readonly<Record<string, TypedLine>>
}

export const nothingTyped: TypedInvoice = { number: '', date: '', vat: '', lines: {} }
export const likeInvoice: TypedInvoice = { ...nothingTyped, lines: { '': { packs: '', price: '' } } }

/** The values of a line's fields. */
export function typedLine({ lines }: TypedInvoice, { id, content }: StoredDocument<OrderLine>): TypedLine {
  const { receivedPacks, confirmedPrice, price } = content
  return lines[id] ?? { packs: String(receivedPacks), price: moneyText(confirmedPrice ?? price) }
}

/** A line of an invoice as it was read. */
interface InvoicedLine {
  readonly packs: number
  readonly price: Money
}

function readLine({ packs: typed, price }: TypedLine, currency: Currency): InvoicedLine | undefined {
  const money = moneyFromTyped(price, currency)
  const packs = packsFromTyped(typed)
  return packs !== undefined && money.ok ? { packs, price: money.money } : undefined
}

/** A typed invoice as the server takes it; lines that it does not ask money for are left out. */
export function readInvoice(
  typed: TypedInvoice,
  { lines, currency }: { readonly lines: readonly StoredDocument<OrderLine>[]; readonly currency: Currency },
) {
  const read = new Map(
    lines.flatMap((line) => {
      const readTyped = readLine(typedLine(typed, line), currency)
      return readTyped === undefined ? [] : [[line.id, readTyped] as const]
    }),
  )
  const vat = moneyFromTyped(typed.vat.trim() === '' ? '0' : typed.vat, currency)
  const net = goodsValue([...read.values()], currency)
  const vatMoney = vat.ok ? vat.money : { minor: 0, currency }
  const wrongOf = (line: StoredDocument<OrderLine>) => {
    const { packs, price } = typedLine(typed, line)
    return { packs: packsFromTyped(packs) === undefined, price: !moneyFromTyped(price, currency).ok }
  }
  const wrong = { number: typed.number.trim() === '', date: typed.date === '', vat: !vat.ok }
  const isComplete = read.size === lines.length && !Object.values(wrong).includes(true)
  const input = {
    number: typed.number.trim(),
    date: typed.date,
    lines: Object.fromEntries([...read].filter(([, { packs }]) => packs > 0)),
    net,
    vat: vatMoney,
    gross: { minor: net.minor + vatMoney.minor, currency },
  }
  return { input, lineOf: (id: string) => read.get(id), wrong, wrongOf, isComplete }
}
