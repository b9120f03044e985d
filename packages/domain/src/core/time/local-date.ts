import * as z from 'zod'

/** A calendar day `YYYY-MM-DD` that exists. */
export const LocalDate = z.iso.date()

/** A wall-clock time `HH:MM` from 00:00 to 23:59. */
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
