import type { Queryable } from '../../database/database.ts'
import { sqlLiteral } from '../storage/sql-literal.ts'
import { type SqlParameters, sqlParameters } from '../storage/sql-parameters.ts'
import { orderColumn, orderColumns, usualIndex } from './keep-entries.ts'
import type { Search, Searched } from './search-entry.ts'
import { namedOrder, rangeConditions, statementOf } from './search-statement.ts'

/** Where and what is searched. */
export interface Searching {
  readonly database: Queryable
  readonly searched: Searched
  readonly search: Search
}

/** One page of hits, as their stored paths, and how many were looked at. */
export interface Page {
  readonly paths: readonly string[]
  readonly matched: number
}

/** Looks every hit up by the index of terms, where the question has any. */
export function lookUp(searching: Searching): Promise<Page> {
  const { searched, search } = searching
  return pageOf(searching, `document_entries where ${ofCollection(search)}`, statementOf(searched, search))
}

/** The same in a small circle, where whatever else is asked is looked for in each entry. */
export function lookAround(searching: Searching): Promise<Page> {
  const { searched, search } = searching
  const statement = statementOf(searched, search, 'place')
  return pageOf(searching, `document_entries where ${ofCollection(search)}`, statement)
}

/** The hits among the newest entries, and how many entries there are at all: see `countEntries`. */
interface Sample extends Page {
  readonly entries: number
}

/**
 * The hits among the first entries in the usual order.
 * @param most - a constant of the code: it stands in the statement, because the engine plans once for all questions, and
 *   of a parameter it then knows nothing
 */
export async function lookAmongNewest(searching: Searching, most: number): Promise<Sample> {
  const { searched, search } = searching
  const statement = statementOf(searched, search)
  const entries = `${sizeOf(searching, statement.parameters)} as entries`
  const newest = `(select * from document_entries where ${ofCollection(search)}
    order by ${usualOrder(searched)}, path limit ${most}) newest where true`
  return pageOf<Sample>(searching, newest, statement, entries)
}

async function pageOf<Row extends Page>(
  { database, search }: Searching,
  entries: string,
  { condition, order, parameters }: ReturnType<typeof statementOf>,
  ...more: readonly string[]
): Promise<Row> {
  const [offset, limit] = [search.offset, search.limit].map(
    (count) => `${parameters.add(String(count))}::int`,
  )
  const named = namedOrder(order)
  const paths = `array(select path from hits order by ${named.order} offset ${offset} limit ${limit}) as paths`
  const [row] = await database.query<Row>(
    `with hits as materialized (select path, ${named.selected} from ${entries} and ${condition})
      select ${['(select count(*) from hits)::int as matched', paths, ...more].join(', ')}`,
    parameters.values,
  )
  if (row === undefined) throw new Error('A statement that counts has no row.')
  return row
}

/** Hits that stand first in the order of a number. */
export interface Walk {
  readonly paths: readonly string[]
  /** How many entries were passed up to the last of them. */
  readonly passed: number
}

/**
 * Goes through the entries in the order of a number until the page is full.
 * @param most - how many entries it goes at most
 */
export async function walk({ database, searched, search }: Searching, most: number): Promise<Walk> {
  const { condition, parameters } = statementOf(searched, search)
  const columns = [...orderColumns(searched, search.order), 'path']
  const inOrder = rangeConditions(rangesInOrder(search), (name) => orderColumn(searched, name), parameters)
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
export function rangesInOrder({ order, ranges }: Search): Search['ranges'] {
  return ranges.filter(({ number }) => number === order.replace(/^-/u, ''))
}

/** In a collection of so many entries every hit is counted. */
export const SMALL = 3000

/** How many entries a collection has, as the database counted them last; up to `SMALL` are counted now. */
export async function countEntries(searching: Searching): Promise<number> {
  const parameters = sqlParameters()
  const [row] = await searching.database.query<{ entries: number }>(
    `select ${sizeOf(searching, parameters)} as entries`,
    parameters.values,
  )
  return row?.entries ?? 0
}

function sizeOf({ searched, search }: Searching, parameters: SqlParameters): string {
  const index = parameters.add(usualIndex({ collectionId: search.collectionId, searched }))
  return `(select case when known > ${SMALL} then known else greatest(known, (select count(*) from (
        select 1 from document_entries where ${ofCollection(search)} limit ${SMALL + 1}) counted)) end
      from (select (select reltuples::float8 from pg_class where oid = to_regclass(${index})) as known) known)`
}

const ofCollection = ({ collectionId }: Search) => `collection_id = ${sqlLiteral(collectionId)}`

const usualOrder = (searched: Searched) => orderColumn(searched, searched.orders[0] ?? '')
