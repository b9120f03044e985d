import { paths } from '../../lib/routing/paths.ts'
import { addressSegments } from '../../lib/routing/address-segments.ts'

const lists: readonly string[] = [
  paths.jobs,
  paths.kitchens,
  paths.ingredients,
  paths.recipes,
  ...(['brigade-users', 'professionals', 'chefs', 'recruiters', 'suppliers'] as const).map(
    (kind) => paths.people(kind).list,
  ),
]
/** So many letters of an address tell which list it was meant for, slips behind them and a missing plural forgiven. */
const TELLING_LETTERS = 4
/** Addresses whose last part is a secret: nobody is helped by a search for it. */
const SECRETS: readonly string[] = [paths.sharedOrder(''), paths.invite('')]

export interface SuggestedPages {
  /** What a search may find instead; empty where there is nothing to look for. */
  readonly words: string
  /** The list that the address begins like. */
  readonly list: string | undefined
}

/** Suggestions for a reader who followed a bad address: words to search for, without the list's own name, and that list. */
export function suggestedPages(path: string): SuggestedPages {
  const start = path.slice(0, 1 + TELLING_LETTERS)
  const list = start.length <= TELLING_LETTERS ? undefined : lists.find((each) => each.startsWith(start))
  const isSecret = SECRETS.some((secret) => path.startsWith(secret))
  const [first = '', ...rest] = addressSegments(path)
  const searchParts = isSecret ? [] : list === undefined ? [first, ...rest] : rest
  return {
    words: searchParts
      .join(' ')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
    list,
  }
}
