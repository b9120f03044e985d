import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { onHand } from './on-hand.ts'
import { opposite, reversalId } from './reverse-movement.ts'
import { StockBalance } from './stock-balance.ts'
import { balanceAfter, stockBalanceOf } from './stock-tally.ts'

type Ledger = Parameters<typeof stockBalanceOf>[0]
type Entry = Ledger[number]

const NOW = timestampFromMs(1_000_000)

const drawn = fc.record({
  kind: fc.constantFrom('receipt', 'sale', 'waste', 'count', 'correction'),
  change: fc.constantFrom('5', '-1.25', '-0.000001', '0.5', '-12', '3'),
  /** When it happened, on a device that may have been without a network since. */
  atMs: fc.integer({ min: 0, max: 12 }),
  isTimed: fc.boolean(),
  /** Whether it comes in one commit with the one before it. */
  isTogether: fc.boolean(),
  /** Takes back this one of those before it. */
  takesBack: fc.option(fc.nat(8)),
})

/** A ledger in the order in which the server took it; the server's time never falls. */
const ledgers = fc.array(drawn, { minLength: 1, maxLength: 12 }).map((entries) => {
  const ledger: Entry[] = []
  let recordedMs = 100
  for (const { kind, change, atMs, isTimed, isTogether, takesBack } of entries) {
    if (!isTogether) recordedMs += 1
    const taken = takesBack === null ? undefined : ledger[takesBack]
    const isTaken = taken === undefined || ledger.some(({ content }) => content.reverses === taken.id)
    const isUndo = !isTaken && taken.content.reverses === undefined
    const content = {
      createdBy: 'ines',
      kind: isUndo ? taken.content.kind : kind,
      change: isUndo ? opposite(taken.content.change) : change,
      at: timestampFromMs(atMs),
      ...(isTimed && { recordedAt: timestampFromMs(recordedMs) }),
      ...(isUndo && { reverses: taken.id }),
    }
    ledger.push({ id: isUndo ? reversalId(taken.id) : `m${ledger.length}`, content })
  }
  return ledger
})

/** The balance kept movement by movement, counted anew where one movement does not tell. */
function kept(ledger: Ledger) {
  let balance: StockBalance | undefined
  for (const [place, { content }] of ledger.entries()) {
    const next = balance && balanceAfter(balance, { before: undefined, after: content }, NOW)
    balance = next ?? stockBalanceOf(ledger.slice(0, place + 1), NOW)
  }
  return balance
}

describe('stock balance', () => {
  test('[ST2] kept with each movement it is what the whole ledger says', () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const balance = kept(ledger)
        const all = onHand(ledger.map(({ id, content }) => ({ ...content, id })))
        expect(exactFromDecimal(balance?.amount ?? '').equals(all)).toBe(true)
        expect(balance).toMatchObject({ movements: ledger.length })
        expect(balance?.countedAt).toEqual(stockBalanceOf(ledger, NOW)?.countedAt)
        expect(StockBalance.safeParse(balance).success).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('[ST3] what happened before a count and arrives after it leaves the balance alone', () => {
    const entry = (
      kind: Entry['content']['kind'],
      change: string,
      atMs: number,
      recordedMs: number,
    ): Entry => ({
      id: `${kind}${atMs}`,
      content: {
        createdBy: 'ines',
        kind,
        change,
        at: timestampFromMs(atMs),
        recordedAt: timestampFromMs(recordedMs),
      },
    })
    const before = stockBalanceOf([entry('receipt', '10', 1, 1), entry('count', '-2', 5, 5)], NOW)
    const late = entry('waste', '-2', 3, 9).content
    expect(before && balanceAfter(before, { before: undefined, after: late }, NOW)).toMatchObject({
      amount: '8',
      movements: 3,
    })
  })

  test('[ST2] a movement that is taken back is told by the whole ledger alone', () => {
    const first: Entry = { id: 'a', content: { createdBy: 'ines', kind: 'sale', change: '-1', at: NOW } }
    const balance = stockBalanceOf([first], NOW)
    const undo = { ...first.content, change: '1', reverses: 'a' }
    expect(balance && balanceAfter(balance, { before: undefined, after: undo }, NOW)).toBeUndefined()
    expect(balance && balanceAfter(balance, { before: first.content, after: undefined }, NOW)).toBeUndefined()
  })

  test('[ST2] nothing has moved: there is no balance', () => expect(stockBalanceOf([], NOW)).toBeUndefined())
})
