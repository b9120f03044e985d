import Papa from 'papaparse'

/** What a column holds; numbers keep their sign, text is guarded against being read as a formula (rule DS6). */
export interface CsvColumn {
  readonly heading: string
  readonly kind: 'text' | 'number'
}

const startsFormula = /^[=+\-@\t\r]/
const isNumber = /^-?\d+(\.\d+)?$/

const CRLF = '\r\n'

/** A leading = + - @, tab or carriage return gets an apostrophe before it [OWASP]; a decimal of a number column stays. */
function guarded(field: string, kind: CsvColumn['kind']): string {
  const isSafe = !startsFormula.test(field) || (kind === 'number' && isNumber.test(field))
  return isSafe ? field : `'${field}`
}

/**
 * A table as CSV, with its headings first and each line ended by CRLF (rule DS6); written as UTF-8. What RFC 4180 wants in
 * quotes is put in quotes.
 * @param rows - a field for each column, numbers as decimals with "."
 */
export function csvTable(columns: readonly CsvColumn[], rows: readonly (readonly string[])[]): string {
  const headings = columns.map(({ heading }) => guarded(heading, 'text'))
  const fields = rows.map((row) => columns.map(({ kind }, at) => guarded(row[at] ?? '', kind)))
  // The library's own guard against formulas would take the sign of a negative number for one.
  return Papa.unparse([headings, ...fields], { newline: CRLF }) + CRLF
}
