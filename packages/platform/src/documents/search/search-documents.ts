import type { Queryable } from '../../database/database.ts'
import { invalid } from '../documents-error.ts'
import { readStored } from '../storage/read-documents.ts'
import { sqlLiteral } from '../storage/sql-literal.ts'
import { type SqlParameters, sqlParameters } from '../storage/sql-parameters.ts'
import { storedPath } from '../storage/stored-path.ts'
import { orderColumn } from './keep-entries.ts'
import type { Search, SearchAnswer, Searched } from './search-entry.ts'
import { plainData } from '../values/plain-data.ts'
import { questionText, scoresOf } from './terms.ts'

/**
 * So many of the newest entries are looked at one by one. In a smaller collection they are all; in a larger one they
 * tell whether hits are frequent, and then most pages can be filled from them.
 */
const SAMPLE = 3000
/** Mean radius of the Earth [IUGG]. */
const EARTH_RADIUS_METRES = 6_371_008.8
/** How much further the circle is drawn while it holds too little: so many more of the sample's hits. */
const WIDER = 4

interface SearchParts {
  readonly database: Queryable
  readonly searched: ReadonlyMap<string, Searched>
}

interface Found extends Pick<SearchAnswer, 'total' | 'isAbout'> {
  /** As they are stored. */
  readonly paths: readonly string[]
}

interface Sampled {
  /** How many entries were looked at. */
  readonly sampled: number
  readonly matched: number
  readonly paths: readonly string[]
  /** Distances of hits, nearest first; empty when not asked by distance. */
  readonly metres: readonly number[]
}

interface Statement {
  readonly condition: string
  readonly order: string
  readonly metres: string
  readonly parameters: SqlParameters
}

/**
 * Finds documents of a collection. Results are exact, except in collections too large for it: there the total is an
 * estimate when hits are frequent, and the best are the best of the newest 3,000.
 */
export async function searchDocuments(parts: SearchParts, search: Search): Promise<SearchAnswer> {
  const { paths, total, isAbout } = await find(parts, search)
  const { content } = await readStored(parts.database, paths)
  const found = new Map([...content.values()].map((one) => [storedPath(one.path), one]))
  const documents = paths.flatMap((stored) => {
    const document = found.get(stored)
    return document === undefined ? [] : [{ path: document.path, data: plainData(document.fields) }]
  })
  return { documents, total, isAbout }
}

async function find(parts: SearchParts, search: Search): Promise<Found> {
  const searched = parts.searched.get(search.collectionId)
  if (searched === undefined) throw invalid(`The collection "${search.collectionId}" is not searched.`)
  const sample = await lookAtNewest(parts.database, searched, search)
  if (sample.sampled < SAMPLE) return { paths: sample.paths, total: sample.matched, isAbout: false }
  if (sample.matched < search.offset + search.limit) return lookAtAll(parts.database, searched, search)
  const total = await estimate(parts.database, search, sample)
  if (search.order !== 'distance') return { paths: sample.paths, total, isAbout: true }
  return { paths: await nearest(parts.database, { searched, search, sample }), total, isAbout: true }
}

async function lookAtNewest(database: Queryable, searched: Searched, search: Search): Promise<Sampled> {
  const { condition, order, metres, parameters } = statementOf(searched, search)
  // Results in the order of a number are exact when that order is the sample's.
  const number = searched.orders.includes(search.order) ? search.order : (searched.orders[0] ?? '')
  const metresOfHits =
    search.order === 'distance'
      ? `coalesce(array_agg(${metres} order by ${metres}) filter (where is_hit), '{}')`
      : "'{}'::float8[]"
  const rows = await database.query<Sampled>(
    `select count(*)::int as sampled, count(*) filter (where is_hit)::int as matched,
        ${pageOf({ search, order, parameters }, 'filter (where is_hit)')} as paths,
        ${metresOfHits} as metres
      from (select *, coalesce(${condition}, false) as is_hit from (
        select * from document_entries where collection_id = ${sqlLiteral(search.collectionId)}
          order by ${orderColumn(searched, number)}, path limit ${SAMPLE}) newest) sample`,
    parameters.values,
  )
  const [row = { sampled: 0, matched: 0, paths: [], metres: [] }] = rows
  return row
}

async function lookAtAll(database: Queryable, searched: Searched, search: Search): Promise<Found> {
  const { condition, order, parameters } = statementOf(searched, search)
  const [row] = await database.query<Pick<Sampled, 'matched' | 'paths'>>(
    `select count(*)::int as matched, ${pageOf({ search, order, parameters }, '')} as paths
      from document_entries where collection_id = ${sqlLiteral(search.collectionId)} and ${condition}`,
    parameters.values,
  )
  return { paths: row?.paths ?? [], total: row?.matched ?? 0, isAbout: false }
}

interface Nearest {
  readonly searched: Searched
  readonly search: Search
  readonly sample: Sampled
}

/** The nearest of very many: within a circle that reaches to some hit of the sample, wider while it holds too few. */
async function nearest(
  database: Queryable,
  { searched, search, sample }: Nearest,
): Promise<readonly string[]> {
  const { around, offset, limit } = search
  if (around === undefined) throw invalid('An order by distance needs a place.')
  for (let hit = 0; ; hit = Math.min(hit * WIDER + WIDER, sample.metres.length - 1)) {
    const metres = sample.metres[hit] ?? around.metres
    const { paths, total } = await lookAtAll(database, searched, {
      ...search,
      around: { ...around, metres },
    })
    if (total >= offset + limit || hit >= sample.metres.length - 1) return paths
  }
}

/** How many there are when the whole collection is as its newest entries are, to two digits. */
async function estimate(database: Queryable, { collectionId }: Search, sample: Sampled): Promise<number> {
  const [row] = await database.query<{ entries: number }>(
    `select max(found.reltuples)::float8 as entries from pg_class found
        join pg_am method on method.oid = found.relam and method.amname = 'btree'
        join pg_index declared on declared.indexrelid = found.oid
      where declared.indrelid = 'document_entries'::regclass
        and pg_get_expr(declared.indpred, declared.indrelid) like $1`,
    [`%'${collectionId}'%`],
  )
  const share = sample.matched / sample.sampled
  return Math.max(sample.matched, Number(((row?.entries ?? 0) * share).toPrecision(2)))
}

interface Paged extends Pick<Statement, 'order' | 'parameters'> {
  readonly search: Search
}

function pageOf({ search: { offset, limit }, order, parameters }: Paged, filter: string): string {
  const [first, last] = [offset + 1, offset + limit].map((at) => `${parameters.add(at)}::int`)
  return `coalesce((array_agg(path order by ${order}) ${filter})[${first}:${last}], '{}')`
}

function statementOf(searched: Searched, search: Search): Statement {
  const parameters = sqlParameters()
  const question = questionText(search)
  const metres = metresColumn(search, parameters)
  const conditions = [
    ...(question === undefined ? [] : [`terms @@ ${parameters.add(question)}::tsquery`]),
    ...search.ranges.flatMap(({ number, atLeast, atMost }) => {
      const column = orderColumn(searched, number)
      return [
        ...(atLeast === undefined ? [] : [`${column} >= ${parameters.add(String(atLeast))}::float8`]),
        ...(atMost === undefined ? [] : [`${column} <= ${parameters.add(String(atMost))}::float8`]),
      ]
    }),
    ...(search.around !== undefined && Number.isFinite(search.around.metres)
      ? [`${metres} <= ${parameters.add(String(search.around.metres))}::float8`]
      : []),
  ]
  const first = orderOf(searched, search, { metres, parameters })
  const usual = searched.orders[0] === undefined ? [] : [orderColumn(searched, searched.orders[0])]
  return {
    condition: conditions.length === 0 ? 'true' : conditions.join(' and '),
    order: [first, ...usual, 'path'].join(', '),
    metres,
    parameters,
  }
}

function orderOf(
  searched: Searched,
  { order, words }: Search,
  { metres, parameters }: Pick<Statement, 'metres' | 'parameters'>,
): string {
  if (order === 'distance') return metres
  if (order !== '-score') return orderColumn(searched, order)
  const scores = words.map((word) => {
    const cases = scoresOf(word).map(
      ({ question, score }) => `when terms @@ ${parameters.add(question)}::tsquery then ${score}`,
    )
    return `case ${cases.join(' ')} else 1 end`
  })
  return scores.length === 0 ? '0' : `(${scores.join(' + ')}) desc`
}

/** Distance by the haversine formula; zero where nobody asks for it, for each parameter must be used. */
function metresColumn({ around, order }: Search, parameters: SqlParameters): string {
  if (around === undefined || (order !== 'distance' && !Number.isFinite(around.metres))) return '0'
  const latitude = `${parameters.add(String(around.centre.latitude))}::float8`
  const longitude = `${parameters.add(String(around.centre.longitude))}::float8`
  const chord =
    `power(sin(radians(latitude - ${latitude}) / 2), 2) + ` +
    `cos(radians(${latitude})) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2)`
  return `(${2 * EARTH_RADIUS_METRES} * asin(least(1, sqrt(${chord}))))`
}
