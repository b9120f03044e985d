import type { DocumentData, DocumentReference } from 'firebase/firestore'
import { logProblem } from '../store/log.ts'
import { type Documents, getDocuments } from '../reading/documents.ts'
import { reconcileWrite, isWriteStored } from './reconcile-write.ts'
import { toSdk } from '../reading/stored-values.ts'
import { networkTimeout } from '../network/network-timeout.ts'
import { syncStore } from './sync-store.ts'
import { heardFromServer } from '../network/watch-connection.ts'
import { forgetWrite, type JournalEntry, type JournalPart, noteWrite } from './write-journal.ts'
import type { ServerAck } from './write.ts'

/** What a batch and a transaction have in common. */
interface Writer {
  set(document: DocumentReference, fields: DocumentData): unknown
  update(document: DocumentReference, fields: DocumentData): unknown
  delete(document: DocumentReference): unknown
}

function addPart({ db, sdk }: Documents, writer: Writer, part: JournalPart): void {
  const reference = sdk.doc(db, part.path)
  if (part.kind === 'delete') {
    writer.delete(reference)
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
  if (part.kind === 'create') writer.set(reference, fields)
  else writer.update(reference, fields)
}

/** Writes of this page that the server has not answered. */
let underWay = 0

function send(documents: Documents, entry: JournalEntry): Promise<void> {
  const batch = documents.sdk.writeBatch(documents.db)
  for (const part of entry.parts) addPart(documents, batch, part)
  underWay += 1
  return batch.commit().finally(() => {
    underWay -= 1
  })
}

/** Notes a write and says whether it could: a device that is full must not leave the write itself without an answer. */
async function noteIfRoom(entry: JournalEntry): Promise<boolean> {
  try {
    await noteWrite(entry)
    return true
  } catch (problem) {
    logProblem('noting a write', problem)
    return false
  }
}

async function holdBack(entry: JournalEntry, status: string): Promise<ServerAck> {
  await noteIfRoom({ ...entry, status })
  return { state: 'rejected', status }
}

/**
 * What becomes of a write that the server did not take. What is there all the same is left alone, such as the same day's
 * list made on another device without a network, and what is missing is sent again; where that is all of it, the write is
 * held back with what was typed.
 * @param status - why; unknown for a write that was refused while no page was open
 */
export async function settle(documents: Documents, entry: JournalEntry, status?: string): Promise<ServerAck> {
  const { parts, isAll, isHidden } = await reconcileWrite(documents, entry)
  if (parts.length === 0) {
    await forgetWrite(entry.id)
    return { state: 'saved' }
  }
  if (isAll) return holdBack(entry, status ?? (isHidden ? 'PERMISSION_DENIED' : 'FAILED_PRECONDITION'))
  const rest = { ...entry, parts }
  return serverAckOf(documents, { sending: send(documents, rest), noted: noteIfRoom(rest) }, rest)
}

async function afterRefusal(documents: Documents, entry: JournalEntry, status: string): Promise<ServerAck> {
  // Noted before the server is asked, which may take as long as it is away. What may stand as somebody else made it is
  // not shown as held back meanwhile.
  const mayStand = entry.parts.some(({ joined }) => joined !== undefined)
  await noteIfRoom(mayStand ? entry : { ...entry, status })
  try {
    return await settle(documents, entry, status)
  } catch (problem) {
    logProblem('asking after a refused write', problem)
    return holdBack(entry, status)
  }
}

/** Canonical status of the SDK's error: `permission-denied` is `PERMISSION_DENIED`. */
function statusOf(problem: unknown): string {
  const { code } = Object(problem)
  return typeof code === 'string' ? code.toUpperCase().replaceAll('-', '_') : 'INTERNAL'
}

interface UnderWay {
  readonly sending: Promise<void>
  /** Whether the write has been noted: not, when the server was quicker. */
  readonly noted: Promise<boolean>
}

async function serverAckOf(
  documents: Documents,
  { sending, noted }: UnderWay,
  entry: JournalEntry,
): Promise<ServerAck> {
  try {
    await sending
  } catch (problem) {
    await noted
    logProblem('a write was refused', problem)
    return afterRefusal(documents, entry, statusOf(problem))
  }
  if (await noted) await forgetWrite(entry.id)
  heardFromServer()
  return { state: 'saved' }
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

/** Most writes are answered sooner; to note those too would take the disk from the write itself, and from its answer. */
const NOTED_AFTER_MS = 100

/**
 * Notes a write that the server has not answered soon, or whose page is being left. The SDK has it in its queue all the same;
 * the note is for telling of a refusal, however much later.
 */
async function noteUnlessAnswered(entry: JournalEntry, sending: Promise<void>): Promise<boolean> {
  const over = new AbortController()
  const answer = Promise.allSettled([sending]).then(() => true)
  const patience = new Promise<boolean>((resolve) => {
    const end = () => resolve(false)
    setTimeout(end, NOTED_AFTER_MS)
    addEventListener('pagehide', end, { signal: over.signal })
  })
  const isAnswered = await Promise.race([answer, patience])
  over.abort()
  if (isAnswered) return false
  return noteIfRoom(entry)
}

/**
 * Hands a write to the SDK and resolves when it is on this device for good, so that a page may be left at once;
 * `serverAck` when the server has answered.
 */
export async function commit(entry: JournalEntry): Promise<{ readonly serverAck: Promise<ServerAck> }> {
  const documents = await getDocuments()
  const sending = send(documents, entry)
  const serverAck = serverAckOf(documents, { sending, noted: noteUnlessAnswered(entry, sending) }, entry)
  await keptBySdk(documents, entry)
  return { serverAck }
}

/** Sends a write that is noted already once more, such as one that was held back. */
export async function commitAgain(entry: JournalEntry): Promise<void> {
  const documents = await getDocuments()
  await noteWrite(entry)
  await serverAckOf(documents, { sending: send(documents, entry), noted: Promise.resolve(true) }, entry)
}

function silence(): Promise<never> {
  const signal = networkTimeout()
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

const isOffline = () => syncStore.get().connection === 'offline'

/** The answer may have got lost: sent again through the queue, it would go over what others have changed meanwhile. */
async function wasTakenAllTheSame(documents: Documents, entry: JournalEntry): Promise<boolean> {
  if (isOffline()) return false
  try {
    return await Promise.race([isWriteStored(documents, entry), silence()])
  } catch (problem) {
    logProblem('asking after a write straight to the server', problem)
    return false
  }
}

/**
 * Hands a write to the server alone, past the SDK's queue, and says whether the server took it; nothing overtakes what
 * waits in the queue already. Not taken is also what the server may have taken without its answer arriving.
 */
export async function commitAtServer(entry: JournalEntry): Promise<boolean> {
  const documents = await getDocuments()
  if (isOffline() || underWay > 0 || syncStore.get().waiting > 0) return false
  const sending = documents.sdk.runTransaction(
    documents.db,
    async (transaction) => {
      for (const part of entry.parts) addPart(documents, transaction, part)
    },
    { maxAttempts: 1 },
  )
  try {
    await Promise.race([sending, silence()])
  } catch (problem) {
    logProblem('writing straight to the server', problem)
    return wasTakenAllTheSame(documents, entry)
  }
  heardFromServer()
  return true
}
