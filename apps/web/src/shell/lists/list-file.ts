import { csvTable } from '@brigade/domain/core/exchange/csv.ts'
import type { ListColumn } from './list-order.ts'

/** Spreadsheets read a file as UTF-8 when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What keeps a number's sign in its place on a page from right to left; a spreadsheet lays out each field by itself. */
const ISOLATES = /[\u2066-\u2069]/gu

/** A list as a CSV file: its headings, then each row in the order given (rule DS6). */
export function listFile<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const fields = rows.map((row) => columns.map(({ valueOf }) => valueOf(row).replaceAll(ISOLATES, '')))
  return BYTE_ORDER_MARK + csvTable(columns, fields)
}
