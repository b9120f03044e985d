/** Runs work in its turn and returns its result. */
export type WorkQueue = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

interface WorkQueueOptions {
  /** How many run at once. */
  readonly parallel: number
  /** How many may wait, and the error for the next one. By default any number may wait. */
  readonly full?: { readonly waiting: number; readonly error: () => Error }
}

/** Opens a queue for heavy work: a few pieces run at once, the others in the order they came. */
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
