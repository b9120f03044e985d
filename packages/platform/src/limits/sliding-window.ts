/** The most tries allowed within any period of `perMs` milliseconds. */
export interface Limit {
  readonly tries: number
  readonly perMs: number
}

/** Counts tries per key, exactly, in the memory of this process. */
export interface SlidingWindow {
  /**
   * Takes one try.
   * @returns null when allowed, else the time (ms since 1970) from which the next try is allowed
   */
  take(key: string): number | null
  /** Gives the latest try back, for limits that count failures only. */
  giveBack(key: string): void
}

/** Keys beyond this are forgotten, oldest first, so that nobody can fill the memory. */
const LARGEST_KEY_COUNT = 50_000

/**
 * Opens a sliding window.
 * @param limit - how many tries in which period
 * @param now - the clock, ms since 1970
 */
export function openSlidingWindow(limit: Limit, now: () => number): SlidingWindow {
  const triesByKey = new Map<string, number[]>()

  /** The tries that still count. Removes the older ones, which are at the front. */
  const recent = (key: string): number[] => {
    const tries = triesByKey.get(key) ?? []
    const first = tries.findIndex((at) => at > now() - limit.perMs)
    tries.splice(0, first === -1 ? tries.length : first)
    return tries
  }

  const keep = (key: string, tries: number[]): void => {
    triesByKey.delete(key)
    if (tries.length > 0) triesByKey.set(key, tries)
    if (triesByKey.size > LARGEST_KEY_COUNT) {
      const [oldest] = triesByKey.keys()
      if (oldest !== undefined) triesByKey.delete(oldest)
    }
  }

  return {
    take(key) {
      const tries = recent(key)
      const isAllowed = tries.length < limit.tries
      if (isAllowed) tries.push(now())
      keep(key, tries)
      return isAllowed ? null : (tries[0] ?? now()) + limit.perMs
    },
    giveBack(key) {
      const tries = recent(key)
      tries.pop()
      keep(key, tries)
    },
  }
}
