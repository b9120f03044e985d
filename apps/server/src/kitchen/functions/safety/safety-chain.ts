import { createHash } from 'node:crypto'
import { chainedRecord } from '@brigade/domain/kitchen/safety/chained-record.ts'
import { chainHash, FIRST_PREVIOUS_HASH } from '@brigade/domain/kitchen/safety/record-chain.ts'
import { chainLinkId, safetyChain } from '@brigade/domain/kitchen/safety/safety-chain.ts'
import type { SafetyRecordDocument } from '@brigade/domain/kitchen/safety/safety-record.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import type { FoundDocument } from '../../../core/functions/find-documents.ts'
import { storeOf } from '../../../core/functions/store.ts'

/** The hash that links records, in hexadecimal. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Where a chain ends: how many links it has, and the hash of the last. */
export interface ChainEnd {
  readonly count: number
  readonly hash: string
}

/** Where a kitchen's chain ends. */
export async function chainEnd(scope: FunctionScope, kitchenId: string): Promise<ChainEnd> {
  const wish = { params: { kitchenId }, orderBy: '-__name__', limit: 1 } as const
  const [last] = await storeOf(scope).find(safetyChain, wish)
  if (last === undefined) return { count: 0, hash: FIRST_PREVIOUS_HASH }
  return { count: Number(last.id), hash: last.content.hash }
}

/** Takes a record into its kitchen's chain, after the one that ended it (rule HC7). */
export async function appendToChain(
  scope: FunctionScope,
  kitchenId: string,
  {
    end,
    record,
  }: { readonly end: ChainEnd; readonly record: Pick<FoundDocument<SafetyRecordDocument>, 'id' | 'content'> },
): Promise<ChainEnd> {
  const count = end.count + 1
  const hash = await chainHash(end.hash, chainedRecord(record.id, record.content), sha256)
  // One id for each place, so that two processes cannot both append here.
  const at = { kitchenId, linkId: chainLinkId(count) }
  storeOf(scope).create(safetyChain, at, { recordId: record.id, hash, prevHash: end.hash })
  return { count, hash }
}
