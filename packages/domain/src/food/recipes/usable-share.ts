import { type Exact, exactFromDecimal } from '../../core/quantities/exact.ts'
import { foldName } from '../../core/text/fold-name.ts'
import type { LineYield } from '../ingredients/line-yield.ts'
import type { RecipeLine } from './recipe-line.ts'
import { chainYields, shareFromPercent } from './yield.ts'

/**
 * How much of what is bought reaches a line, as a share; undefined where nobody says that anything is lost (rule YL6).
 * The line's own yield counts first. Else every preparation that the food knows and the line names takes its part, one
 * after the other; "peeled and diced" counts as itself where the food knows it, and not once more as "peeled".
 */
export function usableShare(
  { yieldPct, preparation }: Pick<RecipeLine, 'yieldPct' | 'preparation'>,
  yields: readonly LineYield[],
): Exact | undefined {
  if (yieldPct !== undefined) return shareFromPercent(yieldPct)
  if (preparation === undefined || yields.length === 0) return undefined
  const said = new Set(wordsOf(preparation))
  const named = yields
    .map(({ preparation: known, pct }) => ({ words: wordsOf(known), pct }))
    .filter(({ words }) => words.length > 0 && words.every((word) => said.has(word)))
    .toSorted((one, other) => other.words.length - one.words.length)
  const counted = named.filter(
    ({ words }, at) =>
      !named.slice(0, at).some((longer) => words.every((word) => longer.words.includes(word))),
  )
  return counted.length === 0 ? undefined : chainYields(counted.map(({ pct }) => exactFromDecimal(pct)))
}

const wordsOf = (text: string): readonly string[] =>
  foldName(text)
    .split(' ')
    .filter((word) => word !== '')
