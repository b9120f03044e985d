import type { Database } from '../../database/database.ts'
import type { TreeContent } from '../tree/node.ts'
import { applySets, type Change, placesOf, type TreeChange } from './change.ts'
import { treeChangesSince, loadAll } from './change-store.ts'

/** This process's copy of the data: the fold of all changes, in their order. */
export class Replica {
  readonly #database: Database
  readonly #tell: (told: TreeChange) => void
  #root: TreeContent = null
  #number = 0n
  #reading: Promise<void> | undefined

  constructor(database: Database, tell: (told: TreeChange) => void) {
    this.#database = database
    this.#tell = tell
  }

  get root(): TreeContent {
    return this.#root
  }

  /** The last change it shows. */
  get number(): bigint {
    return this.#number
  }

  /** Applies a change and tells of it; one it has seen already is left out. */
  apply(change: Change): void {
    if (change.number <= this.#number) return
    if (change.number !== this.#number + 1n)
      throw new Error('A change was applied before the one in front of it.')
    const before = this.#root
    this.#root = applySets(before, change.sets)
    this.#number = change.number
    this.#tell({ paths: placesOf(change.sets), before, after: this.#root })
  }

  /** Reads what other processes have written, up to a number at least. */
  async catchUp(upTo: bigint): Promise<void> {
    while (this.#number < upTo) await this.refresh()
  }

  /** Reads what other processes have written so far. */
  async refresh(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    await this.#reading
  }

  async #read(): Promise<void> {
    const changes = await treeChangesSince(this.#database, this.#number)
    if (changes === undefined || changes.length === 0) return this.reload()
    for (const change of changes) this.apply(change)
  }

  /** Takes everything from the database. */
  async reload(): Promise<void> {
    const { snapshot, changes } = await loadAll(this.#database)
    if (snapshot.number > this.#number) {
      const before = this.#root
      this.#root = snapshot.root
      this.#number = snapshot.number
      this.#tell({ paths: [[]], before, after: this.#root })
    }
    for (const change of changes) this.apply(change)
  }
}
