import * as z from 'zod'
import { boundedMap } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { FileId } from '../../core/files/file-id.ts'
import { KEEPING_REASONS } from './end-account.ts'
import { msFromTimestamp, Timestamp } from '../../core/time/timestamp.ts'

/** Where a data request stands; moves by `dataRequestLifecycle`. */
export const DataRequestState = z.enum(['asked', 'running', 'ready', 'cancelled', 'done'])
export type DataRequestState = z.infer<typeof DataRequestState>

const MOST_KINDS = 300

/** Somebody asks for all of their data, or for its end (product, E52). */
export const DataRequest = z.strictObject({
  ...commonFields,
  uid: Uid,
  kind: z.enum(['export', 'erase']),
  state: DataRequestState,
  askedAt: Timestamp,
  /** When an erasure begins, seven days after it was asked for (rule AP6). */
  startsAt: Timestamp.optional(),
  /** The ZIP of an export, and until when its link works. */
  file: FileId.optional(),
  linkUntil: Timestamp.optional(),
  /** Documents by collection, in the export or gone: the receipt. */
  counts: boundedMap(z.string().max(60), z.int().min(0), MOST_KINDS),
  /** Why an erasure was not carried out on its day; it is cancelled then. */
  keptBecause: z.enum(KEEPING_REASONS).optional(),
})
export type DataRequest = Readonly<z.infer<typeof DataRequest>>

/** When somebody last fetched an export of theirs; undefined when never. A fetched one has counts. */
export function lastFetched(requests: readonly DataRequest[]): Timestamp | undefined {
  return requests
    .filter(({ kind, counts }) => kind === 'export' && Object.keys(counts).length > 0)
    .map(({ updatedAt }) => updatedAt)
    .toSorted((a, b) => msFromTimestamp(a) - msFromTimestamp(b))
    .at(-1)
}

/** Data requests: asked for by function, read by the person. */
export const dataRequests = collection({
  path: 'data-requests/{requestId}',
  schema: DataRequest,
  policy: writtenByFunctions<DataRequest>(({ caller }, { uid }) => caller.uid !== null && uid === caller.uid),
  indexes: [
    ['uid', '-askedAt'],
    ['state', 'askedAt'],
  ],
})
