/** Makes something once for everybody who asks; what failed is tried anew for whoever asks next. */
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
