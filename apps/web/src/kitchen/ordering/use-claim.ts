import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { claimFields } from '@brigade/domain/kitchen/ordering/claim.ts'
import { openClaim } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useUnsaved } from '../../shell/busy.ts'
import { packsFromTyped } from './packs-from-typed.ts'

export const WRONGS = ['short', 'damaged', 'wrong', 'quality', 'price'] as const
export const WISHES = claimFields.wish.options

/** What is wrong with a line; nothing until it is reported. */
interface TypedClaimLine {
  readonly wrong: (typeof WRONGS)[number] | ''
  readonly packs: string
}

interface TypedClaim {
  readonly lines: Readonly<Record<string, TypedClaimLine>>
  readonly wish: (typeof WISHES)[number]
  readonly words: string
  readonly creditText: string
}

const nothingTyped: TypedClaim = { lines: {}, wish: 'credit', words: '', creditText: '' }
const like: TypedClaim = { ...nothingTyped, lines: { '': { wrong: '', packs: '' } } }

/** The lines that something is wrong with, with the packs concerned; undefined for a number that cannot be read. */
function claimedLines(typed: Readonly<Record<string, TypedClaimLine>>) {
  return Object.entries(typed).flatMap(([id, { wrong, packs }]) =>
    wrong === '' ? [] : [{ id, wrong, packs: packsFromTyped(packs) || undefined }],
  )
}

/** A claim as it is typed. */
export function useClaim(order: StoredDocument<Order>) {
  const {
    values: value,
    setValues,
    clear,
    isChanged,
  } = useDraft(openClaim.input, { name: `claim ${order.id}`, start: nothingTyped, sample: like })
  const { send, problem } = useCall(openClaim)
  const [isOpen, setOpen] = useState(isChanged)
  const [wasTried, setTried] = useState(false)
  useUnsaved(isChanged)
  const { wish, words, creditText } = value
  const claimed = claimedLines(value.lines)
  const unread = claimed.filter(({ packs }) => packs === undefined).map(({ id }) => id)
  const money = creditText.trim() === '' ? undefined : moneyFromTyped(creditText, order.content.currency)
  const problems = {
    lines: claimed.length === 0,
    words: words.trim() === '' || problem?.reason === 'words-needed',
    creditText: money?.ok === false,
  }
  const typedLine = (id: string, { packs }: OrderLine): TypedClaimLine =>
    value.lines[id] ?? { wrong: '', packs: String(packs) }
  const submit = async () => {
    setTried(true)
    if (problems.lines || unread.length > 0 || words.trim() === '' || problems.creditText) return
    const lines = Object.fromEntries(
      claimed.map(({ id, wrong, packs = 0 }) => [id, { wrong, packs }] as const),
    )
    const creditAsked = money?.ok === true && wish === 'credit' ? { creditAsked: money.money } : {}
    const content = { lines, photos: [], wish, words: words.trim(), ...creditAsked }
    const outcome = await send({ orderId: order.id, ...content })
    if (outcome.state === 'refused') return
    clear()
    setTried(false)
    setOpen(false)
  }
  return {
    value,
    change: setValues,
    lineOf: typedLine,
    changeLine: (id: string, line: OrderLine, part: Partial<TypedClaimLine>) =>
      setValues({ lines: { ...value.lines, [id]: { ...typedLine(id, line), ...part } } }),
    problems: wasTried ? problems : { lines: false, words: false, creditText: false },
    isUnread: (id: string) => wasTried && unread.includes(id),
    isOpen,
    setOpen,
    submit,
    problem: problem?.reason === 'words-needed' ? null : problem,
  }
}
