import * as z from 'zod'
import { collection } from '../collections/collection.ts'
import { commonFields } from '../collections/common-fields.ts'
import { DocumentId } from '../collections/stored-fields.ts'
import { writtenByFunctions } from '../collections/written-by-functions.ts'
import { ownTeamDocument, worksHere } from '../kitchens/kitchen-policy.ts'
import { Temperature } from '../quantities/temperature.ts'
import { Timestamp } from '../time/timestamp.ts'

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
