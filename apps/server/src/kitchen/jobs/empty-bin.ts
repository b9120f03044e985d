import { findUnchecked } from '../../core/functions/find-documents.ts'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentData } from '@brigade/contract/document.ts'
import { idInPath, isPathOf, paramsOf } from '@brigade/contract/path.ts'
import { binned } from '@brigade/domain/kitchen/bin/binned.table.ts'
import { isBinOver, pathsNamed } from '@brigade/domain/kitchen/bin/empty-bin.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { menuItems } from '@brigade/domain/kitchen/menus/menus.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { DocumentsError } from '@brigade/platform/documents/documents-error.ts'
import type { DocumentReading, DocumentTransaction } from '@brigade/platform/documents/types.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { type PlacedDocument, subtree } from '../../people/accounts/personal-documents.ts'
import { runEach } from '../../core/functions/run-each.ts'

type Documents = Pick<Platform, 'documents'>

/** A document of a bin, and whose it is: a kitchen's, or a chef's own recipe. */
interface Binned {
  readonly path: string
  readonly pattern: string
  readonly ownerId: string
  /** As it was when it was looked at. */
  readonly data: DocumentData
}

function ownerOf(pattern: string, path: string, { ownerId }: DocumentData): string {
  return typeof ownerId === 'string' ? ownerId : idInPath({ path: pattern }, path, 'kitchenId')
}

/** What of one collection has been in its bin for its time, the longest first. */
async function overIn(reading: DocumentReading, pattern: string): Promise<readonly Binned[]> {
  const gone = await findUnchecked(reading, { path: pattern }, { orderBy: 'deletedAt' })
  return gone
    .filter(({ data, changedAt }) => isBinOver(data, changedAt, reading.now))
    .map(({ path, data }) => ({ path, pattern, data, ownerId: ownerOf(pattern, path, data) }))
}

/** What an owner's recipes name, as they are made now and as they were approved, and what its menus offer. */
async function namedBy(reading: DocumentReading, ownerId: string): Promise<ReadonlySet<string>> {
  const own = await findUnchecked(reading, recipes, { where: { ownerId } })
  const items = await findUnchecked(reading, menuItems, { below: `kitchens/${ownerId}` })
  const found = new Map([...own, ...items].map(({ path, data }) => [path, data]))
  for (const { path, data } of own) {
    const { approvedVersionId, currentVersionId } = data
    if (typeof approvedVersionId !== 'string' || approvedVersionId === currentVersionId) continue
    const version = `${path}/versions/${approvedVersionId}`
    found.set(version, (await reading.get(version)) ?? {})
  }
  return pathsNamed(ownerId, found)
}

/** A document with what goes along: all that lies below it, and a stock line's prices. */
async function withItsParts(tx: DocumentTransaction, path: string): Promise<readonly PlacedDocument[]> {
  const parts = [...(await subtree(tx, path))]
  if (!isPathOf(stockLines, path)) return parts
  const { kitchenId = '', lineId } = paramsOf(stockLines, path)
  for (const price of await findUnchecked(tx, priceLines, { params: { kitchenId }, where: { lineId } }))
    parts.push(...(await subtree(tx, price.path)))
  return parts
}

/** Answers whether the document went; one that a record names, such as a count of the stock, stays as long as that. */
async function drop({ documents }: Documents, { path, data: seen }: Binned): Promise<boolean> {
  try {
    return await documents.transact(async (tx) => {
      const data = await tx.get(path)
      // Somebody may have taken it out or changed it meanwhile.
      if (!isDeepStrictEqual(data, seen)) return false
      for (const part of await withItsParts(tx, path)) tx.delete(part.path)
      return true
    })
  } catch (error) {
    if (error instanceof DocumentsError && error.status === 'FAILED_PRECONDITION') return false
    throw error
  }
}

/**
 * Empties the bins (product, section 1): what was put there 30 days ago goes for good, with what lies below it, unless a
 * recipe, a menu or a record still names it.
 * @returns how many documents of the bins went
 * @throws AggregateError of those that could not go, once all others have gone
 */
export async function emptyBins(platform: Documents, signal?: AbortSignal): Promise<number> {
  const reading = platform.documents.reading()
  const over: Binned[] = []
  for (const pattern of binned) over.push(...(await overIn(reading, pattern)))
  const known = new Map<string, ReadonlySet<string>>()
  return runEach(
    over,
    async (binnedOne) => {
      const { path, pattern, ownerId } = binnedOne
      if (pattern === recipes.path || pattern === stockLines.path) {
        // Asked once for each kind, so that what only a recipe named that has just gone goes after it.
        const key = `${pattern} ${ownerId}`
        const named = known.get(key) ?? (await namedBy(reading, ownerId))
        known.set(key, named)
        if (named.has(path)) return false
      }
      return drop(platform, binnedOne)
    },
    signal,
  )
}

/** Looks for what has been in a bin for its time. */
export const emptyBinsJob = defineJob({ name: 'empty-bins', everyMs: DAY_MS, run: emptyBins })
