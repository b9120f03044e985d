import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import type { ListColumn } from './list-order.ts'

/** The rows of which a list says every word that was typed, in whichever of its columns. */
export function rowsWith<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  typed: string,
): readonly Row[] {
  // What stands together is looked for together: "3.4" is not any 3 and any 4.
  const words = typed
    .split(/\s+/u)
    .map(foldName)
    .filter((word) => word !== '')
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const rowText = columns.map(({ valueOf }) => foldName(valueOf(row))).join('\n')
    return words.every((word) => rowText.includes(word))
  })
}
