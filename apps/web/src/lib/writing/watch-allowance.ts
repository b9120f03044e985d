import { logProblem } from '../store/log.ts'
import { networkTimeout } from '../network/network-timeout.ts'
import { actingUser } from '../session/session.ts'
import { syncStore, updateSync } from './sync-store.ts'
import { journalEntries } from './write-journal.ts'

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
export function watchAllowance(): void {
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
