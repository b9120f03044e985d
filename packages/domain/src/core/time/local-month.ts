import * as z from 'zod'

/** A month of the calendar `YYYY-MM`, from 1900 on. */
export const LocalMonth = z.string().regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/)
