import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { packsMissing } from '@brigade/domain/kitchen/ordering/answer-lines.ts'
import { receiveDelivery } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import type { DeliveredLine } from '@brigade/domain/kitchen/ordering/delivery.ts'
import { matchInvoiceLine } from '@brigade/domain/kitchen/ordering/match-invoice-line.ts'
import { matchedLine } from '@brigade/domain/kitchen/ordering/matched-line.ts'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { Verdict } from '@brigade/domain/kitchen/safety/verdict.ts'
import { type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { useRef, useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useUnsaved } from '../../shell/busy.ts'
import { temperatureOf } from '../../lib/format/typed-values.ts'
import { packsFromTyped } from './packs-from-typed.ts'

/** What arrived of one line, as it is typed. */
interface TypedLine {
  readonly packs: string
  readonly condition: DeliveredLine['condition']
  readonly temp: string
  readonly price: string
}

/** A delivery as it is typed at the door. */
interface TypedDelivery {
  readonly isByLine: boolean
  readonly lines: Readonly<Record<string, TypedLine>>
}

const nothingTyped: TypedDelivery = { isByLine: false, lines: {} }
const like: TypedDelivery = {
  isByLine: false,
  lines: { '': { packs: '', condition: 'ok', temp: '', price: '' } },
}

type Problems = Readonly<Record<'packs' | 'temp' | 'price', boolean>>

const noProblems: Problems = { packs: false, temp: false, price: false }

/** A line that is read, or what is wrong with it. */
function readLine(
  typed: TypedLine,
  { currency, unit }: { readonly currency: Order['currency']; readonly unit: 'C' | 'F' },
): { readonly line: DeliveredLine } | { readonly problems: Problems } {
  const packs = packsFromTyped(typed.packs)
  const temp = temperatureOf(typed.temp, unit)
  const price = moneyFromTyped(typed.price, currency)
  const problems = {
    packs: packs === undefined,
    temp: temp === 'wrong',
    price: typed.price.trim() !== '' && !price.ok,
  }
  if (packs === undefined || temp === 'wrong' || problems.price) return { problems }
  const line: DeliveredLine = {
    packs,
    condition: typed.condition,
    ...(temp !== null && { temp }),
    ...(typed.price.trim() !== '' && price.ok && { price: price.money }),
  }
  return { line }
}

export type ReceivedForm = ReturnType<typeof useReceive>

/** A delivery being taken in: line by line or at once, with what the server made of it. */
export function useReceive(order: StoredDocument<Order>, all: readonly StoredDocument<OrderLine>[]) {
  const { kitchenId, currency } = order.content
  const settings = useDocument(kitchenSettings, { kitchenId, settingsId: 'main' })
  const known = settings.state === 'success' ? settings.value?.content : undefined
  const unit = known?.jurisdiction === 'FDA' ? 'F' : 'C'
  const lines = all.filter(({ content }) => packsMissing(content) > 0)
  const typedDraft = useDraft(receiveDelivery.input, {
    name: `delivery ${order.id}`,
    start: nothingTyped,
    sample: like,
  })
  const typed = typedDraft.values.lines
  const [wasTried, setTried] = useState(false)
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const { send, problem } = useCall(receiveDelivery)
  useUnsaved(Object.keys(typed).length > 0)
  const isMore = problem?.reason === 'more-than-sent'

  const typedOf = (id: string): TypedLine => {
    const line = lines.find((each) => each.id === id)
    const missing = line === undefined ? 0 : packsMissing(line.content)
    return typed[id] ?? { packs: String(missing), condition: 'ok', temp: '', price: '' }
  }
  const readOf = (id: string) => readLine(typedOf(id), { currency, unit })
  // The goods came when it was first tried: the same delivery, sent again, is received once.
  const at = useRef<Timestamp>(null)
  const deliver = async (delivered: Readonly<Record<string, DeliveredLine>>) => {
    at.current ??= timestampFromMs(Date.now())
    const isAllOk = Object.values(delivered).every(({ condition }) => condition === 'ok')
    const outcome = await send({
      orderId: order.id,
      delivery: {
        at: at.current,
        lines: delivered,
        photos: [],
        accepted: isAllOk ? 'yes' : 'part',
      },
      accept: isMore ? ['more-than-sent'] : [],
    })
    if (outcome.state === 'refused') return
    at.current = null
    setVerdict(outcome.value.verdict)
    typedDraft.clear()
  }
  return {
    lines,
    isByLine: typedDraft.values.isByLine,
    goByLine: () => typedDraft.setValues({ isByLine: true }),
    typedOf,
    temperatureUnit: unit,
    problemsOf: (id: string): Problems => {
      const read = readOf(id)
      return wasTried && 'problems' in read ? read.problems : noProblems
    },
    changing: (id: string) => (changes: Partial<TypedLine>) =>
      typedDraft.setValues({ lines: { ...typed, [id]: { ...typedOf(id), ...changes } } }),
    /** The price on the note is above what the kitchen tolerates (rule TM2). */
    isDear: ({ id, content }: StoredDocument<OrderLine>) => {
      const read = readOf(id)
      if (!('line' in read) || read.line.price === undefined || known === undefined) return false
      const { packs, price } = read.line
      const compared = matchedLine({ ...content, receivedPacks: packs }, { packs, price })
      const comparison = matchInvoiceLine(compared, known.priceTolerance)
      return comparison.kind === 'exception' && comparison.reasons.some(({ kind }) => kind === 'price')
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
    problem,
    isMore,
    verdict,
  }
}
