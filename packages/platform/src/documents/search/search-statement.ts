import { type SqlParameters, sqlParameters } from '../storage/sql-parameters.ts'
import { orderColumn } from './keep-entries.ts'
import type { Search, Searched } from './search-entry.ts'
import { questionText, scoresOf } from './terms.ts'

/** Mean radius of the Earth [IUGG]. */
const EARTH_RADIUS_METRES = 6_371_008.8

/** A search as parts of statements on `document_entries`. */
interface SearchStatement {
  readonly condition: string
  /** What decides the order, the path last. */
  readonly order: readonly string[]
  readonly parameters: SqlParameters
}

/**
 * A search in SQL; ties go to the usual order.
 * @param ledBy - what the index of terms is asked for: of frequent words it would gather every place first
 */
export function statementOf(
  searched: Searched,
  search: Search,
  ledBy: 'all terms' | 'place' = 'all terms',
): SearchStatement {
  const parameters = sqlParameters()
  const { around, ...anywhere } = search
  const question = questionText(ledBy === 'place' ? { ...search, words: [], marks: [] } : search)
  const others = ledBy === 'place' ? questionText(anywhere) : undefined
  const metres = metresColumn(search, parameters)
  // A number that is reckoned with has no index: where there are terms, they lead to fewer entries.
  const numberOf = (name: string) => orderColumn(searched, name) + (question === undefined ? '' : ' + 0')
  const conditions = [
    ...(question === undefined ? [] : [`terms @@ ${parameters.add(question)}::tsquery`]),
    // The operator's own function, for which no index is asked.
    ...(others === undefined ? [] : [`ts_match_vq(terms, ${parameters.add(others)}::tsquery)`]),
    ...rangeConditions(search.ranges, numberOf, parameters),
    ...(around !== undefined && Number.isFinite(around.metres)
      ? [`${metres} <= ${parameters.add(String(around.metres))}::float8`]
      : []),
  ]
  const first = orderOf(searched, search, { metres, parameters })
  const usual = searched.orders[0] === undefined ? [] : [orderColumn(searched, searched.orders[0])]
  return {
    condition: conditions.length === 0 ? 'true' : conditions.join(' and '),
    order: [first, ...usual, 'path'],
    parameters,
  }
}

/** Columns that are selected under names, to be ordered by outside: what they are made from need not be carried along. */
export function namedOrder(columns: readonly string[]): {
  readonly selected: string
  readonly order: string
} {
  const name = (at: number) => `ordered_${at}`
  return {
    selected: columns.map((column, at) => `${column.replace(/ desc$/u, '')} as ${name(at)}`).join(', '),
    order: columns.map((column, at) => name(at) + (column.endsWith(' desc') ? ' desc' : '')).join(', '),
  }
}

/** Conditions on numbers. @param columnOf - how a declared number is written */
export function rangeConditions(
  ranges: Search['ranges'],
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
  searched: Searched,
  { order, words }: Search,
  { metres, parameters }: Pick<SearchStatement, 'parameters'> & { readonly metres: string },
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
