import { getDocuments } from './documents.ts'
import { isDenied } from './is-denied.ts'

type Content = Readonly<Record<string, unknown>>

/** The current state of one document: from the cache at once if it is there and `isEnough`, otherwise from the server. */
export async function readOnce(
  path: string,
  isEnough: (cached: Content) => boolean = () => true,
): Promise<Content | undefined> {
  const { db, sdk } = await getDocuments()
  const reference = sdk.doc(db, path)
  try {
    const cached = await sdk.getDocFromCache(reference)
    if (cached.exists() && isEnough(cached.data())) return cached.data()
  } catch {
    // Not in the cache: the server knows.
  }
  try {
    return (await sdk.getDoc(reference)).data()
  } catch (problem) {
    if (isDenied(problem)) return undefined
    throw problem
  }
}
