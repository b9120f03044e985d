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

async function arrivalOf(sending: Promise<void>, entry: JournalEntry): Promise<Arrival> {
  try {
    await sending
    await forgetWrite(entry.id)
    heardFromServer()
    return { state: 'saved' }
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    await noteWrite({ ...entry, reason })
    return { state: 'held-back', reason }
  }
}

/** Hands a write to the SDK, which keeps it in its own queue; resolves at once, `arrival` when the server has answered. */
export async function commit(entry: JournalEntry): Promise<{ readonly arrival: Promise<Arrival> }> {
  const documents = await getDocuments()
  await noteWrite(entry)
  const batch = documents.sdk.writeBatch(documents.db)
  for (const part of entry.parts) addPart(documents, batch, part)
  return { arrival: arrivalOf(batch.commit(), entry) }
}
