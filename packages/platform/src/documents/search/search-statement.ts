import type { DocumentSearch, SearchIndex } from '@brigade/contract/search-index.ts'
import { type SqlParameters, sqlParameters } from '../storage/sql-parameters.ts'
import { orderColumn } from './update-entries.ts'
import { cellColumn } from './place-cells.ts'
import { termsQuery, scoresOf } from './terms.ts'

/** Mean radius of the Earth [IUGG]. */
const EARTH_RADIUS_METRES = 6_371_008.8

/** A search as parts of statements on `document_entries`. */
interface SearchStatement {
  readonly condition: string
  /** What decides the order, the path last. */
  readonly order: readonly string[]
  readonly parameters: SqlParameters
}

/** What indexes are asked for. */
interface Asked {
  readonly terms?: string | undefined
  /** Numbers of cells, of which an index of numbers by place is asked for. */
  readonly cells?: readonly number[]
}

/** A search in SQL; ties go to the usual order. */
export function statementOf(
  searchIndex: SearchIndex,
  search: DocumentSearch,
  { terms, cells }: Asked = { terms: termsQuery(search) },
): SearchStatement {
  const parameters = sqlParameters()
  const { around } = search
  const metres = metresColumn(search, parameters)
  // A number that is reckoned with has no index: where there are terms, they lead to fewer entries.
  const numberOf = (name: string) => orderColumn(searchIndex, name) + (terms === undefined ? '' : ' + 0')
  const conditions = [
    ...(terms === undefined ? [] : [`terms @@ ${parameters.add(terms)}::tsquery`]),
    ...(cells === undefined
      ? []
      : [`${cellColumn()} = any(${parameters.add(cells.map(String))}::text[]::int[])`]),
    ...rangeConditions(search.ranges, numberOf, parameters),
    ...(around !== undefined && Number.isFinite(around.metres)
      ? [`${metres} <= ${parameters.add(String(around.metres))}::float8`]
      : []),
  ]
  const first = orderOf(searchIndex, search, { metres, parameters })
  const usual = searchIndex.orders[0] === undefined ? [] : [orderColumn(searchIndex, searchIndex.orders[0])]
  return {
    condition: conditions.length === 0 ? 'true' : conditions.join(' and '),
    order: [first, ...usual, 'path'],
    parameters,
  }
}

/** What else a hit must have, looked for in each entry: of frequent words an index would gather every place first. */
export function hitCondition(
  searchIndex: SearchIndex,
  { words, marks, ranges }: Pick<DocumentSearch, 'words' | 'marks' | 'ranges'>,
  parameters: SqlParameters,
): string {
  const question = termsQuery({ words, marks })
  const conditions = [
    ...rangeConditions(ranges, (name) => orderColumn(searchIndex, name), parameters),
    // The operator's own function, for which no index is asked.
    ...(question === undefined ? [] : [`ts_match_vq(terms, ${parameters.add(question)}::tsquery)`]),
  ]
  return conditions.length === 0 ? 'true' : conditions.join(' and ')
}

/**
 * Columns that are selected under names, to be ordered by outside: what they are made from need not be carried along.
 * @param of - the rows that are ordered; the others need none
 */
export function namedOrder(
  columns: readonly string[],
  of = 'true',
): { readonly selected: string; readonly order: string } {
  const name = (at: number) => `ordered_${at}`
  const selected = columns.map(
    (column, at) => `case when ${of} then ${column.replace(/ desc$/u, '')} end as ${name(at)}`,
  )
  return {
    selected: selected.join(', '),
    order: columns.map((column, at) => name(at) + (column.endsWith(' desc') ? ' desc' : '')).join(', '),
  }
}

/** Conditions on numbers. @param columnOf - how a declared number is written */
export function rangeConditions(
  ranges: DocumentSearch['ranges'],
  columnOf: (name: string) => string,
  parameters: SqlParameters,
): readonly string[] {
  return ranges.flatMap(({ number, atLeast, atMost }) => {
    const column = columnOf(number)
    return [
      ...(atLeast === undefined ? [] : [`${column} >= ${parameters.add(String(atLeast))}::float8`]),
      ...(atMost === undefined ? [] : [`${column} <= ${parameters.add(String(atMost))}::float8`]),
    ]
  })
}

function orderOf(
  searchIndex: SearchIndex,
  { order, words }: DocumentSearch,
  { metres, parameters }: Pick<SearchStatement, 'parameters'> & { readonly metres: string },
): string {
  if (order === 'distance') return metres
  if (order !== '-score') return orderColumn(searchIndex, order)
  const scores = words.map((word) => {
    const cases = scoresOf(word).map(
      ({ question, score }) => `when terms @@ ${parameters.add(question)}::tsquery then ${score}`,
    )
    return `case ${cases.join(' ')} else 1 end`
  })
  return scores.length === 0 ? '0' : `(${scores.join(' + ')}) desc`
}

/** Distance by the haversine formula; zero where nobody asks for it, for each parameter must be used. */
function metresColumn({ around, order }: DocumentSearch, parameters: SqlParameters): string {
  if (around === undefined || (order !== 'distance' && !Number.isFinite(around.metres))) return '0'
  const latitude = `${parameters.add(String(around.centre.latitude))}::float8`
  const longitude = `${parameters.add(String(around.centre.longitude))}::float8`
  const chord =
    `power(sin(radians(latitude - ${latitude}) / 2), 2) + ` +
    `cos(radians(${latitude})) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2)`
  return `(${2 * EARTH_RADIUS_METRES} * asin(least(1, sqrt(${chord}))))`
}
