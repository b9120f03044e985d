import { openDB } from 'idb'
import { LARGE_DRAFTS } from './draft-storage.ts'

const STORE = 'forms'

/** Opened for each use and closed again, so that signing out on this device can take all of it away. */
async function inStore<Result>(
  work: (store: Awaited<ReturnType<typeof openDB>>) => Promise<Result>,
): Promise<Result> {
  const database = await openDB(LARGE_DRAFTS, 1, { upgrade: (db) => void db.createObjectStore(STORE) })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/**
 * Keeps on this device what is too large to be kept with the typing of other forms, such as an import under review.
 * @param form - names the form, what it is about, and the shape of what is kept
 */
export async function saveLargeDraft(form: string, value: unknown): Promise<void> {
  await inStore((store) => store.put(STORE, value, form))
}

/** What was kept of a form, undefined for nothing; its name says of which shape it is. */
export async function loadLargeDraft<Value>(form: string): Promise<Value | undefined> {
  return await inStore((store) => store.get(STORE, form))
}

/** Deletes what was kept of a form: it was sent or discarded. */
export async function deleteLargeDraft(form: string): Promise<void> {
  await inStore((store) => store.delete(STORE, form))
}
