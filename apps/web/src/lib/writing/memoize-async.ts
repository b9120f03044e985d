/** Makes something once for all callers; after a failure the next call tries again. */
export function memoizeAsync<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | null = null
  return () => {
    promise ??= make().catch((problem: unknown) => {
      promise = null
      throw problem
    })
    return promise
  }
}
