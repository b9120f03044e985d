import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { answerOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import type { LineAnswer, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useUnsaved } from '../../shell/busy.ts'
import { packsFromTyped } from './packs-from-typed.ts'

/** A line as it is asked of the supplier. */
export type AskedLine = Pick<OrderLine, 'name' | 'pack' | 'packs' | 'price' | 'note'> & {
  readonly lineId: string
}

/** A supplier's word on one line, as it is typed. */
export interface SaidLine {
  readonly answer: z.infer<typeof LineAnswer>
  readonly packs: string
  readonly price: string
  /** What comes instead. */
  readonly instead: string
}

interface TypedAnswer {
  readonly note: string
  readonly lines: Readonly<Record<string, SaidLine>>
}

const nothingTyped: TypedAnswer = { note: '', lines: {} }
const like: TypedAnswer = { note: '', lines: { '': { answer: 'ok', packs: '', price: '', instead: '' } } }

const asOrdered = ({ packs, price }: AskedLine): SaidLine => ({
  answer: 'ok',
  packs: String(packs),
  price: moneyText(price),
  instead: '',
})

export type AnswerProblems = ReturnType<typeof problemsOf>

/** Which fields of a line do not say what they should; a line of which there is none needs none of them. */
function problemsOf({ price }: AskedLine, said: SaidLine) {
  const typed = moneyFromTyped(said.price, price.currency)
  const isCounted = said.answer === 'short' || said.answer === 'substitute'
  return {
    packs: isCounted && packsFromTyped(said.packs) === undefined,
    price: said.answer !== 'none' && !typed.ok,
    instead: said.answer === 'substitute' && said.instead.trim() === '',
  }
}

/** What the call says of a line; a substitute comes in the same pack. */
function toSend(line: AskedLine, { answer, packs, price: typed, instead }: SaidLine) {
  const { lineId, pack } = line
  const read = moneyFromTyped(typed, line.price.currency)
  const price = read.ok ? read.money : line.price
  return {
    lineId,
    answer,
    ...((answer === 'short' || answer === 'substitute') && { packs: packsFromTyped(packs) }),
    ...(answer !== 'none' && answer !== 'substitute' && { price }),
    ...(answer === 'substitute' && { substitute: { name: instead.trim(), pack, price, allergens: {} } }),
  }
}

interface ToAnswer {
  readonly order: z.infer<typeof answerOrder.input>['order']
  readonly lines: readonly AskedLine[]
  readonly onDone: () => void
}

/** A supplier's answer as it is typed, line by line; what is not touched is as ordered. */
export function useAnswer({ order, lines, onDone }: ToAnswer) {
  const name = `answer ${order.kind === 'id' ? order.orderId : order.token}`
  const {
    values: value,
    setValues,
    clear,
    isChanged,
  } = useDraft(answerOrder.input, { name, start: nothingTyped, sample: like })
  const [isTried, setTried] = useState(false)
  const { send, problem } = useCall(answerOrder)
  useUnsaved(isChanged)
  const saidOf = (line: AskedLine) => value.lines[line.lineId] ?? asOrdered(line)
  const isComplete = lines.every((line) => !Object.values(problemsOf(line, saidOf(line))).includes(true))
  const answer = async () => {
    setTried(true)
    if (!isComplete) return
    const said = lines.map((line) => toSend(line, saidOf(line)))
    const outcome = await send({ order, lines: said, note: value.note.trim() })
    if (outcome.state === 'refused') return
    clear()
    onDone()
  }
  return {
    note: value.note,
    setNote: (note: string) => setValues({ note }),
    saidOf,
    say: (line: AskedLine, changes: Partial<SaidLine>) =>
      setValues({ lines: { ...value.lines, [line.lineId]: { ...saidOf(line), ...changes } } }),
    problemsOf: (line: AskedLine) => (isTried ? problemsOf(line, saidOf(line)) : undefined),
    answer,
    problem,
  }
}
