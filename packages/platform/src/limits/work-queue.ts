/** Runs work when its turn comes, and answers with what the work answers. */
export type WorkQueue = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

interface WorkQueueOptions {
  /** How many run at once. */
  readonly parallel: number
  /** How many may wait, and what is thrown at the next one; without it any number waits. */
  readonly full?: { readonly waiting: number; readonly error: () => Error }
}

/** Opens a queue for work that takes much of the machine: a few at a time, the others in the order they came. */
export function openWorkQueue({ parallel, full }: WorkQueueOptions): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running < parallel) running += 1
    else {
      if (full !== undefined && waiting.length >= full.waiting) throw full.error()
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
