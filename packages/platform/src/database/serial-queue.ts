/** Runs pieces of work one after another, in the order they came. */
interface SerialQueue {
  run<Answer>(work: () => Promise<Answer>): Promise<Answer>
}

/** Creates an empty queue. Work that fails does not stop the work after it. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(work) {
      const answer = last.then(work)
      last = answer.catch(() => undefined)
      return answer
    },
  }
}
