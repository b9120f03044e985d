import type { DocumentSearch } from '@brigade/contract/search-index.ts'
import type { Queryable } from '../../database/database.ts'
import { sqlLiteral } from '../storage/sql-literal.ts'
import { type WordForms, wordOf } from './terms.ts'

/** A beginning of more words than so many is asked for as one: each word makes a lookup dearer. */
const MOST_FORMS = 50

/**
 * A statement that keeps every word of new entries. It stays when its last entry goes: then it finds nothing.
 * @param made - a table with the `terms` of entries
 */
export function saveWords(collectionId: string, made: string): string {
  // Of the terms only words stand at places. In one order, so that two transactions with the same new words do not wait for
  // each other in a ring.
  return `insert into document_words (collection_id, word)
    select distinct ${sqlLiteral(collectionId)}, lexeme from ${made} cross join unnest(terms)
      where positions is not null order by lexeme on conflict do nothing`
}

/**
 * The words that a question's words begin; undefined when one of them begins none, so that nothing is found. The index of
 * terms gathers a beginning whole, but skips through words.
 */
export async function wordForms(
  database: Queryable,
  { collectionId, words }: DocumentSearch,
): Promise<WordForms | undefined> {
  const beginnings = words.map(wordOf)
  const rows = await database.query<{ beginning: string; forms: readonly string[] }>(
    `select beginning, array(select word from document_words
        where collection_id = ${sqlLiteral(collectionId)}
          and word >= beginning and word < beginning || chr(1114111) limit ${MOST_FORMS + 1}) as forms
      from unnest($1::text[]) as asked (beginning)`,
    [beginnings],
  )
  if (rows.some(({ forms }) => forms.length === 0)) return undefined
  return new Map(
    rows.flatMap(({ beginning, forms }) => (forms.length > MOST_FORMS ? [] : [[beginning, forms] as const])),
  )
}
