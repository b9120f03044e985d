import { logProblem } from '../store/log.ts'
import { keepEverythingOffline } from '../service-worker/register-service-worker.ts'
import { settle } from './commit.ts'
import type { Documents } from '../reading/documents.ts'
import { otherVisits, writesOf } from './own-writes.ts'
import { sessionStore } from '../session/session-store.ts'
import { holdVisit, thisVisit, whenOver } from '../session/visit.ts'
import { watchAllowance } from './watch-allowance.ts'
import { watchClosely } from '../network/watch-connection.ts'
import { type JournalEntry, journalEntries, publishJournal } from './write-journal.ts'

/**
 * Settles a write left over from an earlier visit: the SDK has sent it by now, but told nobody how it went. The connection
 * may break while the server is asked, above all when it has only just come back.
 */
async function settleOne(documents: Documents, entry: JournalEntry): Promise<void> {
  try {
    await settle(documents, entry)
  } catch (problem) {
    logProblem('settling an earlier write', problem)
  }
}

async function settleVisit(documents: Documents, visit: string): Promise<void> {
  await documents.sdk.waitForPendingWrites(documents.db)
  for (const entry of writesOf(await journalEntries(), visit)) await settleOne(documents, entry)
}

/** Writes of this visit, and of other tabs that live, tell by themselves how they went. */
async function settleEarlier(documents: Documents): Promise<void> {
  const visits = otherVisits(await journalEntries(), thisVisit)
  await Promise.all(visits.map((visit) => whenOver(visit, () => settleVisit(documents, visit))))
}

async function beginFor(documents: Documents): Promise<void> {
  try {
    await publishJournal()
    await settleEarlier(documents)
  } catch (problem) {
    logProblem('the list of waiting writes', problem)
  }
}

const personHere = () => {
  const session = sessionStore.get()
  return session.state === 'signedIn' ? session.uid : null
}

/**
 * Counts the writes of earlier visits and finds out what became of them, for whoever is here and for whoever comes after;
 * from now on watches the connection closely.
 */
export function watchWrites(documents: Documents): void {
  holdVisit()
  watchClosely()
  keepEverythingOffline()
  watchAllowance()
  let person = personHere()
  sessionStore.subscribe(() => {
    if (personHere() === person) return
    person = personHere()
    void beginFor(documents)
  })
  void beginFor(documents)
}
