import { recordInvoice } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { type LineVerdict, matchInvoiceLine } from '@brigade/domain/kitchen/ordering/match-invoice-line.ts'
import { matchedLine } from '@brigade/domain/kitchen/ordering/matched-line.ts'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useUnsaved } from '../../shell/busy.ts'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import type { Currency, Money } from '@brigade/domain/core/money/money.ts'
import { goodsValue } from '@brigade/domain/kitchen/ordering/minimum-order.ts'
import { packsFromTyped } from './packs-from-typed.ts'

interface TypedLine {
  readonly packs: string
  readonly price: string
}

/** An invoice as it is typed. */
interface TypedInvoice {
  readonly number: string
  readonly date: string
  readonly net: string
  readonly vat: string
  readonly lines: Readonly<Record<string, TypedLine>>
}

const nothingTyped: TypedInvoice = { number: '', date: '', net: '', vat: '', lines: {} }
const likeInvoice: TypedInvoice = { ...nothingTyped, lines: { '': { packs: '', price: '' } } }

const agreedPrice = ({ confirmedPrice, price }: OrderLine): Money => confirmedPrice ?? price

/** The values of a line's fields: how many packs stands on the invoice only, never in what came. */
function typedLine({ lines }: TypedInvoice, { id, content }: StoredDocument<OrderLine>): TypedLine {
  return lines[id] ?? { packs: '', price: moneyText(agreedPrice(content)) }
}

/** A line of an invoice as it was read. */
interface InvoicedLine {
  readonly packs: number
  readonly price: Money
}

/** A line without packs is not on the invoice. */
function readLine({ packs: typed, price }: TypedLine, currency: Currency): InvoicedLine | undefined {
  const money = moneyFromTyped(price, currency)
  const packs = typed.trim() === '' ? 0 : packsFromTyped(typed)
  return packs !== undefined && money.ok ? { packs, price: money.money } : undefined
}

interface Invoiced {
  readonly lines: readonly StoredDocument<OrderLine>[]
  readonly currency: Currency
}

/** What came, at the agreed prices: an invoice whose goods come to that very sum asks for it, line by line. */
function asReceived({ lines }: Invoiced): ReadonlyMap<string, InvoicedLine> {
  return new Map(
    lines.map(({ id, content }) => [id, { packs: content.receivedPacks, price: agreedPrice(content) }]),
  )
}

function typedLines(typed: TypedInvoice, { lines, currency }: Invoiced): ReadonlyMap<string, InvoicedLine> {
  return new Map(
    lines.flatMap((line) => {
      const read = readLine(typedLine(typed, line), currency)
      return read === undefined ? [] : [[line.id, read] as const]
    }),
  )
}

/** A typed invoice as the server takes it; lines that it does not ask money for are left out. */
function readInvoice(typed: TypedInvoice, order: Invoiced) {
  const { lines, currency } = order
  const [net, vat] = [moneyFromTyped(typed.net, currency), moneyFromTyped(typed.vat, currency)]
  const received = asReceived(order)
  const isAsReceived =
    net.ok &&
    Object.keys(typed.lines).length === 0 &&
    net.money.minor === goodsValue([...received.values()], currency).minor
  const read = isAsReceived ? received : typedLines(typed, order)
  const goods = goodsValue([...read.values()], currency)
  const wrongOf = (line: StoredDocument<OrderLine>) => {
    const { packs, price } = typedLine(typed, line)
    const isPacksWrong = packs.trim() !== '' && packsFromTyped(packs) === undefined
    return { packs: isPacksWrong, price: !moneyFromTyped(price, currency).ok }
  }
  const wrong = {
    number: typed.number.trim() === '',
    date: typed.date === '',
    net: !net.ok,
    vat: !vat.ok,
    sum: net.ok && net.money.minor !== goods.minor,
  }
  const isComplete = read.size === lines.length && !Object.values(wrong).includes(true)
  const vatMoney = vat.ok ? vat.money : { minor: 0, currency }
  const input = {
    number: typed.number.trim(),
    date: typed.date,
    lines: Object.fromEntries([...read].filter(([, { packs }]) => packs > 0)),
    net: goods,
    vat: vatMoney,
    gross: { minor: goods.minor + vatMoney.minor, currency },
  }
  return { input, isAsReceived, lineOf: (id: string) => read.get(id), wrong, wrongOf, isComplete }
}

export type InvoiceTyping = ReturnType<typeof useInvoice>

/** An invoice as it is typed, matched against order and receipt line by line. */
export function useInvoice(order: StoredDocument<Order>, lines: readonly StoredDocument<OrderLine>[]) {
  const { kitchenId, currency } = order.content
  const settings = useKitchenSettings(kitchenId)
  const draft = useDraft(recordInvoice.input, {
    name: `invoice ${order.id}`,
    start: nothingTyped,
    sample: likeInvoice,
  })
  const { values: value, setValues, clear, isChanged } = draft
  const { send, problem } = useCall(recordInvoice)
  const [isOpen, setOpen] = useState(isChanged)
  const [isTried, setTried] = useState(false)
  const [verdict, setVerdict] = useState<'pay' | 'exception' | 'do-not-pay' | null>(null)
  useUnsaved(isChanged)
  const read = readInvoice(value, { lines, currency })

  const verdictOf = ({ id, content }: StoredDocument<OrderLine>): LineVerdict | undefined => {
    const invoiced = read.lineOf(id)
    const tolerance = settings.state === 'success' ? settings.value?.content.priceTolerance : undefined
    return invoiced && matchInvoiceLine(matchedLine(content, invoiced), tolerance)
  }
  const isDouble = problem?.reason === 'duplicate-number'
  const record = async () => {
    setTried(true)
    if (!read.isComplete) return
    const outcome = await send({ orderId: order.id, ...read.input })
    if (outcome.state === 'refused') return
    setVerdict(outcome.value.verdict)
    clear()
    setTried(false)
    setOpen(false)
  }
  return {
    ...read,
    value,
    change: setValues,
    typedOf: (line: StoredDocument<OrderLine>) => typedLine(value, line),
    changeLine: (line: StoredDocument<OrderLine>, changes: Partial<TypedLine>) =>
      setValues({ lines: { ...value.lines, [line.id]: { ...typedLine(value, line), ...changes } } }),
    verdictOf,
    isTried,
    isDouble,
    record,
    problem: isDouble ? null : problem,
    verdict,
    isOpen,
    setOpen,
  }
}
