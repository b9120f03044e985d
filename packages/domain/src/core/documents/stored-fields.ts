import * as z from 'zod'
import { Timestamp } from '../time/timestamp.ts'

const LONGEST_ID = 128
const LONGEST_SORT_KEY = 200

/** The id of another document. */
export const DocumentId = z
  .string()
  .min(1)
  .max(LONGEST_ID)
  .regex(/^[^/]+$/, 'is not a document id')

/** Place in a list that people reorder: a fractional index, compared as plain text. */
export const SortKey = z.string().min(1).max(LONGEST_SORT_KEY)

/** A language tag such as `fr` or `pt-BR` (BCP 47). */
export const LanguageTag = z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)

/** A name in other languages: language tag → text. */
export const TranslatedNames = z.record(LanguageTag, z.string().trim().min(1).max(100))

/** A sentence that says why, in the words of the person who decided; at most 300 characters. */
export const Sentence = z.string().trim().min(1).max(300)

/** When the document was put in the bin; the server purges it 30 days later (product, section 1). */
export const DeletedAt = Timestamp.optional()
