import type { SearchEntry } from '@brigade/contract/search-index.ts'

/** What a whole word counts by its group; the beginning of one counts half. */
const WHOLE_WORD = [16, 8, 4, 2] as const
const HALF = 2

/** How well an entry answers folded words: each counts where it weighs most, as the search itself orders hits. */
export function entryScore({ words: groups }: Pick<SearchEntry, 'words'>, words: readonly string[]): number {
  return words.reduce((sum, word) => sum + wordScore(groups, word), 0)
}

function wordScore(groups: SearchEntry['words'], word: string): number {
  const scores = WHOLE_WORD.map((score, at) => {
    const group = groups[at] ?? []
    if (group.includes(word)) return score
    return group.some((one) => one.startsWith(word)) ? score / HALF : 0
  })
  return Math.max(...scores)
}
