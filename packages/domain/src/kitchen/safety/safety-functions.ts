import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Temperature } from '../../core/quantities/temperature.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** Most readings in one call (product, section 6). */
const MOST_READINGS = 1000
const Count = z.int().min(0)

/**
 * Takes readings of sensors, by the key of a piece of equipment. The same reading again is ignored; another value for the
 * same device and time is kept and flagged (rule HC5). A reading from the future refuses the batch.
 */
export const ingestReadings = functionContract({
  name: 'ingestReadings',
  audience: 'anyone',
  input: z.strictObject({
    requestId: RequestId,
    kitchenId: DocumentId,
    /** The sensor key's token; it names the equipment. */
    key: z.string().min(20).max(200),
    readings: z
      .array(
        z.strictObject({ device: z.string().trim().min(1).max(60), at: Timestamp, temperature: Temperature }),
      )
      .min(1)
      .max(MOST_READINGS),
  }),
  output: z.strictObject({ stored: Count, repeated: Count, conflicting: Count }),
  reasons: ['future', 'key'],
})

/**
 * Looks whether the kitchen's records are all there and as they were written (rule HC7): whoever works in it. Records that
 * came since the last look are taken into the chain first.
 */
export const checkSafetyRecords = functionContract({
  name: 'checkSafetyRecords',
  audience: 'guest',
  input: z.strictObject({ requestId: RequestId, kitchenId: DocumentId }),
  output: z.strictObject({
    records: Count,
    /** When the last of them was entered; absent while there is none. */
    completeTo: Timestamp.optional(),
    /** What the first place that does not fit holds, as far as it is still there. */
    broken: z.strictObject({ recordId: DocumentId, enteredAt: Timestamp.optional() }).optional(),
  }),
  reasons: ['gone'],
})
