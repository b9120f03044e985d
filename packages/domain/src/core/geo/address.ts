import * as z from 'zod'

/** A country by its two letters (ISO 3166-1), such as `FR`. */
export const Country = z.string().regex(/^[A-Z]{2}$/)

/** A postal address. */
export const Address = z.strictObject({
  line1: z.string().trim().min(1).max(120),
  line2: z.string().trim().max(120).optional(),
  town: z.string().trim().min(1).max(80),
  region: z.string().trim().max(80).optional(),
  postcode: z.string().trim().max(16),
  country: Country,
})
export type Address = Readonly<z.infer<typeof Address>>

/** A web address people may be sent to: https only. */
export const HttpsUrl = z.url({ protocol: /^https$/ }).max(500)
