import { generateKeyBetween } from 'fractional-indexing'
import type { StoredDocument } from '../reading/loadable.ts'

interface Placed {
  readonly sortKey: string
  readonly deletedAt?: unknown
}

/** Rows that are not in the bin, in their order; two rows with one key are ordered by their ids. */
export function inOrder<Content extends Placed>(
  rows: readonly StoredDocument<Content>[],
): readonly StoredDocument<Content>[] {
  return rows
    .filter(({ content }) => content.deletedAt === undefined)
    .toSorted((one, other) => {
      const [a, b] = [`${one.content.sortKey} ${one.id}`, `${other.content.sortKey} ${other.id}`]
      return a < b ? -1 : 1
    })
}

/** A key for the place between two rows; after the first where two devices have given both the same key. */
function keyBetween(before: string | null, after: string | null): string {
  return before !== null && after !== null && before >= after
    ? generateKeyBetween(before, null)
    : generateKeyBetween(before, after)
}

/** The key that moves a row to a place of an ordered list, which may hold it already. */
export function keyAt(rows: readonly StoredDocument<Placed>[], place: number, id?: string): string {
  const others = rows.filter((row) => row.id !== id)
  return keyBetween(others[place - 1]?.content.sortKey ?? null, others[place]?.content.sortKey ?? null)
}
