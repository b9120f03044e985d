import { isSame } from '@brigade/domain/collections/changed-fields.ts'
import { keepEverythingOffline } from '../shell/register-service-worker.ts'
import { answered } from './answered.ts'
import { afterRefusal } from './commit.ts'
import { isDenied } from './is-denied.ts'
import { logProblem } from '../shell/log.ts'
import type { Documents } from './documents.ts'
import { fromSdk } from './stored-values.ts'
import { watchClosely } from './watch-connection.ts'
import {
  forgetWrite,
  type JournalEntry,
  journalEntries,
  type JournalPart,
  noteWrite,
  publishJournal,
} from './write-journal.ts'

/** The server did not take it while this page was closed; why, nobody knows any more. */
const REFUSED_LATER = 'FAILED_PRECONDITION'

function holdsAppended(
  stored: ReadonlyMap<string, unknown>,
  appended: NonNullable<JournalPart['appended']>,
): boolean {
  const lists = Object.entries(appended)
  return (
    lists.length > 0 &&
    lists.every(([field, values]) => {
      const list = stored.get(field)
      return Array.isArray(list) && values.every((value) => list.some((each) => isSame(each, value)))
    })
  )
}

async function hasArrived({ db, sdk }: Documents, entry: JournalEntry, part: JournalPart): Promise<boolean> {
  const snapshot = await sdk.getDocFromServer(sdk.doc(db, part.path))
  if (part.kind === 'delete') return !snapshot.exists()
  if (!snapshot.exists()) return false
  const stored = new Map(Object.entries(Object(fromSdk(sdk, snapshot.data()))))
  if (isSame(stored.get('updatedAt'), part.content.updatedAt)) return true
  if (holdsAppended(stored, part.appended ?? {})) return true
  // Somebody, perhaps this person, has changed it since: then it had arrived before.
  const at = stored.get('updatedAt')
  const seconds = typeof at === 'object' && at !== null && 'seconds' in at ? Number(at.seconds) : 0
  return seconds * 1000 >= entry.at
}

/**
 * Settles a write left over from an earlier visit: the SDK has sent it by now, but told nobody how it went. The connection
 * may break while the server is asked, above all when it has only just come back.
 */
async function settle(documents: Documents, entry: JournalEntry): Promise<void> {
  try {
    const arrived = await Promise.all(
      entry.parts.map((part) => answered(() => hasArrived(documents, entry, part))),
    )
    if (arrived.every(Boolean)) await forgetWrite(entry.id)
    else await afterRefusal(documents, entry, REFUSED_LATER)
  } catch (problem) {
    if (isDenied(problem)) await noteWrite({ ...entry, status: 'PERMISSION_DENIED' })
    else logProblem('settling an earlier write', problem)
  }
}

/** Writes from before are settled here; those of this visit tell by themselves how they went. */
const visitBeganAt = performance.timeOrigin

async function settleEarlier(documents: Documents): Promise<void> {
  const isLeftOver = (entry: JournalEntry) => entry.status === undefined && entry.at < visitBeganAt
  const left = (await journalEntries()).filter(isLeftOver)
  if (left.length === 0) return
  await documents.sdk.waitForPendingWrites(documents.db)
  for (const entry of left) await settle(documents, entry)
}

/** Counts the writes of earlier visits and finds out what became of them; from now on watches the connection closely. */
export function watchWrites(documents: Documents): void {
  watchClosely()
  keepEverythingOffline()
  publishJournal()
    .then(() => settleEarlier(documents))
    .catch((problem: unknown) => logProblem('the list of waiting writes', problem))
}
