import * as z from 'zod'
import { boundedMap } from '../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../core/documents/common-fields.ts'
import { ownList } from '../access/roles/own-list.ts'
import { Timestamp } from '../core/time/timestamp.ts'

const MAX_FILTERS = 20

/** A search that somebody keeps, and is told of new hits of (product, E36). */
export const SavedSearch = z.strictObject({
  ...commonFields,
  kind: z.enum(['jobs', 'people', 'kitchens']),
  name: z.string().trim().min(1).max(60),
  /** The form of the search as it was typed, by the names of its fields. */
  filters: boundedMap(z.string().min(1).max(40), z.string().max(200), MAX_FILTERS),
  /** When new hits are told; `daily` unless changed. */
  alert: z.enum(['off', 'daily', 'at once']),
  /** Hits before it are known; absent until it was opened once. */
  lastSeenAt: Timestamp.optional(),
})
export type SavedSearch = Readonly<z.infer<typeof SavedSearch>>

/** Saved searches: the person's own. The server reads them to send alerts; they go with the account. */
export const savedSearches = collection({
  path: 'brigade-user-profiles/{uid}/saved-searches/{savedSearchId}',
  schema: SavedSearch,
  policy: ownList<SavedSearch>(),
  indexes: [['kind', '-createdAt'], ['alert']],
})
