import { hasUnsentWrites } from '../writing/write-journal.ts'
import { forgetAnswers } from '../calls/kept-answers.ts'
import { documentsWanted, getDocuments } from './documents.ts'

/** Names under which the document SDK keeps its copies. */
const COPY = /^firestore\//u
/** Another tab that does not let go keeps nobody from leaving; the copy goes when that tab does. */
const WAIT_MS = 2000

function remove(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => resolve())
    setTimeout(resolve, WAIT_MS)
  })
}

/**
 * Takes the copy of documents off this device, so that nobody who comes after reads it. While anything that was written
 * here waits for the server the copy stays, because that is where it waits.
 * @returns whether this page has to be loaded anew before it can have documents again
 */
export async function forgetDocuments(): Promise<boolean> {
  forgetAnswers()
  if (await hasUnsentWrites()) return false
  const isOpen = documentsWanted.get()
  if (isOpen) {
    const { db, sdk } = await getDocuments()
    await sdk.terminate(db)
  }
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  await Promise.all(names.filter((name) => COPY.test(name)).map(remove))
  return isOpen
}
