/** Choices that are the same in every run that starts from the same number. */
export interface SeededRandom {
  /** From 0 to below 1. */
  readonly random: () => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number
}

/** @param seed - any number (mulberry32) */
export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(random() * end)
  return { random, below, pick: (items) => items[below(items.length)] ?? items[0] }
}
