import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { type StorageArea, storageAreas } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import { type Count, type CountLine, countLines, counts } from '@brigade/domain/kitchen/stock/count.ts'
import { countLineId } from '@brigade/domain/kitchen/stock/move-count.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'
import type { Loadable, StoredDocument } from '../../../lib/reading/loadable.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { changing, creating, write, type WriteOutcome } from '../../../lib/writing/write.ts'

/** The storage areas of a kitchen in the order one walks them. */
export function useAreas(kitchenId: string): readonly StoredDocument<StorageArea>[] {
  const found = useQuery(storageAreas, { kitchenId }, { orderBy: ['sortKey'] })
  return found.state === 'success' ? found.value : []
}

/** The count that is open, the newest where there are several; none where nobody counts. */
export function useOpenCount(kitchenId: string): Loadable<readonly StoredDocument<Count>[]> {
  return useQuery(
    counts,
    { kitchenId },
    { where: [['state', '==', 'open']], orderBy: ['-startedAt'], limit: 1 },
  )
}

/** Begins a count of these areas, of everything without any. */
export function startCount(
  kitchenId: string,
  { areaIds, uid }: { readonly areaIds: readonly string[]; readonly uid: string },
): Promise<WriteOutcome> {
  const startedAt = timestampFromMs(Date.now())
  const params = { kitchenId, countId: newId() }
  return write([creating(counts, params, { areaIds: [...areaIds], startedAt, state: 'open', people: [uid] })])
}

/** What everybody has found so far. */
export function useFindings(
  kitchenId: string,
  countId: string,
): Loadable<readonly StoredDocument<CountLine>[]> {
  return useQuery(countLines, { kitchenId, countId })
}

/** Where something is counted, and by whom. */
export interface Spot {
  readonly kitchenId: string
  readonly countId: string
  readonly lineId: string
  readonly areaId: string | null
  readonly by: string
}

/** One more finding of a person in one place; what others write meanwhile, or on another device, adds up with it. */
export function addFinding(
  spot: Spot,
  entered: Quantity,
  before: CountLine | undefined,
): Promise<WriteOutcome> {
  const { kitchenId, countId, lineId, areaId, by } = spot
  const params = { kitchenId, countId, countLineId: countLineId(spot) }
  const finding = { entered, at: timestampFromMs(Date.now()) }
  return write([
    before === undefined
      ? creating(countLines, params, { by, lineId, areaId, amounts: [finding] })
      : changing(countLines, params, { before, changes: {}, appended: { amounts: [finding] } }),
  ])
}

/** Takes the last finding of a person in one place back. */
export function removeLast(spot: Spot, before: CountLine): Promise<WriteOutcome> {
  const { kitchenId, countId } = spot
  const params = { kitchenId, countId, countLineId: countLineId(spot) }
  return write([changing(countLines, params, { before, changes: { amounts: before.amounts.slice(0, -1) } })])
}
