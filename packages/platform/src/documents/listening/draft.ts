import type { ListenEvent, StoredDocument, Version } from '../types.ts'
import type { Delta } from './live-target.ts'

interface News {
  document: StoredDocument | undefined
  isGone: boolean
  readonly isIn: Map<number, boolean>
}

/** What a stream is about to tell in one snapshot: for each document its content, and the targets it is in or left. */
export interface SnapshotDraft {
  add(targetId: number, deltas: readonly Delta[]): void
  /** Leaves out a target that turned out to be refused. */
  drop(targetId: number): void
  /**
   * @param covers - whether a document may be told to the caller for a target it has just left
   */
  events(
    version: Version,
    covers: (targetId: number, document: StoredDocument) => boolean,
  ): readonly ListenEvent[]
}

/** An empty draft. */
export function createSnapshotDraft(): SnapshotDraft {
  const news = new Map<string, News>()
  return {
    add(targetId, deltas) {
      for (const delta of deltas) {
        const entry = news.get(delta.path) ?? { document: undefined, isGone: false, isIn: new Map() }
        entry.isGone = delta.state === 'gone'
        if (delta.state === 'gone') entry.document = undefined
        else entry.document = newer(entry.document, delta.document)
        entry.isIn.set(targetId, delta.state === 'in')
        news.set(delta.path, entry)
      }
    },
    drop(targetId) {
      for (const [path, { isIn }] of news) {
        isIn.delete(targetId)
        if (isIn.size === 0) news.delete(path)
      }
    },
    events: (version, covers) => [...news].map(([path, entry]) => eventOf(path, entry, { version, covers })),
  }
}

function newer(
  known: StoredDocument | undefined,
  told: StoredDocument | undefined,
): StoredDocument | undefined {
  if (known === undefined || told === undefined) return told ?? known
  return told.updateVersion >= known.updateVersion ? told : known
}

interface Telling {
  readonly version: Version
  readonly covers: (targetId: number, document: StoredDocument) => boolean
}

function eventOf(path: string, { document, isGone, isIn }: News, { version, covers }: Telling): ListenEvent {
  const targetIds = [...isIn].flatMap(([id, isMember]) => (isMember ? [id] : []))
  const removedTargetIds = [...isIn].flatMap(([id, isMember]) => (isMember ? [] : [id]))
  if (isGone) return { kind: 'delete', path, version, removedTargetIds: [...isIn.keys()] }
  const mayTell =
    document !== undefined && (targetIds.length > 0 || removedTargetIds.some((id) => covers(id, document)))
  return mayTell
    ? { kind: 'change', document, targetIds, removedTargetIds }
    : { kind: 'remove', path, version, removedTargetIds }
}
