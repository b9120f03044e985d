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

/**
 * A map with at most so many entries. A map without a limit is refused by the test that walks all schemas.
 * @param mostEntries - as many as the screen that shows it has room for
 */
export function boundedMap<Key extends z.core.$ZodRecordKey, Value extends z.ZodType>(
  key: Key,
  value: Value,
  mostEntries: number,
) {
  return z
    .record(key, value)
    .refine((map) => Object.keys(map).length <= mostEntries, { error: 'too-many' })
    .meta({ mostEntries })
}

/**
 * A schema whose values are at most so large in all, for lists of which no real one is long everywhere.
 * @param mostCharacters - of the value as JSON
 */
export function boundedTotal<Schema extends z.ZodType>(schema: Schema, mostCharacters: number): Schema {
  return schema
    .refine((value) => JSON.stringify(value).length <= mostCharacters, { error: 'too-many' })
    .meta({ mostCharacters })
}

/** Languages beside its own that a thing is named in. */
export const MOST_TRANSLATIONS = 20

/** A name in other languages: language tag → text. */
export const TranslatedNames = boundedMap(LanguageTag, z.string().trim().min(1).max(100), MOST_TRANSLATIONS)

/** A sentence that says why, in the words of the person who decided; at most 300 characters. */
export const Sentence = z.string().trim().min(1).max(300)

/** When the document was put in the bin; the server purges it 30 days later (product, section 1). */
export const DeletedAt = Timestamp.optional()
