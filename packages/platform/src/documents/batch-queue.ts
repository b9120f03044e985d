/** Lets things through in the order in which they came, in groups: whoever waits while a group is served is in the next. */
export interface BatchQueue<Item> {
  /** @param isAlone - whether the item must be a group of its own */
  add(item: Item, isAlone: boolean): void
}

/**
 * @param most - the most that go together
 * @param serve - must not throw; the next group waits until it is done
 */
export function createBatchQueue<Item>(
  most: number,
  serve: (group: readonly Item[]) => Promise<void>,
): BatchQueue<Item> {
  const waiting: { readonly item: Item; readonly isAlone: boolean }[] = []
  let isServing = false
  const nextGroup = (): readonly Item[] => {
    const firstAlone = waiting.findIndex(({ isAlone }) => isAlone)
    const size = firstAlone === 0 ? 1 : firstAlone === -1 ? most : Math.min(firstAlone, most)
    return waiting.splice(0, size).map(({ item }) => item)
  }
  const work = async () => {
    isServing = true
    while (waiting.length > 0) await serve(nextGroup())
    isServing = false
  }
  return {
    add(item, isAlone) {
      waiting.push({ item, isAlone })
      if (!isServing) void work()
    },
  }
}
