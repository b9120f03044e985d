import { branch, childrenOf, type TreeContent, type TreeNode } from '../tree/node.ts'
import { compareEntries, type Entry, entryOf, isInRange, type TreeQuery } from './query.ts'

/** What became of children of a view: their new content, or nothing for those that left it. */
export type ViewChanges = ReadonlyMap<string, TreeContent>

/** The result of one query at one place, kept right as the data changes. */
export class QueryView {
  readonly #query: TreeQuery
  /** Children between the ends of the query, in its order: more than the limit lets through. */
  #sorted: Entry[] = []
  readonly #byKey = new Map<string, Entry>()
  #window: ReadonlyMap<string, TreeNode> = new Map()

  constructor(query: TreeQuery, content: TreeContent) {
    this.#query = query
    this.rebuild(content)
  }

  /** The children that the query lets through. */
  result(): TreeContent {
    return branch(this.#window)
  }

  /** The content of a child that is in the view. */
  child(key: string): TreeContent {
    return this.#window.get(key) ?? null
  }

  /** Takes the whole place anew. */
  rebuild(content: TreeContent): void {
    this.#byKey.clear()
    for (const [key, node] of childrenOf(content)) {
      const entry = entryOf(this.#query, key, node)
      if (isInRange(this.#query, entry)) this.#byKey.set(key, entry)
    }
    this.#sorted = [...this.#byKey.values()].toSorted(compareEntries)
    this.#window = this.#look()
  }

  /** Takes the children that changed, and tells what that does to the result. */
  update(keys: Iterable<string>, content: TreeContent): ViewChanges {
    const children = childrenOf(content)
    for (const key of keys) this.#replace(key, children.get(key))
    const before = this.#window
    this.#window = this.#look()
    return differences(before, this.#window)
  }

  #replace(key: string, node: TreeNode | undefined): void {
    const old = this.#byKey.get(key)
    if (old !== undefined) {
      this.#sorted.splice(this.#placeFor(old), 1)
      this.#byKey.delete(key)
    }
    if (node === undefined) return
    const entry = entryOf(this.#query, key, node)
    if (!isInRange(this.#query, entry)) return
    this.#sorted.splice(this.#placeFor(entry), 0, entry)
    this.#byKey.set(key, entry)
  }

  /** Where an entry stands, or would stand. */
  #placeFor(entry: Entry): number {
    let from = 0
    let to = this.#sorted.length
    while (from < to) {
      const middle = (from + to) >>> 1
      const there = this.#sorted[middle]
      if (there !== undefined && compareEntries(there, entry) < 0) from = middle + 1
      else to = middle
    }
    return from
  }

  #look(): ReadonlyMap<string, TreeNode> {
    const { limit, isFromLeft } = this.#query
    const seen =
      limit === undefined
        ? this.#sorted
        : isFromLeft
          ? this.#sorted.slice(0, limit)
          : this.#sorted.slice(-limit)
    return new Map(seen.map(({ key, node }) => [key, node]))
  }
}

function differences(
  before: ReadonlyMap<string, TreeNode>,
  after: ReadonlyMap<string, TreeNode>,
): ViewChanges {
  const changes = new Map<string, TreeContent>()
  for (const key of before.keys()) if (!after.has(key)) changes.set(key, null)
  for (const [key, node] of after) if (before.get(key) !== node) changes.set(key, node)
  return changes
}
