import { moneyText } from '@brigade/domain/money/money-arithmetic.ts'
import { moneyFromTyped } from '@brigade/domain/money/money-from-typed.ts'
import { answerOrder } from '@brigade/domain/ordering/order-functions.ts'
import { LineAnswer, type OrderLine } from '@brigade/domain/ordering/order.ts'
import * as z from 'zod'
import { useCall } from '../../data/use-call.ts'
import { useKept } from '../../data/use-kept.ts'
import { useUnsaved } from '../../shell/busy.ts'

/** A line as it is asked of the supplier. */
export type AskedLine = Pick<OrderLine, 'name' | 'pack' | 'packs' | 'price' | 'note'> & {
  readonly lineId: string
}

const SaidLine = z.strictObject({
  answer: LineAnswer,
  packs: z.string(),
  price: z.string(),
  /** What comes instead. */
  instead: z.string(),
})
/** A supplier's word on one line, as it is typed. */
export type SaidLine = z.infer<typeof SaidLine>

const TypedAnswer = z.strictObject({ note: z.string(), lines: z.record(z.string(), SaidLine) })
const nothingTyped: z.infer<typeof TypedAnswer> = { note: '', lines: {} }

const asOrdered = ({ packs, price }: AskedLine): SaidLine => ({
  answer: 'ok',
  packs: String(packs),
  price: moneyText(price),
  instead: '',
})

/** Which fields of a line do not say what they should; a line of which there is none needs none of them. */
export function problemsOf({ price }: AskedLine, said: SaidLine) {
  const typed = moneyFromTyped(said.price, price.currency)
  const isCounted = said.answer === 'short' || said.answer === 'substitute'
  return {
    packs: isCounted && !/^\d+$/u.test(said.packs.trim()),
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
    ...((answer === 'short' || answer === 'substitute') && { packs: Number(packs) }),
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
  const { value, change, forget, isChanged } = useKept(
    `answer ${order.kind === 'id' ? order.orderId : order.token}`,
    TypedAnswer,
    nothingTyped,
  )
  const { send, isPending, problem } = useCall(answerOrder)
  useUnsaved(isChanged)
  const saidOf = (line: AskedLine) => value.lines[line.lineId] ?? asOrdered(line)
  const isComplete = lines.every((line) => !Object.values(problemsOf(line, saidOf(line))).includes(true))
  const answer = async () => {
    const said = lines.map((line) => toSend(line, saidOf(line)))
    const outcome = await send({ order, lines: said, note: value.note.trim() })
    if (outcome.state === 'refused') return
    forget()
    onDone()
  }
  return {
    note: value.note,
    setNote: (note: string) => change({ note }),
    saidOf,
    say: (line: AskedLine, changes: Partial<SaidLine>) =>
      change({ lines: { ...value.lines, [line.lineId]: { ...saidOf(line), ...changes } } }),
    isComplete,
    answer,
    isPending,
    problem,
  }
}
