import * as z from 'zod'

/** A language by its BCP 47 tag, such as `pt-BR`. */
export const LanguageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)

/** A language and how well it is spoken, by the levels of the European framework. */
export const Language = z.strictObject({
  code: LanguageTag,
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']),
})
export type Language = Readonly<z.infer<typeof Language>>
