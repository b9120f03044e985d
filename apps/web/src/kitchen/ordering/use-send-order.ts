import { Pack } from '@brigade/domain/food/ingredients/price-line.ts'
import { pastPrices, priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { Price } from '@brigade/domain/core/money/money.ts'
import { nextDayOf } from '@brigade/domain/kitchen/ordering/check-sending.ts'
import { isDeliveryDay } from '@brigade/domain/kitchen/ordering/delivery-days.ts'
import { type OrderWarning, sendOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { daysAfter } from '@brigade/domain/core/time/local-time.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import * as z from 'zod'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { changing, creating, write } from '../../lib/writing/write.ts'
import type { BasketLine } from './basket-lines.ts'
import type { Buying } from './use-buying.ts'

interface ToSend {
  readonly buying: Buying
  readonly link: StoredDocument<SupplierLink>
  readonly lines: readonly BasketLine[]
  readonly totals: Order['totals']
  readonly now: number
}

/** What a refusal says beside its reason; what of it does not fit is left out. */
const Refused = z.object({
  nextDay: z.string().optional(),
  missing: Price.optional(),
  lines: z
    .array(
      z.object({
        priceLineId: z.string(),
        price: Price.optional(),
        pack: Pack.optional(),
        isAvailable: z.boolean().optional(),
      }),
    )
    .optional(),
})
type Refused = z.infer<typeof Refused>

const OFFERED_DAYS = 14

/** The days on which the supplier could deliver an order of today, the first one first. */
function daysFor(link: SupplierLink, now: number): readonly string[] {
  const first = nextDayOf(timestampFromMs(now), link)
  if (first === undefined) return []
  const all = Array.from({ length: OFFERED_DAYS }, (_, ahead) => daysAfter(first, ahead))
  const { deliveryDays } = link
  return deliveryDays.weekdays.length === 0 ? all : all.filter((day) => isDeliveryDay(day, deliveryDays))
}

/** Writes the prices that the supplier's catalogue has by now. */
function takeOver({ shelf, prices }: Buying, changed: NonNullable<Refused['lines']>) {
  const { kitchenId } = shelf
  const at = timestampFromMs(Date.now())
  return write(
    changed.flatMap(({ priceLineId, ...news }) => {
      const before = prices.get(priceLineId)
      if (before === undefined) return []
      const params = { kitchenId, priceLineId }
      const { price = before.price, pack = before.pack, isAvailable = before.isAvailable } = news
      const changes = { price, pack, isAvailable, priceAt: at }
      return [
        changing(priceLines, params, { before, changes }),
        creating(pastPrices, { ...params, priceId: newId() }, { price, pack, at, reason: 'catalogue' }),
      ]
    }),
  )
}

/** An order on its way: the day, the note, what the supplier asks, and what came of it. */
export function useSendOrder({ buying, link, lines, totals, now }: ToSend) {
  const days = daysFor(link.content, now)
  const first = days[0] ?? ''
  const { values, setValues, clear } = useDraft(sendOrder.input, {
    name: `order ${buying.shelf.kitchenId} ${link.id}`,
    start: {
      day: first,
      note: '',
    },
  })
  // A day that has passed since it was chosen is none any more.
  const wantedDay = days.includes(values.day) ? values.day : first
  const { note } = values
  const [warnings, setWarnings] = useState<readonly OrderWarning[]>([])
  const [sent, setSent] = useState<{ readonly number: string; readonly orderId: string } | null>(null)
  const { send: callSend, problem } = useCall(sendOrder)
  const refused: Refused = Refused.safeParse(problem?.details).data ?? {}

  const send = async () => {
    const outcome = await callSend({
      kitchenId: buying.shelf.kitchenId,
      linkId: link.id,
      lines: lines.map(({ priceLineId, packs }) => ({ priceLineId, packs, note: '' })),
      wantedDay,
      note: note.trim(),
      seenTotals: totals,
      accept: [...warnings],
    })
    if (outcome.state === 'refused') return
    if (outcome.value.sent) {
      clear()
      setSent(outcome.value)
    } else setWarnings([...warnings, ...outcome.value.warnings])
  }
  return {
    days,
    wantedDay,
    chooseDay: (day: string) => {
      setValues({ day })
      setWarnings([])
    },
    note,
    setNote: (words: string) => setValues({ note: words }),
    warnings,
    problem,
    refused,
    changed: refused.lines ?? [],
    takePrices: () => takeOver(buying, refused.lines ?? []),
    sent,
    send,
  }
}
