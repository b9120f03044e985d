import { logProblem } from '../store/log.ts'
import { keepEverythingOffline } from '../service-worker/register-service-worker.ts'
import { settle } from './commit.ts'
import type { Documents } from '../reading/documents.ts'
import { otherVisits, writesOf } from './own-writes.ts'
import { sessionStore } from '../session/session-store.ts'
import { holdVisit, thisVisit, whenOver } from '../session/visit.ts'
import { watchClosely } from '../network/watch-connection.ts'
import { type JournalEntry, journalEntries, publishJournal } from './write-journal.ts'
import { networkTimeout } from '../network/network-timeout.ts'
import { actingUser } from '../session/session.ts'
import { syncStore, updateSync } from './sync-store.ts'

const LOOK_EVERY_MS = 5000

/** From when on the server takes the oldest write that waits here, in milliseconds since 1970; null for now. */
async function askAllowance(): Promise<number | null> {
  const user = await actingUser()
  const waiting = (await journalEntries()).find(({ status }) => status === undefined)
  if (user === null || waiting === undefined) return null
  const paths = waiting.parts.slice(0, 1).map(({ path }) => ['path', path])
  const answer = await fetch(`/v1/write-allowance?${new URLSearchParams(paths)}`, {
    cache: 'no-store',
    headers: { authorization: `Bearer ${await user.getIdToken()}` },
    signal: networkTimeout(),
  })
  const body: unknown = answer.ok ? await answer.json() : null
  const retryAt: unknown = Reflect.get(Object(body), 'retryAt')
  return typeof retryAt === 'string' ? Date.parse(retryAt) : null
}

async function look(): Promise<void> {
  const pausedUntil = await askAllowance()
  if (pausedUntil !== syncStore.get().pausedUntil) updateSync({ pausedUntil })
}

/**
 * Finds out why writes wait though the server can be reached. The SDK keeps and repeats a write that is over a limit and
 * tells nobody; what waits is sent by itself once there is room.
 */
function watchAllowance(): void {
  let wasWaiting = false
  setInterval(() => {
    const { waiting, connection, pausedUntil } = syncStore.get()
    const isWaiting = waiting > 0 && connection === 'online'
    if (!isWaiting && pausedUntil !== null && pausedUntil < Date.now()) updateSync({ pausedUntil: null })
    const isLong = isWaiting && wasWaiting && document.visibilityState === 'visible'
    wasWaiting = isWaiting
    if (isLong) look().catch((problem: unknown) => logProblem('asking when the server takes writes', problem))
  }, LOOK_EVERY_MS)
}

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
