import type { RealtimeCore } from './realtime-core.ts'
import {
  addOnDisconnect,
  deleteOnDisconnect,
  type OnDisconnect,
  readOnDisconnect,
  replaceData,
  type SessionOwner,
} from './store/on-disconnect-store.ts'
import { contains, readPath, readWritablePath } from './tree/path.ts'
import { RealtimeRefusal } from './tree/refusal.ts'
import { checkWritable, makeWrite, prepareWrite, readSet, readUpdate, type RawSets } from './writing.ts'

type Registering = Pick<RealtimeCore, 'access' | 'writer' | 'limits'>

function setsOf({ action, path, data }: Pick<OnDisconnect, 'action' | 'path' | 'data'>): RawSets {
  return action === 'o' ? readSet(path, data) : readUpdate(path, data)
}

/** Stores a write for the end of the session. Refuses what the caller may not write now. */
export async function registerOnDisconnect(
  { access, writer, limits }: Registering,
  owner: SessionOwner,
  wish: OnDisconnect,
): Promise<{ readonly done: Promise<void> }> {
  const prepared = await prepareWrite(access, wish.caller, setsOf(wish))
  const done = writer.submit(async (draft) => {
    checkWritable(draft, prepared)
    const before = await readOnDisconnect(draft.tx, owner.session)
    if (before.length >= limits.onDisconnectsPerConnection) {
      throw new RealtimeRefusal(
        'too_many',
        `A connection has at most ${limits.onDisconnectsPerConnection} onDisconnect operations`,
      )
    }
    if (wish.action === 'o') await forget(draft.tx, before, wish.path)
    await addOnDisconnect(draft.tx, owner, wish)
  })
  return { done }
}

/** Removes the stored writes for a place and for the places below it. */
export function cancelOnDisconnect({ writer }: Registering, session: string, path: string): Promise<void> {
  readWritablePath(path)
  return writer.submit(async ({ tx }) => forget(tx, await readOnDisconnect(tx, session), path))
}

type Noted = Awaited<ReturnType<typeof readOnDisconnect>>
type Transaction = Parameters<typeof readOnDisconnect>[0]

async function forget(tx: Transaction, noted: Noted, pathText: string): Promise<void> {
  const path = readWritablePath(pathText)
  const isWithin = (one: string) => contains(path, readWritablePath(one))
  const within = noted.filter((one) => isWithin(one.path))
  if (within.length > 0)
    await deleteOnDisconnect(
      tx,
      within.map(({ number }) => number),
    )
  for (const { number, action, path: base, data } of noted) {
    if (action !== 'om' || isWithin(base) || typeof data !== 'object' || data === null) continue
    const kept = Object.entries(data).filter(
      ([key]) => !contains(path, [...readPath(base), ...readWritablePath(key)]),
    )
    if (kept.length < Object.keys(data).length) await replaceData(tx, number, Object.fromEntries(kept))
  }
}

/**
 * Makes the stored writes of a session once, in whichever process comes first: they are deleted in the transaction that
 * writes. They are authorised again, in the current state.
 */
export async function runOnDisconnect(
  { database, access, writer, log }: Pick<RealtimeCore, 'database' | 'access' | 'writer' | 'log'>,
  session: string,
): Promise<void> {
  const noted = await readOnDisconnect(database, session)
  if (noted.length === 0) return
  const prepared = new Map(
    await Promise.all(
      noted.map(async (one) => [one.number, await prepareWrite(access, one.caller, setsOf(one))] as const),
    ),
  )
  await writer.submit(async (draft) => {
    const taken = await readOnDisconnect(draft.tx, session)
    await deleteOnDisconnect(
      draft.tx,
      taken.map(({ number }) => number),
    )
    for (const { number, path, caller } of taken) {
      const write = prepared.get(number)
      if (write === undefined) continue
      try {
        makeWrite(draft, write)
      } catch (error) {
        if (!(error instanceof RealtimeRefusal)) throw error
        log.warn({ path, uid: caller.uid, status: error.status }, 'An onDisconnect operation was refused.')
      }
    }
  })
}
