import { moneyFromTyped } from '@brigade/domain/money/money-from-typed.ts'
import { claimFields } from '@brigade/domain/ordering/claim.ts'
import { openClaim } from '@brigade/domain/ordering/delivery-functions.ts'
import type { Order, OrderLine } from '@brigade/domain/ordering/order.ts'
import { useState } from 'react'
import * as z from 'zod'
import type { Kept } from '../../data/loadable.ts'
import { useCall } from '../../data/use-call.ts'
import { useKept } from '../../data/use-kept.ts'
import { useUnsaved } from '../../shell/busy.ts'

export const WRONGS = ['short', 'damaged', 'wrong', 'quality', 'price'] as const
export const WISHES = claimFields.wish.options

/** What is wrong with a line; nothing until somebody says so. */
const TypedLine = z.strictObject({ wrong: z.enum(WRONGS).or(z.literal('')), packs: z.string() })
export type TypedClaimLine = z.infer<typeof TypedLine>

const TypedClaim = z.strictObject({
  lines: z.record(z.string(), TypedLine),
  wish: claimFields.wish,
  words: z.string(),
  asked: z.string(),
})
const nothingTyped: z.infer<typeof TypedClaim> = { lines: {}, wish: 'credit', words: '', asked: '' }

/** The lines that something is wrong with; undefined while a number of packs cannot be read. */
function claimedLines(typed: Readonly<Record<string, TypedClaimLine>>) {
  const claimed = Object.entries(typed).flatMap(([id, { wrong, packs }]) =>
    wrong === '' ? [] : [{ id, wrong, packs }],
  )
  return claimed.length > 0 && claimed.every(({ packs }) => /^[1-9]\d*$/u.test(packs.trim()))
    ? Object.fromEntries(claimed.map(({ id, wrong, packs }) => [id, { wrong, packs: Number(packs) }]))
    : undefined
}

/** A claim as it is typed. */
export function useClaim(order: Kept<Order>) {
  const { value, change, forget, isChanged } = useKept(`claim ${order.id}`, TypedClaim, nothingTyped)
  const { send, isPending, problem } = useCall(openClaim)
  const [isOpen, setOpen] = useState(isChanged)
  const [wasTried, setTried] = useState(false)
  useUnsaved(isChanged)
  const { wish, words, asked } = value
  const lines = claimedLines(value.lines)
  const money = asked.trim() === '' ? undefined : moneyFromTyped(asked, order.content.currency)
  const problems = { lines: lines === undefined, words: words.trim() === '', asked: money?.ok === false }
  const typedLine = (id: string, { packs }: OrderLine): TypedClaimLine =>
    value.lines[id] ?? { wrong: '', packs: String(packs) }
  const submit = async () => {
    setTried(true)
    if (lines === undefined || problems.words || problems.asked) return
    const creditAsked = money?.ok === true && wish === 'credit' ? { creditAsked: money.money } : {}
    const said = { lines, photos: [], wish, words: words.trim(), ...creditAsked }
    const outcome = await send({ orderId: order.id, ...said })
    if (outcome.state === 'refused') return
    forget()
    setTried(false)
    setOpen(false)
  }
  return {
    value,
    change,
    lineOf: typedLine,
    changeLine: (id: string, line: OrderLine, part: Partial<TypedClaimLine>) =>
      change({ lines: { ...value.lines, [id]: { ...typedLine(id, line), ...part } } }),
    problems: wasTried ? problems : { lines: false, words: false, asked: false },
    isOpen,
    setOpen,
    submit,
    isPending,
    problem,
  }
}
