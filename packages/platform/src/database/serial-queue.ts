/** Lets pieces of work run one after another, in the order in which they came. */
interface SerialQueue {
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>
}

/** An empty queue; work that fails does not stop what waits behind it. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(work) {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
