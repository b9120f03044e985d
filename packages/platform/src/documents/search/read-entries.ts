import type { DocumentSearch, SearchIndex } from '@brigade/contract/search-index.ts'
import type { Queryable } from '../../database/database.ts'
import { sqlLiteral } from '../storage/sql-literal.ts'
import { type SqlParameters, sqlParameters } from '../storage/sql-parameters.ts'
import { orderColumn, orderColumns, usualIndex } from './update-entries.ts'
import { heavyTermsQuery, MAX_LIGHT_SCORE, termsQuery, type WordForms } from './terms.ts'
import { hitCondition, namedOrder, rangeConditions, statementOf } from './search-statement.ts'

/** Where and what is searched. */
export interface SearchContext {
  readonly database: Queryable
  readonly searchIndex: SearchIndex
  readonly search: DocumentSearch
}

/** One page of hits, as their stored paths, and how many hits there were. */
export interface HitPage {
  readonly paths: readonly string[]
  readonly matched: number
}

/** A page, and how many entries were looked at for it. */
export interface CountedHits extends HitPage {
  readonly looked: number
}

/**
 * Looks every hit up by the index of terms, where the question has any.
 * @param forms - the words that are meant, where they are known
 */
export async function findByTerms(searching: SearchContext, forms?: WordForms): Promise<HitPage> {
  const { searchIndex, search } = searching
  const statement = statementOf(searchIndex, search, { terms: termsQuery(search, forms) })
  return pageOf(searching, { entries: entriesOf(search), statement })
}

/** The same of hits that are better than any without a heavy word. */
export function findByHeavyTerms(searching: SearchContext, forms: WordForms): Promise<HitPage> {
  const { searchIndex, search } = searching
  const statement = statementOf(searchIndex, search, { terms: heavyTermsQuery(search, forms) })
  const score = statement.order[0]?.replace(/ desc$/u, '')
  const isBetter = `${score} > ${MAX_LIGHT_SCORE * search.words.length}`
  return pageOf(searching, { entries: entriesOf(search), statement, isHit: isBetter })
}

/** The same in a small circle, where whatever else is asked is looked for in each entry. */
export function findNearby(searching: SearchContext): Promise<CountedHits> {
  const { searchIndex, search } = searching
  const terms = termsQuery({ around: search.around })
  const statement = statementOf(searchIndex, { ...search, ranges: [] }, { terms })
  const isHit = hitCondition(searchIndex, search, statement.parameters)
  return pageOf(searching, { entries: entriesOf(search), statement, isHit })
}

/** Looks through all of some cells whose numbers are in the ranges. */
export function scanCells(searching: SearchContext, cells: readonly number[]): Promise<CountedHits> {
  const { searchIndex, search } = searching
  const { words, marks } = search
  const statement = statementOf(searchIndex, search, { cells })
  const isHit = hitCondition(searchIndex, { words, marks, ranges: [] }, statement.parameters)
  return pageOf(searching, { entries: entriesOf(search), statement, isHit })
}

/**
 * How many entries that is, without looking at them.
 * @param most - as far as they are counted: a constant of the code
 */
export async function countInCells(
  { database, searchIndex, search }: SearchContext,
  cells: readonly number[],
  most: number,
): Promise<number> {
  const { around: _around, ...anywhere } = search
  const { condition, parameters } = statementOf(searchIndex, { ...anywhere, words: [], marks: [] }, { cells })
  const [row] = await database.query<{ entries: number }>(
    `select count(*)::int as entries from (select 1 from document_entries where ${ofCollection(search)} and ${condition}
      limit ${most}) counted`,
    parameters.values,
  )
  return row?.entries ?? 0
}

/** The hits among the newest entries, of which those in the circle were looked at, and how many entries there are at all. */
export interface SampledHits extends CountedHits {
  /** See `countEntries`. */
  readonly entries: number
}

/**
 * The hits among the first entries in the usual order.
 * @param most - a constant of the code: it stands in the statement, because the engine plans once for all questions, and
 *   of a parameter it then knows nothing
 */
export async function scanNewest(searching: SearchContext, most: number): Promise<SampledHits> {
  const { searchIndex, search } = searching
  const statement = statementOf(searchIndex, { ...search, ranges: [] }, {})
  const entries = `(select * from document_entries where ${ofCollection(search)}
    order by ${usualOrder(searchIndex)}, path limit ${most}) newest where true`
  return pageOf<SampledHits>(searching, {
    entries,
    statement,
    isHit: hitCondition(searchIndex, search, statement.parameters),
    more: [`${sizeOf(searching, statement.parameters)} as entries`],
  })
}

/** Where a page is looked for. */
interface From {
  readonly entries: string
  readonly statement: ReturnType<typeof statementOf>
  /** What is looked for in each entry that meets the condition. */
  readonly isHit?: string
  readonly more?: readonly string[]
}

async function pageOf<Row extends CountedHits>(
  { database, search }: SearchContext,
  { entries, statement: { condition, order, parameters }, isHit = 'true', more = [] }: From,
): Promise<Row> {
  const [offset, limit] = [search.offset, search.limit].map(
    (count) => `${parameters.add(String(count))}::int`,
  )
  const named = namedOrder(order, 'is_hit')
  const counts = 'count(*)::int as looked, (count(*) filter (where is_hit))::int as matched'
  const paths = `array(select path from seen where is_hit order by ${named.order} offset ${offset} limit ${limit}) as paths`
  const [row] = await database.query<Row>(
    `with seen as materialized (select path, is_hit, ${named.selected}
        from (select *, ${isHit} as is_hit from ${entries} and ${condition} offset 0) looked_at)
      select ${[counts, paths, ...more].join(', ')} from seen`,
    parameters.values,
  )
  if (row === undefined) throw new Error('A statement that counts has no row.')
  return row
}

/** Hits that stand first in the order of a number. */
export interface OrderedHits {
  readonly paths: readonly string[]
  /** How many entries were passed up to the last of them. */
  readonly passed: number
}

/**
 * Goes through the entries in the order of a number until the page is full.
 * @param most - how many entries it goes at most
 */
export async function scanInOrder(
  { database, searchIndex, search }: SearchContext,
  most: number,
): Promise<OrderedHits> {
  const { condition, parameters } = statementOf(searchIndex, search)
  const columns = [...orderColumns(searchIndex, search.order), 'path']
  const inOrder = rangeConditions(rangesInOrder(search), (name) => orderColumn(searchIndex, name), parameters)
  // The order of the outer part is known from the inner, so that nothing is sorted and the limit ends both.
  const named = namedOrder(columns)
  const rows = await database.query<{ path: string; passed: number }>(
    `select path, passed::int from (
        select path, terms, numbers, latitude, longitude, ${named.selected},
            row_number() over (order by ${columns.join(', ')}) as passed
          from document_entries where ${[ofCollection(search), ...inOrder].join(' and ')}
          order by ${columns.join(', ')} limit ${parameters.add(String(most))}::int) walked
      where ${condition} order by ${named.order}
      limit ${parameters.add(String(search.offset + search.limit))}::int`,
    parameters.values,
  )
  return { paths: rows.map(({ path }) => path), passed: rows.at(-1)?.passed ?? 0 }
}

/** Conditions on the number that orders the hits. */
export function rangesInOrder({ order, ranges }: DocumentSearch): DocumentSearch['ranges'] {
  return ranges.filter(({ number }) => number === order.replace(/^-/u, ''))
}

/** In a collection of so many entries every hit is counted. */
export const SMALL_COLLECTION = 3000

/** How many entries a collection has, as the database counted them last; up to `SMALL` are counted now. */
export async function countEntries(searching: SearchContext): Promise<number> {
  const parameters = sqlParameters()
  const [row] = await searching.database.query<{ entries: number }>(
    `select ${sizeOf(searching, parameters)} as entries`,
    parameters.values,
  )
  return row?.entries ?? 0
}

function sizeOf({ searchIndex, search }: SearchContext, parameters: SqlParameters): string {
  const index = parameters.add(usualIndex({ collectionId: search.collectionId, searchIndex }))
  return `(select case when known > ${SMALL_COLLECTION} then known else greatest(known, (select count(*) from (
        select 1 from document_entries where ${ofCollection(search)} limit ${SMALL_COLLECTION + 1}) counted)) end
      from (select (select reltuples::float8 from pg_class where oid = to_regclass(${index})) as known) known)`
}

const ofCollection = ({ collectionId }: DocumentSearch) => `collection_id = ${sqlLiteral(collectionId)}`

const entriesOf = (search: DocumentSearch) => `document_entries where ${ofCollection(search)}`

const usualOrder = (searchIndex: SearchIndex) => orderColumn(searchIndex, searchIndex.orders[0] ?? '')
