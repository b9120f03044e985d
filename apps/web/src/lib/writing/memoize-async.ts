/** Makes something once for everybody who asks; what failed is tried anew for whoever asks next. */
export function memoizeAsync<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make().catch((problem: unknown) => {
      made = null
      throw problem
    })
    return made
  }
}
