import type { Database } from '../../database/database.ts'
import type { RealtimeRefusal } from '../tree/refusal.ts'
import { sizeOf } from '../tree/size.ts'
import { applySets, type Change } from './change.ts'
import { appendChanges, treeChangesSince, lockClock } from './change-store.ts'
import { SharedTreeDraft, type TreeWork } from './draft.ts'
import type { Replica } from './replica.ts'

interface Waiting {
  readonly work: TreeWork<unknown>
  readonly settle: (refusal: RealtimeRefusal | undefined) => void
  readonly fail: (error: unknown) => void
}

interface Committed {
  /** What others wrote before, then what was written now. */
  readonly changes: readonly Change[]
  /** One for each piece of work. */
  readonly refusals: readonly (RealtimeRefusal | undefined)[]
}

interface WriterParts {
  readonly database: Database
  readonly replica: Replica
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly treeBytes: number
}

const MOST_AT_ONCE = 200

/** What was asked for and what became of it. */
export interface WriteCounts {
  readonly writes: number
  /** Writes that were refused or failed. */
  readonly failedWrites: number
}

/** Commits work one after another, in few transactions when much is waiting. */
export class TreeWriter {
  readonly #parts: WriterParts
  readonly #waiting: Waiting[] = []
  #running: Promise<void> | undefined
  #writes = 0
  #failedWrites = 0

  constructor(parts: WriterParts) {
    this.#parts = parts
  }

  /** Resolves once the work is committed and everybody here was told of what it wrote. */
  async submit<Answer>(work: TreeWork<Answer>): Promise<Answer> {
    let answer: { readonly value: Answer } | undefined
    const keep: TreeWork<void> = async (draft) => {
      answer = { value: await work(draft) }
    }
    const refusal = await new Promise<RealtimeRefusal | undefined>((settle, fail) => {
      this.#waiting.push({ work: keep, settle, fail })
      this.#running ??= this.#run()
    })
    if (refusal !== undefined) throw refusal
    if (answer === undefined) throw new Error('Work was committed that was never run.')
    return answer.value
  }

  counts(): WriteCounts {
    return { writes: this.#writes, failedWrites: this.#failedWrites }
  }

  /** Waits until nothing is under way. */
  async settled(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    // Whatever is sent in one go shares one transaction.
    await Promise.resolve()
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE)
      try {
        const { changes, refusals } = await this.#commitOrCatchUp(batch)
        for (const change of changes) this.#parts.replica.apply(change)
        const refused = refusals.filter((refusal) => refusal !== undefined).length
        this.#writes += batch.length - refused
        this.#failedWrites += refused
        for (const [at, { settle }] of batch.entries()) settle(refusals[at])
      } catch (error) {
        this.#failedWrites += batch.length
        for (const { fail } of batch) fail(error)
      }
    }
    this.#running = undefined
  }

  async #commitOrCatchUp(batch: readonly Waiting[]): Promise<Committed> {
    for (;;) {
      const committed = await this.#commit(batch)
      if (committed !== undefined) return committed
      await this.#parts.replica.reload()
    }
  }

  /** Undefined, with nothing done, when this process is too far behind the others. */
  #commit(batch: readonly Waiting[]): Promise<Committed | undefined> {
    const { database, replica, now, treeBytes } = this.#parts
    return database.transact(async (tx) => {
      const clock = await lockClock(tx)
      const { number, root: known } = replica
      const missed = clock.number > number ? await treeChangesSince(tx, number) : []
      if (missed === undefined || (missed.at(-1)?.number ?? number) < clock.number) return undefined
      const root = missed.reduce((folded, { sets }) => applySets(folded, sets), known)
      const draft = new SharedTreeDraft({ root, tx, now: now(), treeBytes })
      const refusals: (RealtimeRefusal | undefined)[] = []
      for (const { work } of batch) refusals.push(await draft.run(work))
      const written = await appendChanges(tx, clock, {
        written: draft.written,
        root: draft.root,
        rootBytes: sizeOf(draft.root),
      })
      return { changes: [...missed, ...written], refusals }
    })
  }
}
