import { DocumentsError } from '../documents-error.ts'
import type { Log } from '../log.ts'
import type { Caller, DocumentData, Query, StoredDocument } from '../types.ts'
import { plainData } from '../values/plain-data.ts'
import type { Instant } from '../values/timestamps.ts'
import { provenContents } from './proven-content.ts'
import type { Located, Registry } from './registry.ts'
import { isNamed, relatedDocuments } from './related-documents.ts'
import type { Lookup } from './related-documents.ts'

/** "May the caller read documents of this collection of which this much is known?" */
export interface ReadQuestion {
  readonly located: Located
  readonly known: DocumentData
}

/** What stands around a question. */
export interface Asking {
  readonly caller: Caller
  readonly now: Instant
  readonly log: Log
}

function refusal(what: string): DocumentsError {
  return new DocumentsError('PERMISSION_DENIED', `You may not read ${what}.`)
}

/** The refusal of a reading, without a word about why. */
export function readRefusal(): DocumentsError {
  return refusal('this')
}

/** What must hold before a document, or the fact that it is missing, is told. */
export function questionsOfDocument(
  registry: Registry,
  path: string,
  document: StoredDocument | undefined,
): readonly ReadQuestion[] {
  const located = registry.ofDocument(path)
  if (located !== undefined)
    return [{ located, known: document === undefined ? {} : plainData(document.fields) }]
  if (registry.isOpen) return []
  throw refusal(`"${path}": no such collection is declared`)
}

/** What must hold before the result of a query is told: all of it, for each collection and each alternative. */
export function questionsOfQuery(registry: Registry, query: Query): readonly ReadQuestion[] {
  const reached = registry.ofQuery(query)
  if (reached.length === 0 && !registry.isOpen) {
    throw refusal(`"${query.collectionId ?? query.parent}": no such collection is declared`)
  }
  const contents = provenContents(query.where)
  return reached.flatMap((located) => contents.map((known) => ({ located, known })))
}

/** The documents that the policies of some questions want to see. */
export function relatedPaths(questions: readonly ReadQuestion[], asking: Asking): readonly string[] {
  const paths = questions.flatMap((question) => Object.values(namedBy(question, asking)))
  return [...new Set(paths.filter(isNamed))]
}

/** Whether every question is answered with yes. A policy that throws says no. */
export function isReadAllowed(questions: readonly ReadQuestion[], asking: Asking, lookup: Lookup): boolean {
  return questions.every((question) => {
    const { collection, params } = question.located
    const related = relatedDocuments(namedBy(question, asking), lookup)
    const context = { caller: asking.caller, params, related, relatedAfter: related, now: asking.now }
    return (
      guarded(asking.log, collection.path, () => collection.policy.read(context, question.known)) ?? false
    )
  })
}

function namedBy(
  { located, known }: ReadQuestion,
  { caller, log }: Asking,
): Readonly<Record<string, string>> {
  const { collection, params } = located
  return guarded(log, collection.path, () => collection.policy.related?.(params, caller, known)) ?? {}
}

/** A policy's answer; undefined, and a line in the log, when it throws. */
export function guarded<Answer>(log: Log, collection: string, ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch (error) {
    log.warn({ err: error, collection }, 'A policy failed; the request is refused.')
    return undefined
  }
}
