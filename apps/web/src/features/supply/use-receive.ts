import { moneyFromTyped } from '@brigade/domain/money/money-from-typed.ts'
import { packsMissing } from '@brigade/domain/ordering/answer-lines.ts'
import { receiveDelivery } from '@brigade/domain/ordering/delivery-functions.ts'
import { DeliveredLine } from '@brigade/domain/ordering/delivery.ts'
import { matchInvoiceLine } from '@brigade/domain/ordering/match-invoice-line.ts'
import { matchedLine } from '@brigade/domain/ordering/matched-line.ts'
import type { Order, OrderLine } from '@brigade/domain/ordering/order.ts'
import { decimalFromTyped } from '@brigade/domain/quantities/decimal.ts'
import type { Verdict } from '@brigade/domain/safety/verdict.ts'
import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { kitchenSettings } from '@brigade/domain/kitchens/kitchen-settings.ts'
import { useState } from 'react'
import * as z from 'zod'
import type { Kept } from '../../data/loadable.ts'
import { useCall } from '../../data/use-call.ts'
import { useDocument } from '../../data/use-document.ts'
import { useKept } from '../../data/use-kept.ts'
import { useUnsaved } from '../../shell/busy.ts'

/** What arrived of one line, as it is typed. */
const TypedLine = z.strictObject({
  packs: z.string(),
  condition: DeliveredLine.shape.condition,
  temp: z.string(),
  price: z.string(),
})
type TypedLine = z.infer<typeof TypedLine>

/** A delivery as it is typed at the door. */
const TypedDelivery = z.strictObject({ isByLine: z.boolean(), lines: z.record(z.string(), TypedLine) })

const nothingTyped: z.infer<typeof TypedDelivery> = { isByLine: false, lines: {} }

type Problems = Readonly<Record<'packs' | 'temp' | 'price', boolean>>

const noProblems: Problems = { packs: false, temp: false, price: false }

/** A line that is read, or what is wrong with it. */
function readLine(
  typed: TypedLine,
  { currency, unit }: { readonly currency: Order['currency']; readonly unit: 'C' | 'F' },
): { readonly line: DeliveredLine } | { readonly problems: Problems } {
  const packs = Number(typed.packs)
  const minus = /^\s*[-−]/u.test(typed.temp)
  const degrees = decimalFromTyped(typed.temp.replace(/^\s*[-−]/u, ''))
  const price = moneyFromTyped(typed.price, currency)
  const problems = {
    packs: typed.packs.trim() === '' || !Number.isInteger(packs) || packs < 0,
    temp: typed.temp.trim() !== '' && !degrees.ok,
    price: typed.price.trim() !== '' && !price.ok,
  }
  if (problems.packs || problems.temp || problems.price) return { problems }
  const line: DeliveredLine = {
    packs,
    condition: typed.condition,
    ...(typed.temp.trim() !== '' &&
      degrees.ok && { temp: { value: minus ? `-${degrees.decimal}` : degrees.decimal, unit } }),
    ...(typed.price.trim() !== '' && price.ok && { price: price.money }),
  }
  return { line }
}

export type ReceivedForm = ReturnType<typeof useReceive>

/** A delivery being taken in: line by line or at once, with what the server made of it. */
export function useReceive(order: Kept<Order>, all: readonly Kept<OrderLine>[]) {
  const { kitchenId, currency } = order.content
  const settings = useDocument(kitchenSettings, { kitchenId, settingsId: 'main' })
  const known = settings.state === 'here' ? settings.value?.content : undefined
  const unit = known?.jurisdiction === 'FDA' ? 'F' : 'C'
  const lines = all.filter(({ content }) => packsMissing(content) > 0)
  const kept = useKept(`delivery ${order.id}`, TypedDelivery, nothingTyped)
  const typed = kept.value.lines
  const [wasTried, setTried] = useState(false)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { send, isPending, problem } = useCall(receiveDelivery)
  useUnsaved(Object.keys(typed).length > 0)
  const isMore = problem?.reason === 'more-than-sent'

  const typedOf = (id: string): TypedLine => {
    const line = lines.find((each) => each.id === id)
    const missing = line === undefined ? 0 : packsMissing(line.content)
    return typed[id] ?? { packs: String(missing), condition: 'ok', temp: '', price: '' }
  }
  const readOf = (id: string) => readLine(typedOf(id), { currency, unit })
  const deliver = async (delivered: Readonly<Record<string, DeliveredLine>>) => {
    const isAllOk = Object.values(delivered).every(({ condition }) => condition === 'ok')
    const outcome = await send({
      orderId: order.id,
      delivery: {
        at: timestampFromMs(Date.now()),
        lines: delivered,
        photos: [],
        accepted: isAllOk ? 'yes' : 'part',
      },
      accept: isMore ? ['more-than-sent'] : [],
    })
    if (outcome.state === 'refused') return
    setVerdict(outcome.value.verdict)
    kept.forget()
  }
  return {
    lines,
    isByLine: kept.value.isByLine,
    goByLine: () => kept.change({ isByLine: true }),
    typedOf,
    temperatureUnit: unit,
    problemsOf: (id: string): Problems => {
      const read = readOf(id)
      return wasTried && 'problems' in read ? read.problems : noProblems
    },
    changing: (id: string) => (changes: Partial<TypedLine>) =>
      kept.change({ lines: { ...typed, [id]: { ...typedOf(id), ...changes } } }),
    /** The price on the note is above what the kitchen tolerates (rule TM2). */
    isDear: ({ id, content }: Kept<OrderLine>) => {
      const read = readOf(id)
      if (!('line' in read) || read.line.price === undefined || known === undefined) return false
      const { packs, price } = read.line
      const compared = matchedLine({ ...content, receivedPacks: packs }, { packs, price })
      const found = matchInvoiceLine(compared, known.priceTolerance)
      return found.kind === 'exception' && found.reasons.some(({ kind }) => kind === 'price')
    },
    receive: async () => {
      setTried(true)
      const read = lines.map(({ id }) => [id, readOf(id)] as const)
      const good = read.flatMap(([id, each]) => ('line' in each ? [[id, each.line] as const] : []))
      if (good.length === read.length) await deliver(Object.fromEntries(good))
    },
    receiveAll: () =>
      deliver(
        Object.fromEntries(
          lines.map(({ id, content }) => [id, { packs: packsMissing(content), condition: 'ok' as const }]),
        ),
      ),
    isPending,
    problem,
    isMore,
    verdict,
  }
}
