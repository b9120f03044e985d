import type { DumpedRow } from './dump-database.ts'

/** Rows that are handed over together. */
const ROWS_AT_ONCE = 200

/** Rows as they are written down: one per line, the table's name, a tab, and the row as PostgreSQL writes it in JSON. */
export async function* readRows(lines: AsyncIterable<string>): AsyncGenerator<readonly DumpedRow[], void> {
  let rows: DumpedRow[] = []
  for await (const line of lines) {
    const tab = line.indexOf('\t')
    rows.push({ table: line.slice(0, tab), row: line.slice(tab + 1) })
    if (rows.length < ROWS_AT_ONCE) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

/** Only line feeds end a line: a row may hold every other character that some call an end of line. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
