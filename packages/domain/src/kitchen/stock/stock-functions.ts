import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'

/**
 * Closes a count, once, by a lead: the ledger gets the difference of every counted line at its counting time (rule ST3).
 * Lines that nobody counted stay as they are.
 */
export const closeStocktake = functionContract({
  name: 'closeStocktake',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, kitchenId: DocumentId, countId: DocumentId }),
  output: z.strictObject({
    /** How many lines were booked. */
    booked: z.int(),
    /** Lines whose findings could not be brought to their stock unit; nothing was booked for them. */
    unread: z.array(DocumentId),
  }),
  reasons: ['state', 'nothing-counted', 'gone'],
})
