/** One thing that a list says of each of its rows: to put it in order by, and to take it out as a table. */
export interface ListColumn<Row> {
  readonly heading: string
  readonly kind: 'text' | 'number'
  /** Words, or a decimal with "." for a number; empty where it is not known. */
  readonly valueOf: (row: Row) => string
  /** The sort value of a row in this column, smallest first, when it is not the order of its words. */
  readonly placeOf?: (row: Row) => number
}

/**
 * The rows in the order of a column: words as the language has them, numbers from the largest; the unknown ones last.
 * Rows with equal values keep their order.
 */
export function rowsBy<Row>(
  rows: readonly Row[],
  { kind, valueOf, placeOf }: ListColumn<Row>,
  locale: string,
): readonly Row[] {
  if (placeOf !== undefined) return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
  const collator = new Intl.Collator(locale, { numeric: true })
  const compare = (one: string, other: string) =>
    kind === 'number' ? Number(other) - Number(one) : collator.compare(one, other)
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) =>
      one.value === '' || other.value === ''
        ? Number(one.value === '') - Number(other.value === '')
        : compare(one.value, other.value),
    )
    .map(({ row }) => row)
}
