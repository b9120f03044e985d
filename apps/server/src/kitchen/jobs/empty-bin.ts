import { isDeepStrictEqual } from 'node:util'
import type { DocumentData } from '@brigade/contract/document.ts'
import { collectionIdOf } from '@brigade/contract/path.ts'
import { binned } from '@brigade/domain/kitchen/bin/binned.table.ts'
import { isBinOver, pathsNamed } from '@brigade/domain/kitchen/bin/empty-bin.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { DocumentsError } from '@brigade/platform/documents/documents-error.ts'
import type { DocumentReading, DocumentTransaction, Query } from '@brigade/platform/documents/types.ts'
import { valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { type PlacedDocument, subtree } from '../../people/accounts/personal-documents.ts'
import { runEach } from '../../core/functions/run-each.ts'

const READ_AT_ONCE = 500

type Documents = Pick<Platform, 'documents'>

/** A document of a bin, and whose it is: a kitchen's, or a chef's own recipe. */
interface Binned {
  readonly path: string
  readonly pattern: string
  readonly ownerId: string
  /** As it was when it was looked at. */
  readonly data: DocumentData
}

function ownerOf(path: string, { ownerId }: DocumentData): string {
  const [, kitchenId = ''] = path.split('/')
  return typeof ownerId === 'string' ? ownerId : kitchenId
}

/** What of one collection has been in its bin for its time, the longest first. */
async function overIn(reading: DocumentReading, pattern: string): Promise<readonly Binned[]> {
  const over: Binned[] = []
  for (let offset = 0; ; offset += READ_AT_ONCE) {
    const page = await reading.query({
      parent: '',
      collectionId: collectionIdOf(pattern),
      allDescendants: pattern !== recipes.path,
      orderBy: [{ field: 'deletedAt', descending: false }],
      offset,
      limit: READ_AT_ONCE,
    })
    const gone = page.filter(({ data, changedAt }) => isBinOver(data, changedAt, reading.now))
    over.push(...gone.map(({ path, data }) => ({ path, pattern, data, ownerId: ownerOf(path, data) })))
    if (page.length < READ_AT_ONCE) return over
  }
}

/** The documents of one collection in which a field has a value. */
function having(place: Pick<Query, 'parent' | 'collectionId'>, field: string, value: string): Query {
  return {
    ...place,
    allDescendants: false,
    where: { kind: 'field', field, operator: 'EQUAL', value: valueOfPlain(value) },
    orderBy: [],
  }
}

/** What an owner's recipes name, as they are made now and as they were approved, and what its menus offer. */
async function namedBy(reading: DocumentReading, ownerId: string): Promise<ReadonlySet<string>> {
  const own = await reading.query(having({ parent: '', collectionId: 'recipes' }, 'ownerId', ownerId))
  const kitchen = `kitchens/${ownerId}`
  const items = await reading.query({
    parent: kitchen,
    collectionId: 'items',
    allDescendants: true,
    orderBy: [],
  })
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
  const [, kitchenId, kind, lineId = ''] = path.split('/')
  if (kind !== 'ingredients') return parts
  const place = { parent: `kitchens/${kitchenId}`, collectionId: 'price-lines' }
  for (const price of await tx.query(having(place, 'lineId', lineId)))
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
