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
export type LineToAnswer = Pick<OrderLine, 'name' | 'pack' | 'packs' | 'price' | 'note'> & {
  readonly lineId: string
}

/** A supplier's word on one line, as it is typed. */
export interface TypedLineAnswer {
  readonly answer: z.infer<typeof LineAnswer>
  readonly packs: string
  readonly price: string
  /** What comes instead. */
  readonly instead: string
}

interface TypedAnswer {
  readonly note: string
  readonly lines: Readonly<Record<string, TypedLineAnswer>>
}

const nothingTyped: TypedAnswer = { note: '', lines: {} }
const like: TypedAnswer = { note: '', lines: { '': { answer: 'ok', packs: '', price: '', instead: '' } } }

const asOrdered = ({ packs, price }: LineToAnswer): TypedLineAnswer => ({
  answer: 'ok',
  packs: String(packs),
  price: moneyText(price),
  instead: '',
})

export type AnswerProblems = ReturnType<typeof problemsOf>

/** Which fields of a line do not say what they should; a line of which there is none needs none of them. */
function problemsOf({ price }: LineToAnswer, answerLine: TypedLineAnswer) {
  const typed = moneyFromTyped(answerLine.price, price.currency)
  const isCounted = answerLine.answer === 'short' || answerLine.answer === 'substitute'
  return {
    packs: isCounted && packsFromTyped(answerLine.packs) === undefined,
    price: answerLine.answer !== 'none' && !typed.ok,
    instead: answerLine.answer === 'substitute' && answerLine.instead.trim() === '',
  }
}

/** What the call says of a line; a substitute comes in the same pack. */
function toSend(line: LineToAnswer, { answer, packs, price: typed, instead }: TypedLineAnswer) {
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
  readonly lines: readonly LineToAnswer[]
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
  const answerOf = (line: LineToAnswer) => value.lines[line.lineId] ?? asOrdered(line)
  const isComplete = lines.every((line) => !Object.values(problemsOf(line, answerOf(line))).includes(true))
  const answer = async () => {
    setTried(true)
    if (!isComplete) return
    const answers = lines.map((line) => toSend(line, answerOf(line)))
    const outcome = await send({ order, lines: answers, note: value.note.trim() })
    if (outcome.state === 'refused') return
    clear()
    onDone()
  }
  return {
    note: value.note,
    setNote: (note: string) => setValues({ note }),
    answerOf,
    say: (line: LineToAnswer, changes: Partial<TypedLineAnswer>) =>
      setValues({ lines: { ...value.lines, [line.lineId]: { ...answerOf(line), ...changes } } }),
    problemsOf: (line: LineToAnswer) => (isTried ? problemsOf(line, answerOf(line)) : undefined),
    answer,
    problem,
  }
}
