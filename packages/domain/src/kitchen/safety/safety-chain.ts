import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * One safety record's place in the chain of its kitchen (rule HC7). It stands beside the record, which stays as the device
 * sent it, so that a write that arrives twice is still the same.
 */
export const SafetyChainLink = z.strictObject({
  ...commonFields,
  recordId: DocumentId,
  hash: Hash,
  prevHash: Hash,
})
export type SafetyChainLink = Readonly<z.infer<typeof SafetyChainLink>>

/** The id of the n-th link, counted from 1; ids sort as the numbers do. */
export function chainLinkId(n: number): string {
  return String(n).padStart(9, '0')
}

/** `kitchens/{kitchenId}/safety-chain/{linkId}`: appended by the server alone, never changed, read by everybody at work. */
export const safetyChain = collection<SafetyChainLink>({
  path: 'kitchens/{kitchenId}/safety-chain/{linkId}',
  schema: SafetyChainLink,
  policy: writtenByFunctions<SafetyChainLink>(worksHere, ownTeamDocument),
  indexes: [['recordId'], ['-createdAt']],
})
