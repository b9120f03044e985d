import type { Queryable } from '../../database/database.ts'
import { readChecksOfDocument, readChecksOfQuery } from '../access/read-access.ts'
import type { PolicyInputs, ReadCheck } from '../access/read-access.ts'
import type { Registry } from '../access/registry.ts'
import { checkDocumentPath } from '../paths.ts'
import type { ClientReads } from '../client-reads.ts'
import type { Target } from '../types.ts'
import { documentInterest, queryInterest } from './commit-routes.ts'
import type { Interest, Route } from './commit-routes.ts'
import { createDocumentTarget } from './document-target.ts'
import { createGrant } from './grant.ts'
import type { Grant } from './grant.ts'
import type { LiveTarget } from './live-target.ts'
import type { PreparedQuery } from '../query/prepared-query.ts'
import { createQueryTarget } from './query-target.ts'
import type { SharedQueries } from './shared-queries.ts'
import { createWindowTarget } from './window-target.ts'

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
