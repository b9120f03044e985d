import type { Queryable } from '../../database/database.ts'
import {
  readChecksOfDocument,
  readChecksOfQuery,
  type PolicyInputs,
  type ReadCheck,
} from '../access/read-access.ts'
import type { Registry } from '../access/registry.ts'
import { checkDocumentPath } from '../paths.ts'
import type { ClientReads } from '../client-reads.ts'
import type { Target, StoredDocument } from '../types.ts'
import { documentInterest, queryInterest, type Interest, type Route } from './commit-routes.ts'
import { createGrant, type Grant } from './grant.ts'
import { type LiveTarget, deltaOf, type Delta, type Select } from './live-target.ts'
import { type PreparedQuery, prepareQuery } from '../query/prepared-query.ts'
import { createQueryTarget } from './query-target.ts'
import type { SharedQueries } from './shared-queries.ts'
import { readDocuments } from '../storage/read-documents.ts'
import type { DocumentChange } from '../storage/document-change.ts'

/** Documents held beyond the window, so that a few may leave it before the database must be asked again. */
const SPARE = 20

/**
 * Watches a query with a limit or an offset: holds the first documents of the result, in order, and what of them is
 * shown. A change alone does not tell what moves up from behind, so a client that returns starts anew.
 */
function createWindowTarget(prepared: PreparedQuery, select: Select): LiveTarget {
  const offset = prepared.query.offset ?? 0
  const limit = prepared.query.limit ?? Number.POSITIVE_INFINITY
  const { offset: _, limit: __, ...unbounded } = prepared.query
  const source = prepareQuery(
    prepared.query.limit === undefined ? unbounded : { ...unbounded, limit: offset + limit + SPARE },
  )
  let asOf = 0n
  let held: StoredDocument[] = []
  let isWhole = true
  let shown = new Map<string, StoredDocument>()
  /** What became of documents since the last telling. */
  const recent = new Map<string, StoredDocument | undefined>()

  const read = async () => {
    const { version, content } = await select(source)
    asOf = version
    held = [...content]
    isWhole = content.length < offset + limit + SPARE
    return { version, deltas: show() }
  }
  const show = (): readonly Delta[] => {
    const next = new Map(held.slice(offset, offset + limit).map((document) => [document.path, document]))
    const deltas = difference(shown, next, recent)
    shown = next
    recent.clear()
    return deltas
  }
  const place = ({ path, after }: DocumentChange) => {
    recent.set(path, after)
    held = held.filter((document) => document.path !== path)
    if (after === undefined || !prepared.matches(after)) return
    const at = held.findIndex((document) => prepared.compare(after, document) < 0)
    if (at !== -1) held.splice(at, 0, after)
    else if (isWhole) held.push(after)
  }

  return {
    async open(_database, resume) {
      return { ...(await read()), isReset: resume !== null }
    },
    apply(commit) {
      if (commit.version <= asOf) return []
      asOf = commit.version
      const concerned = commit.changes.filter(
        ({ before, after }) => (before && prepared.matches(before)) || (after && prepared.matches(after)),
      )
      if (concerned.length === 0) return []
      for (const change of concerned) place(change)
      if (held.length < offset + limit && !isWhole) return 'stale'
      if (held.length > offset + limit + SPARE) {
        held.length = offset + limit + SPARE
        isWhole = false
      }
      return show()
    },
    refresh: read,
  }
}

function difference(
  shown: ReadonlyMap<string, StoredDocument>,
  next: ReadonlyMap<string, StoredDocument>,
  recent: ReadonlyMap<string, StoredDocument | undefined>,
): readonly Delta[] {
  const left = [...shown].flatMap(([path, document]): Delta[] => {
    if (next.has(path)) return []
    return [deltaOf(path, recent.has(path) ? recent.get(path) : document, false)]
  })
  const entered = [...next].flatMap(([path, document]): Delta[] =>
    shown.get(path)?.updateVersion === document.updateVersion ? [] : [deltaOf(path, document, true)],
  )
  return [...left, ...entered]
}

interface DocumentTarget extends LiveTarget {
  /**
   * What the caller must be allowed to read. A document that was missing from the start is among it; one that is
   * deleted later is not, for who could read it may learn that it is gone.
   */
  readonly judged: ReadonlyMap<string, StoredDocument | undefined>
}

/** Watches documents by path. They are told whole at the start: that is no more than what a resumption would read. */
function createDocumentTarget(paths: readonly string[]): DocumentTarget {
  const judged = new Map<string, StoredDocument | undefined>()
  let asOf = 0n
  return {
    judged,
    async open(database) {
      const { version, content } = await readDocuments(database, paths)
      asOf = version
      for (const path of paths) judged.set(path, content.get(path))
      return { version, isReset: false, deltas: paths.map((path) => deltaOf(path, content.get(path), true)) }
    },
    apply(commit) {
      if (commit.version <= asOf) return []
      asOf = commit.version
      const changes = commit.changes.filter(({ path }) => paths.includes(path))
      for (const { path, after } of changes) {
        if (after === undefined) judged.delete(path)
        else judged.set(path, after)
      }
      return changes.map(({ path, after }) => deltaOf(path, after, true))
    },
    refresh: async () => ({ version: asOf, deltas: [] }),
  }
}

interface WatchParts {
  readonly database: Queryable
  readonly registry: Registry
  readonly reads: ClientReads
  readonly queries: SharedQueries
  readonly asking: () => PolicyInputs
}

/** A target a client listens to. */
export interface Watch {
  readonly id: number
  readonly target: LiveTarget
  readonly grant: Grant
  /** What must be allowed; for documents it follows their content. */
  readonly questions: () => readonly ReadCheck[]
  readonly isDocuments: boolean
  /** Ends its share in what watches share; again, it does nothing. */
  close(): void
}

/** Begins to watch: from now on its commits come by the route, so that none is missed while the present is read. */
export function createWatch(
  parts: WatchParts,
  route: Route,
  { id, target }: { id: number; target: Target },
): Watch {
  const interests: Interest[] = []
  const listenFor = (interest: Interest) => {
    interests.push(interest)
    route.add(interest)
  }
  const grant = createGrant({ ...parts, follow: (path) => listenFor(documentInterest(path)) })
  const leave = () => {
    for (const interest of interests.splice(0)) route.remove(interest)
  }
  if (target.kind === 'documents') {
    for (const path of target.paths) checkDocumentPath(path)
    for (const path of target.paths) listenFor(documentInterest(path))
    const documents = createDocumentTarget(target.paths)
    const questions = () =>
      [...documents.judged].flatMap(([path, document]) =>
        readChecksOfDocument(parts.registry, path, document),
      )
    return { id, target: documents, grant, questions, isDocuments: true, close: leave }
  }
  const { prepared, release } = parts.queries.acquire(target.query)
  listenFor(queryInterest(prepared.query))
  const isWindow = prepared.query.limit !== undefined || (prepared.query.offset ?? 0) > 0
  const select = (query: PreparedQuery) => parts.reads.select(parts.asking().caller, query)
  const live = isWindow ? createWindowTarget(prepared, select) : createQueryTarget(prepared, select)
  const questions = () => readChecksOfQuery(parts.registry, prepared.query)
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    leave()
    release()
  }
  return { id, target: live, grant, questions, isDocuments: false, close }
}
