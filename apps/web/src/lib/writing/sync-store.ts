import { createStore } from '../store/store.ts'

/** A write the server refused: kept here with what was typed until a person decides. */
export interface RejectedWrite {
  readonly id: string
  readonly at: number
  /** Paths of the documents. */
  readonly documents: readonly string[]
  /** Canonical status of the refusal. */
  readonly status: string
  /** What was typed, as JSON, so that it can be read and copied. */
  readonly content: string
}

/** The sync state of this device with the server. */
export interface SyncState {
  readonly connection: 'online' | 'offline'
  /** Writes of this device that the server has not yet acknowledged. */
  readonly waiting: number
  /** The minute in which something was last known to be in step, in milliseconds since 1970. */
  readonly lastSyncedAt: number | null
  readonly rejected: readonly RejectedWrite[]
  /** The server has no room left; what is written waits here until it has. */
  readonly isServerFull: boolean
  /** From when on the server takes what waits here, in milliseconds since 1970: so much was written in a short time. */
  readonly pausedUntil: number | null
}

export const initialSyncState: SyncState = {
  connection: 'online',
  waiting: 0,
  lastSyncedAt: null,
  rejected: [],
  isServerFull: false,
  pausedUntil: null,
}

/** Fed by the document database, the calls and the browser; empty until one of them has something to say. */
export const syncStore = createStore<SyncState>(initialSyncState)

/** Changes part of the sync state. */
export function updateSync(change: Partial<SyncState>): void {
  syncStore.set({ ...syncStore.get(), ...change })
}

/** Does something as soon as the server is out of reach; gives how to let it be. */
export function onceOffline(act: () => void): () => void {
  const stop = syncStore.subscribe(() => {
    if (syncStore.get().connection === 'online') return
    stop()
    act()
  })
  return stop
}
