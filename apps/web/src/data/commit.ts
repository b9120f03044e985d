import { type Documents, getDocuments } from './documents.ts'
import { toSdk } from './stored-values.ts'
import { heardFromServer } from './watch-connection.ts'
import { forgetWrite, type JournalEntry, type JournalPart, noteWrite } from './write-journal.ts'
import type { Arrival } from './write.ts'

function addPart(
  { db, sdk }: Documents,
  batch: ReturnType<Documents['sdk']['writeBatch']>,
  part: JournalPart,
): void {
  const reference = sdk.doc(db, part.path)
  if (part.kind === 'delete') {
    batch.delete(reference)
    return
  }
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(part.content).map(([key, value]) => [
      key,
      value === undefined ? sdk.deleteField() : toSdk(sdk, value),
    ]),
  )
  for (const [key, values] of Object.entries(part.appended ?? {}))
    fields[key] = sdk.arrayUnion(...values.map((value) => toSdk(sdk, value)))
  if (part.kind === 'create') batch.set(reference, fields)
  else batch.update(reference, fields)
}

async function arrivalOf(
  sending: Promise<void>,
  noted: Promise<void>,
  entry: JournalEntry,
): Promise<Arrival> {
  try {
    await sending
    await noted
    await forgetWrite(entry.id)
    heardFromServer()
    return { state: 'saved' }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    await noteWrite({ ...entry, reason })
    return { state: 'held-back', reason }
  }
}

/**
 * Waits until the SDK has kept a write in its own queue. It works its tasks off one after the other, so once it has looked
 * into its cache the write before is kept; whether it found anything there does not matter.
 */
async function keptBySdk({ db, sdk }: Documents, { parts: [part] }: JournalEntry): Promise<void> {
  if (part === undefined) return
  try {
    await sdk.getDocFromCache(sdk.doc(db, part.path))
  } catch {
    // A deleted document is not in the cache.
  }
}

/**
 * Hands a write to the SDK and resolves when it is on this device for good, so that a page may be left at once;
 * `arrival` when the server has answered.
 */
export async function commit(entry: JournalEntry): Promise<{ readonly arrival: Promise<Arrival> }> {
  const documents = await getDocuments()
  const batch = documents.sdk.writeBatch(documents.db)
  for (const part of entry.parts) addPart(documents, batch, part)
  const noted = noteWrite(entry)
  const arrival = arrivalOf(batch.commit(), noted, entry)
  await Promise.all([noted, keptBySdk(documents, entry)])
  return { arrival }
}
