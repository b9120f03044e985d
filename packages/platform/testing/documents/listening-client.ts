import type { Caller } from '@brigade/contract/document.ts'
import type {
  Documents,
  ListenEvent,
  ListenStream,
  StoredDocument,
  Target,
  Version,
} from '../../src/documents/types.ts'

/** A client that keeps for each target what it was told, as the SDK does. */
export interface ListeningClient {
  readonly events: readonly ListenEvent[]
  readonly stream: ListenStream
  /** The last snapshot's version, and whether versions ever fell. */
  readonly snapshot: Version
  readonly hasGoneBack: boolean
  /** What a target shows, by path. */
  shown(targetId: number): ReadonlyMap<string, StoredDocument>
  /** Adds a target and waits until it is current or refused. */
  watch(targetId: number, target: Target, resume?: Version): Promise<void>
  /** Waits for the snapshot of a version. */
  reach(version: Version): Promise<void>
  /** What was told since the last call. */
  take(): readonly ListenEvent[]
}

export function listeningClient(documents: Documents, caller: Caller): ListeningClient {
  const events: ListenEvent[] = []
  const targets = new Map<number, Map<string, StoredDocument>>()
  const waiting = new Set<() => void>()
  let snapshot = 0n
  let hasGoneBack = false
  let taken = 0

  const apply = (event: ListenEvent) => {
    const show = (id: number) => targets.get(id) ?? targets.set(id, new Map()).get(id)
    if (event.kind === 'reset') targets.set(event.targetId, new Map())
    if (event.kind === 'change') {
      for (const id of event.targetIds) show(id)?.set(event.document.path, event.document)
      for (const id of event.removedTargetIds) show(id)?.delete(event.document.path)
    }
    if (event.kind === 'delete' || event.kind === 'remove') {
      for (const id of event.removedTargetIds) show(id)?.delete(event.path)
    }
    if (event.kind === 'snapshot') {
      hasGoneBack ||= event.version < snapshot
      snapshot = event.version
    }
  }
  const until = async (holds: () => boolean) => {
    while (!holds()) {
      await new Promise<void>((resolve) => waiting.add(resolve))
    }
  }
  const stream = documents.listen(caller, (event) => {
    events.push(event)
    apply(event)
    for (const wake of waiting) wake()
    waiting.clear()
  })

  return {
    events,
    stream,
    get snapshot() {
      return snapshot
    },
    get hasGoneBack() {
      return hasGoneBack
    },
    shown: (targetId) => targets.get(targetId) ?? new Map(),
    async watch(targetId, target, resume) {
      if (resume === undefined) targets.delete(targetId)
      const from = events.length
      stream.addTarget(targetId, target, resume ?? null)
      const isAnswer = (event: ListenEvent) =>
        (event.kind === 'current' || event.kind === 'removed') && event.targetId === targetId
      await until(() => events.slice(from).some(isAnswer))
      if (events.slice(from).some((event) => event.kind === 'current')) {
        await until(() => events.at(-1)?.kind === 'snapshot')
      }
    },
    reach: (version) => until(() => snapshot >= version),
    take() {
      const fresh = events.slice(taken)
      taken = events.length
      return fresh
    },
  }
}
