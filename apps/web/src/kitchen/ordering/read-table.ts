import { CATALOGUE_LINES } from '@brigade/domain/people/plans/limits.table.ts'
import Papa from 'papaparse'
import { textOfFile } from '../../lib/reading/text-of-file.ts'

/** A line of a table by its headings. */
export type Cells = Readonly<Record<string, string>>

export interface Table {
  readonly headings: readonly string[]
  readonly cells: readonly Cells[]
}

/** Longer files are no list of what a catalogue may hold; they would only hold the page up. */
const LARGEST_BYTES = 5 * 1_048_576

/** Rows that belong together by headings, whatever parts them; or why they are not read. */
export async function readTable(source: File | string): Promise<Table | 'unreadable' | 'too-long'> {
  if (typeof source !== 'string' && source.size > LARGEST_BYTES) return 'too-long'
  const text = typeof source === 'string' ? source : await textOfFile(source)
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' })
  const headings = (meta.fields ?? []).filter((heading) => heading.trim() !== '')
  if (data.length > CATALOGUE_LINES) return 'too-long'
  return headings.length === 0 || data.length === 0 ? 'unreadable' : { headings, cells: data }
}
