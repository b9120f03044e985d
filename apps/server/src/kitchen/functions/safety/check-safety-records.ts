import { chainedRecord } from '@brigade/domain/kitchen/safety/chained-record.ts'
import { firstBrokenLink } from '@brigade/domain/kitchen/safety/record-chain.ts'
import { safetyChain } from '@brigade/domain/kitchen/safety/safety-chain.ts'
import { checkSafetyRecords as contract } from '@brigade/domain/kitchen/safety/safety-functions.ts'
import { type SafetyRecordDocument, safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { compareTimestamps } from '@brigade/domain/core/time/compare-timestamps.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import type { FoundDocument } from '../../../core/functions/find-documents.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { needAccess } from '../../../access/caller-in-kitchen.ts'
import { appendToChain, chainEnd, sha256 } from './safety-chain.ts'

type Records = ReadonlyMap<string, SafetyRecordDocument>

export const checkSafetyRecords = defineFunction(contract, async ({ kitchenId }, scope) => {
  const store = storeOf(scope)
  await needAccess(store, kitchenId, { uid: uidOf(scope), atLeast: 'viewer' })
  const found = await store.find(safetyRecords, { params: { kitchenId } })
  const byTime = found.toSorted((one, other) =>
    compareTimestamps(one.content.enteredAt, other.content.enteredAt),
  )
  const records = new Map(found.map(({ id, content }) => [id, content]))
  const { held, broken } = await checkChain(scope, kitchenId, records)
  await appendMissing(
    scope,
    kitchenId,
    byTime.filter(({ id }) => !held.has(id)),
  )
  const completeTo = byTime.at(-1)?.content.enteredAt
  return {
    records: found.length,
    ...(completeTo !== undefined && { completeTo }),
    ...(broken !== undefined && { broken }),
  }
})

/** Which records the chain holds, and where it does not fit. A record that is gone fits no hash. */
async function checkChain(scope: FunctionScope, kitchenId: string, records: Records) {
  const found = await storeOf(scope).find(safetyChain, { params: { kitchenId } })
  const links = found.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ content }) => content)
  const chain = links.map(({ recordId, hash, prevHash }) => {
    const content = records.get(recordId)
    const record = content === undefined ? {} : chainedRecord(recordId, content)
    return { record, hash, previousHash: prevHash }
  })
  const at = await firstBrokenLink(chain, sha256)
  const recordId = at === undefined ? undefined : links[at]?.recordId
  const enteredAt = recordId === undefined ? undefined : records.get(recordId)?.enteredAt
  return {
    held: new Set(links.map((link) => link.recordId)),
    broken: recordId === undefined ? undefined : { recordId, ...(enteredAt !== undefined && { enteredAt }) },
  }
}

/** Takes in what a stop of the server has left out, the earliest first. */
async function appendMissing(
  scope: FunctionScope,
  kitchenId: string,
  missing: readonly FoundDocument<SafetyRecordDocument>[],
): Promise<void> {
  let end = await chainEnd(scope, kitchenId)
  for (const record of missing) end = await appendToChain(scope, kitchenId, { end, record })
}
