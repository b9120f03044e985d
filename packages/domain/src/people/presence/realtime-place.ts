import type { Caller, DocumentData } from '@brigade/contract/document.ts'

/** What a policy of realtime data may look at besides the data itself. */
export interface RealtimeContext {
  readonly caller: Caller
  /** The wildcards of the place's path. */
  readonly params: Readonly<Record<string, string>>
  /** The documents that `policyReads` named; undefined where there is none. */
  readonly related: Readonly<Record<string, DocumentData | undefined>>
}

/** What stands at a place before and after a write; null where there is nothing. */
export interface RealtimeChange {
  readonly before: unknown
  readonly after: unknown
}

/** A place of the realtime data: nothing there is a record, and each entry goes when its connection does. */
export interface RealtimePlace {
  /** Path pattern such as `presence/{kitchenId}/{uid}`. */
  readonly path: string
  readonly policyReads: (
    params: Readonly<Record<string, string>>,
    caller: Caller,
  ) => Readonly<Record<string, string>>
  /** Whether the caller may read the place and everything below it. */
  readonly read: (context: RealtimeContext) => boolean
  /** Whether the caller may change the place or anything below it. */
  readonly write: (context: RealtimeContext, change: RealtimeChange) => boolean
  /** What the place may hold. */
  readonly schema?: { safeParse(content: unknown): { readonly success: boolean } }
}
