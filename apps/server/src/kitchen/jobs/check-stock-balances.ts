import { isDeepStrictEqual } from 'node:util'
import { documentPath } from '@brigade/contract/path.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { movements } from '@brigade/domain/kitchen/stock/movement.ts'
import { type StockBalance, stockBalances } from '@brigade/domain/kitchen/stock/stock-balance.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { stockBalanceOf } from '@brigade/domain/kitchen/stock/stock-tally.ts'
import type { DocumentReading } from '@brigade/platform/documents/types.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { findUnchecked } from '../../core/functions/find-documents.ts'
import { readerOf } from '../../core/functions/store.ts'
import { isSeeded, seedOnce } from '../../demo/seed-once.ts'

/** Balances came after movements; a new number counts all of them anew at the next start. */
const BEGUN = { id: 'stock-balances', content: 1 }

type Documents = Pick<Platform, 'documents'>

/** A stock line of a kitchen. */
interface Line {
  readonly kitchenId: string
  readonly lineId: string
}

/** What a balance says, without who signed it and when. */
function saidBy(balance: StockBalance | undefined) {
  if (balance === undefined) return undefined
  const { amount, movements: count, countedAt, recordedAt } = balance
  return { amount, count, countedAt, recordedAt }
}

/** The balance as it is kept, and as the ledger has it. */
async function balancesOf(tx: DocumentReading, line: Line) {
  const reader = readerOf({ tx })
  const { kitchenId, lineId } = line
  const ledger = await reader.find(movements, { params: { kitchenId }, where: { lineId } })
  const kept = await reader.load(stockBalances, { ...line })
  const proved = stockBalanceOf(ledger, tx.now)
  return { kept, proved, isRight: isDeepStrictEqual(saidBy(kept), saidBy(proved)) }
}

async function* linesOf({ documents }: Documents): AsyncGenerator<Line> {
  const reading = documents.reading()
  const reader = readerOf({ tx: reading })
  for (const { id: kitchenId } of await findUnchecked(reading, kitchens, {})) {
    const moved = await reader.find(movements, { params: { kitchenId }, limit: 1 })
    const lines = moved.length === 0 ? [] : await reader.find(stockLines, { params: { kitchenId } })
    for (const { id } of lines) yield { kitchenId, lineId: id }
  }
}

/** Puts right what a line's balance says; whether it was wrong, and not only missing. */
async function countAnew({ documents }: Documents, line: Line): Promise<boolean> {
  return documents.transact(async (tx) => {
    const { kept, proved, isRight } = await balancesOf(tx, line)
    if (isRight) return false
    const path = documentPath(stockBalances, { ...line })
    if (proved === undefined) tx.delete(path)
    else tx.set(path, proved)
    return kept !== undefined
  })
}

/**
 * Compares every balance with its ledger (rule ST2), outside the writer's turn, and counts anew what differs.
 * @throws Error that names the lines whose balance was wrong
 */
export async function checkStockBalances(parts: Documents, signal?: AbortSignal): Promise<void> {
  const wrong: string[] = []
  for await (const line of linesOf(parts)) {
    signal?.throwIfAborted()
    const { isRight } = await balancesOf(parts.documents.reading(), line)
    if (!isRight && (await countAnew(parts, line))) wrong.push(documentPath(stockBalances, { ...line }))
  }
  if (wrong.length > 0) throw new Error(`Balances that differed from their ledger: ${wrong.join(', ')}`)
}

/** Counts the balances of movements that were written before there were any, once. */
export async function beginStockBalances({ documents }: Documents): Promise<void> {
  if (await isSeeded(documents, BEGUN)) return
  await checkStockBalances({ documents })
  await seedOnce(documents, BEGUN, async () => undefined)
}

/** Every night what the balances say is proved from the ledger. */
export const checkStockBalancesJob = defineJob<Documents>({
  name: 'check-stock-balances',
  everyMs: DAY_MS,
  run: checkStockBalances,
})
