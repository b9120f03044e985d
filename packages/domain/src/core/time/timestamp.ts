import * as z from 'zod'

const LAST_NANOSECOND = 999_999_999

/** An instant as it is stored: seconds since 1970 and nanoseconds (rule DS8). */
export const Timestamp = z.object({
  seconds: z.int(),
  nanoseconds: z.int().min(0).max(LAST_NANOSECOND),
})
export type Timestamp = Readonly<z.infer<typeof Timestamp>>

// Whoever has the schema at hand finds these beside it.
export { msFromTimestamp, timestampFromMs } from './timestamp-ms.ts'
