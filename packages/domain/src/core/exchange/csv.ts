/** What a column holds; numbers keep their sign, text is guarded against being read as a formula (rule DS6). */
export interface CsvColumn {
  readonly heading: string
  readonly kind: 'text' | 'number'
}

const startsFormula = /^[=+\-@\t\r]/
const needsQuotes = /[",\r\n]/
const isNumber = /^-?\d+(\.\d+)?$/

const CRLF = '\r\n'

function quoted(field: string): string {
  return needsQuotes.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}

/**
 * One field of text (rule DS6): a leading = + - @, tab or carriage return gets an apostrophe before it [OWASP]; a comma,
 * a quote or a line break puts the field into quotes, and quotes in it are doubled [RFC 4180].
 */
export function csvText(text: string): string {
  return quoted(startsFormula.test(text) ? `'${text}` : text)
}

/** One field of a number column: a decimal goes as it is; what is none is treated as text (rule DS6). */
export function csvNumber(decimal: string): string {
  return isNumber.test(decimal) ? decimal : csvText(decimal)
}

/**
 * A table as CSV, with its headings first and each line ended by CRLF (rule DS6); written as UTF-8.
 * @param rows - a field for each column, numbers as decimals with "."
 */
export function csvTable(columns: readonly CsvColumn[], rows: readonly (readonly string[])[]): string {
  const heading = columns.map((column) => csvText(column.heading))
  const lines = rows.map((row) =>
    columns.map(({ kind }, at) => (kind === 'number' ? csvNumber(row[at] ?? '') : csvText(row[at] ?? ''))),
  )
  return [heading, ...lines].map((line) => line.join(',') + CRLF).join('')
}
