import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { JsonTree } from '../tree/write-json.ts'

/** What a policy may look at besides the data itself. */
export interface PlaceContext {
  readonly caller: Caller
  /** The wildcards of the place's path. */
  readonly params: Readonly<Record<string, string>>
  /** The documents that `policyReads` named; undefined where there is none. */
  readonly related: Readonly<Record<string, DocumentData | undefined>>
}

/** What stands at the place before and after a write; null where there is nothing. */
export interface PlaceChange {
  readonly before: JsonTree
  readonly after: JsonTree
}

/** A declared place in the realtime data. What no place allows is refused. */
export interface RealtimePlace {
  /** Path pattern such as `presence/{kitchenId}/{uid}`. */
  readonly path: string
  /** Names paths of documents that the policy needs. */
  policyReads?(params: Readonly<Record<string, string>>, caller: Caller): Readonly<Record<string, string>>
  /** Whether the caller may read the place and everything below it. */
  read(context: PlaceContext): boolean
  /** Whether the caller may change the place or anything below it. */
  write(context: PlaceContext, change: PlaceChange): boolean
  /** What the place may hold, whoever writes it; anything when absent. */
  readonly schema?: { safeParse(content: unknown): { readonly success: boolean } }
}
