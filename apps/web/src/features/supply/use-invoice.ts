import { kitchenSettings } from '@brigade/domain/kitchens/kitchen-settings.ts'
import { moneyText } from '@brigade/domain/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/money/money-from-typed.ts'
import type { Money } from '@brigade/domain/money/money.ts'
import { recordInvoice } from '@brigade/domain/ordering/delivery-functions.ts'
import { type LineVerdict, matchInvoiceLine } from '@brigade/domain/ordering/match-invoice-line.ts'
import { matchedLine } from '@brigade/domain/ordering/matched-line.ts'
import { goodsValue } from '@brigade/domain/ordering/minimum-order.ts'
import type { Order, OrderLine } from '@brigade/domain/ordering/order.ts'
import { useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { useCall } from '../../data/use-call.ts'
import { useDocument } from '../../data/use-document.ts'
import { useUnsaved } from '../../shell/busy.ts'

interface TypedLine {
  readonly packs: string
  readonly price: string
}

interface ReadLine {
  readonly packs: number
  readonly price: Money
}

export type TypedInvoice = ReturnType<typeof useInvoice>

/** An invoice as it is typed, matched against order and receipt line by line. */
export function useInvoice(order: Kept<Order>, lines: readonly Kept<OrderLine>[]) {
  const { kitchenId, currency } = order.content
  const settings = useDocument(kitchenSettings, { kitchenId, settingsId: 'main' })
  const [number, setNumber] = useState('')
  const [date, setDate] = useState('')
  const [typed, setTyped] = useState<Readonly<Record<string, TypedLine>>>({})
  const { send, isPending, problem } = useCall(recordInvoice)
  const [isDone, setDone] = useState<'pay' | 'exception' | 'do-not-pay' | null>(null)
  useUnsaved(number !== '' || Object.keys(typed).length > 0)

  const typedOf = (id: string): TypedLine => {
    const line = lines.find((each) => each.id === id)?.content
    const price = line?.confirmedPrice ?? line?.price
    const usual = {
      packs: String(line?.receivedPacks ?? 0),
      price: price === undefined ? '' : moneyText(price),
    }
    return typed[id] ?? usual
  }
  const readOf = (id: string): ReadLine | undefined => {
    const { packs, price } = typedOf(id)
    const count = Number(packs)
    const money = moneyFromTyped(price, currency)
    const isRead = packs.trim() !== '' && Number.isInteger(count) && count >= 0 && money.ok
    return isRead ? { packs: count, price: money.money } : undefined
  }
  const read = lines.flatMap(({ id }) => {
    const line = readOf(id)
    return line === undefined ? [] : [[id, line] as const]
  })
  const verdictOf = (id: string): LineVerdict | undefined => {
    const line = lines.find((each) => each.id === id)
    const invoiced = readOf(id)
    if (line === undefined || invoiced === undefined) return undefined
    const tolerance = settings.state === 'here' ? settings.value?.content.priceTolerance : undefined
    return matchInvoiceLine(matchedLine(line.content, invoiced), tolerance)
  }
  const record = async () => {
    const net = goodsValue(
      read.map(([, line]) => line),
      currency,
    )
    const said = { number: number.trim(), date, lines: Object.fromEntries(read) }
    const vat = { minor: 0, currency }
    const outcome = await send({ orderId: order.id, ...said, net, vat, gross: net })
    if (outcome.state === 'done') setDone(outcome.value.verdict)
  }
  return {
    number,
    setNumber,
    date,
    setDate,
    typedOf,
    change: (id: string, changes: Partial<TypedLine>) =>
      setTyped({ ...typed, [id]: { ...typedOf(id), ...changes } }),
    verdictOf,
    isReadable: read.length === lines.length && number.trim() !== '' && date !== '',
    record,
    isPending,
    problem,
    isDone,
  }
}
