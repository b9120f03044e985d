import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { Temperature } from '../../core/quantities/temperature.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** One reading of a sensor, kept as it came (rule HC5). */
export const SensorReadingDocument = z.strictObject({
  ...commonFields,
  equipmentId: DocumentId,
  /** The sensor's own name. */
  device: z.string().trim().min(1).max(60),
  at: Timestamp,
  temperature: Temperature,
  /** Another value came for the same sensor and time; both are kept. */
  isConflict: z.boolean(),
})
export type SensorReadingDocument = Readonly<z.infer<typeof SensorReadingDocument>>

/** Readings: everybody at work reads them, `ingestReadings` writes them. */
export const sensorReadings = collection<SensorReadingDocument>({
  path: 'kitchens/{kitchenId}/sensor-readings/{readingId}',
  schema: SensorReadingDocument,
  policy: writtenByFunctions<SensorReadingDocument>(worksHere, ownTeamDocument),
  indexes: [
    ['equipmentId', '-at'],
    ['device', '-at'],
  ],
})
