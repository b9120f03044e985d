import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'

const MOST_PACKS = 100_000

/** A number of packs as it is typed; undefined when it is none. */
export function packsFromTyped(text: string): number | undefined {
  return wholeFromTyped(text, MOST_PACKS)
}
