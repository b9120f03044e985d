import { openDB } from 'idb'
import { memoizeAsync } from './memoize-async.ts'
import { ownWrites } from './own-writes.ts'
import { sessionStore } from '../session/session-store.ts'
import { type RejectedWrite, updateSync } from './sync-store.ts'
import { thisVisit } from '../session/visit.ts'

/** One document's part of a write, with plain content. */
export interface JournalPart {
  readonly kind: 'create' | 'change' | 'delete'
  readonly path: string
  /** By field; a change names an entry of a map by its path, the field and the key with a dot between. */
  readonly content: Readonly<Record<string, unknown>>
  /** Values to add to lists of a changed document, by field; what others have added meanwhile stays. */
  readonly appended?: Readonly<Record<string, readonly unknown[]>>
  /** Maps whose entries join a document that somebody else has made meanwhile; it stands as it is for the rest. */
  readonly joined?: readonly string[]
}

/** One write of this device, from the moment it is made until the server has acknowledged or refused it. */
export interface JournalEntry {
  readonly id: string
  readonly uid: string
  readonly at: number
  readonly parts: readonly JournalPart[]
  /** Canonical status, set when the server refused it. */
  readonly status?: string
  /** The visit that hears how the server takes it. */
  readonly visit?: string
}

const STORE = 'writes'
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('brigade-writes') : null
const tellOtherTabs = channel?.postMessage.bind(channel)

const database = memoizeAsync(() =>
  openDB('brigade-writes', 1, { upgrade: (db) => void db.createObjectStore(STORE, { keyPath: 'id' }) }),
)

function rejected(entry: JournalEntry, status: string): RejectedWrite {
  const documents = entry.parts.map((part) => part.path)
  return { id: entry.id, at: entry.at, documents, status, content: JSON.stringify(entry.parts, null, 2) }
}

/** Every write of the person who is here that is not yet acknowledged, the refused ones among them; oldest first. */
export async function journalEntries(): Promise<readonly JournalEntry[]> {
  const entries: JournalEntry[] = await (await database()).getAll(STORE)
  return ownWrites(entries, sessionStore.get())
}

/** Brings what the screens show in step with the journal. */
export async function publishJournal(): Promise<void> {
  const entries = await journalEntries()
  updateSync({
    waiting: entries.filter((entry) => entry.status === undefined).length,
    rejected: entries.flatMap((entry) => (entry.status === undefined ? [] : [rejected(entry, entry.status)])),
  })
}

/**
 * Many writes in a row are shown together: an import of a hundred recipes is counted a few times, not a hundred, and a
 * tick that the server has at once is not counted at all: its own row says that it is on its way.
 */
const PUBLISH_AFTER_MS = 100
let publishing: ReturnType<typeof setTimeout> | null = null

function publishSoon(): void {
  publishing ??= setTimeout(() => {
    publishing = null
    void publishJournal()
  }, PUBLISH_AFTER_MS)
}

function changed(): void {
  publishSoon()
  tellOtherTabs?.('changed')
}

/** Notes a write as it is handed to the SDK, or what became of it. */
export async function noteWrite(entry: JournalEntry): Promise<void> {
  await (await database()).put(STORE, { ...entry, visit: thisVisit })
  changed()
}

/** Removes a write that the server has acknowledged or that a person discards. */
export async function forgetWrite(id: string): Promise<void> {
  await (await database()).delete(STORE, id)
  changed()
}

/** Whether anything that anybody wrote on this device has not been answered yet. */
export async function hasUnsentWrites(): Promise<boolean> {
  const entries: JournalEntry[] = await (await database()).getAll(STORE)
  return entries.some(({ status }) => status === undefined)
}

channel?.addEventListener('message', publishSoon)
