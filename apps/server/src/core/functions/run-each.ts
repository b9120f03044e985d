/**
 * Takes one thing after the other, each on its own: one that cannot be taken keeps no other waiting.
 * @param take - says whether it changed anything
 * @returns how many changed
 * @throws AggregateError of those that failed, once all others have been taken; the reason of `signal` once that is aborted
 */
export async function runEach<Thing>(
  things: readonly Thing[],
  take: (thing: Thing) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<number> {
  let changed = 0
  const failed: unknown[] = []
  for (const thing of things) {
    signal?.throwIfAborted()
    try {
      if (await take(thing)) changed += 1
    } catch (error) {
      failed.push(error)
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${things.length} failed`)
  return changed
}
