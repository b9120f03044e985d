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
import { likeInvoice, nothingTyped, readInvoice, type TypedLine, typedLine } from './typed-invoice.ts'

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
