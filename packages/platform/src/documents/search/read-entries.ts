import type { Queryable } from '../../database/database.ts'
import { sqlLiteral } from '../storage/sql-literal.ts'
import { sqlParameters } from '../storage/sql-parameters.ts'
import { orderColumn, orderColumns } from './keep-entries.ts'
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

/** The hits among the first entries in the usual order. */
export function lookAmongNewest(searching: Searching, most: number): Promise<Page> {
  const { searched, search } = searching
  const statement = statementOf(searched, search)
  const newest = `(select * from document_entries where ${ofCollection(search)}
    order by ${usualOrder(searched)}, path limit ${statement.parameters.add(String(most))}::int) newest where true`
  return pageOf(searching, newest, statement)
}

async function pageOf(
  { database, search: { offset, limit } }: Searching,
  entries: string,
  { condition, order, parameters }: ReturnType<typeof statementOf>,
): Promise<Page> {
  const [first, last] = [offset + 1, offset + limit].map((at) => `${parameters.add(String(at))}::int`)
  const named = namedOrder(order)
  const [row = { paths: [], matched: 0 }] = await database.query<Page>(
    `select count(*)::int as matched, coalesce((array_agg(path order by ${named.order}))[${first}:${last}], '{}') as paths
      from (select path, ${named.selected} from ${entries} and ${condition} offset 0) hits`,
    parameters.values,
  )
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

/**
 * How many entries a collection has, as the database counted them last.
 * @param small - up to so many are counted now
 */
export async function countEntries({ database, search }: Searching, small: number): Promise<number> {
  const parameters = sqlParameters()
  const [row] = await database.query<{ entries: number }>(
    `select greatest(max(found.reltuples)::float8, (
        select count(*) from (select 1 from document_entries where ${ofCollection(search)}
          limit ${parameters.add(String(small + 1))}::int) counted)) as entries
      from pg_class found
        join pg_am method on method.oid = found.relam and method.amname = 'btree'
        join pg_index declared on declared.indexrelid = found.oid
      where declared.indrelid = 'document_entries'::regclass
        and pg_get_expr(declared.indpred, declared.indrelid) like ${parameters.add(`%'${search.collectionId}'%`)}`,
    parameters.values,
  )
  return row?.entries ?? 0
}

const ofCollection = ({ collectionId }: Search) => `collection_id = ${sqlLiteral(collectionId)}`

const usualOrder = (searched: Searched) => orderColumn(searched, searched.orders[0] ?? '')
