import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { AccessLinkScope } from './access-link.ts'

const LONGEST_DAYS = 365

/** Makes a way in without an account; managers, for a recipe leads. The address is in the answer and never shown again. */
export const createAccessLink = functionContract({
  name: 'createAccessLink',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: DocumentId,
    scope: AccessLinkScope,
    /** How long it stands: 1 to 14 for an inspector, else as long as is said, or until it is revoked. */
    days: z.int().min(1).max(LONGEST_DAYS).optional(),
  }),
  output: z.strictObject({ linkId: DocumentId, url: z.string(), expiresAt: Timestamp.optional() }),
  reasons: ['span', 'gone'],
})

/** Ends a link at once. */
export const revokeAccessLink = functionContract({
  name: 'revokeAccessLink',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, kitchenId: DocumentId, linkId: DocumentId }),
  output: z.strictObject({ revokedAt: Timestamp }),
  reasons: ['gone'],
})
