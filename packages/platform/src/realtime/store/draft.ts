import type { Queryable } from '../../database/database.ts'
import type { TreeContent } from '../tree/node.ts'
import { RealtimeRefusal } from '../tree/refusal.ts'
import { sizeOf } from '../tree/size.ts'
import { applySets, type SetAt } from './change.ts'

/** The current data for one piece of work; no other process writes meanwhile. */
export interface TreeDraft {
  readonly root: TreeContent
  /** Milliseconds since 1970. */
  readonly now: number
  readonly tx: Queryable
  /** Writes several places atomically. @throws Refusal when the data gets too large */
  write(sets: readonly SetAt[]): void
}

/** May be run again, or its writes dropped, until it is committed; a Refusal it throws drops its own writes only. */
export type TreeWork<Answer> = (draft: TreeDraft) => Answer | Promise<Answer>

/** What pieces of work that are committed together have written so far. */
export class SharedTreeDraft implements TreeDraft {
  readonly now: number
  readonly tx: Queryable
  readonly #treeBytes: number
  #root: TreeContent
  #written: readonly (readonly SetAt[])[] = []

  constructor({
    root,
    now,
    tx,
    treeBytes,
  }: Pick<TreeDraft, 'root' | 'now' | 'tx'> & { readonly treeBytes: number }) {
    this.#root = root
    this.now = now
    this.tx = tx
    this.#treeBytes = treeBytes
  }

  get root(): TreeContent {
    return this.#root
  }

  get written(): readonly (readonly SetAt[])[] {
    return this.#written
  }

  write(sets: readonly SetAt[]): void {
    const after = applySets(this.#root, sets)
    if (after === this.#root) return
    if (sizeOf(after) > this.#treeBytes && sizeOf(after) > sizeOf(this.#root)) {
      throw new RealtimeRefusal('too_big', `All data together takes at most ${this.#treeBytes} bytes`)
    }
    this.#root = after
    this.#written = [...this.#written, sets]
  }

  /** Runs one piece of work; answers its refusal, if it is refused. */
  async run(work: TreeWork<unknown>): Promise<RealtimeRefusal | undefined> {
    const root = this.#root
    const written = this.#written
    try {
      await work(this)
      return undefined
    } catch (error) {
      if (!(error instanceof RealtimeRefusal)) throw error
      this.#root = root
      this.#written = written
      return error
    }
  }
}
