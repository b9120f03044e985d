import * as z from 'zod'
import { LanguageTag } from '../../core/documents/stored-fields.ts'

/** A language and how well it is spoken, by the levels of the European framework. */
export const SpokenLanguage = z.strictObject({
  code: LanguageTag,
  level: z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']),
})
export type SpokenLanguage = Readonly<z.infer<typeof SpokenLanguage>>
