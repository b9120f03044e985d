import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import { DocumentsError, invalidArgument } from '../documents-error.ts'
import type { Log } from '../log.ts'
import type { Query, StoredDocument, Filter, Value } from '../types.ts'
import { plainData } from '../values/plain-data.ts'
import type { Instant } from '../values/timestamps.ts'
import type { LocatedCollection, Registry } from './registry.ts'
import { isKnownPath, policyReadDocuments, type Lookup } from './related-documents.ts'
import { NAME_FIELD, parseFieldPath } from '../field-path.ts'
import { MAX_DISJUNCTIONS } from '../limits.ts'
import { withValuesAt } from '../values/fields.ts'
import { elementsOf } from '../values/value-kind.ts'

type Proof = readonly { readonly field: string; readonly value: Value }[]

/**
 * What a filter proves of every document that passes: one content for each alternative, such that every document
 * has at least the fields of one of them. Only equalities prove; an element proves a list with that one element.
 */
function provenContents(filter: Filter | undefined): readonly DocumentData[] {
  const proofs = filter === undefined ? [] : alternatives(filter)
  // A filter that no document can pass proves nothing either: the question must be asked.
  return (proofs.length === 0 ? [[]] : proofs).map((proof) => {
    const fields = withValuesAt({}, (put) => {
      for (const { field, value } of proof) if (field !== NAME_FIELD) put(parseFieldPath(field), value)
    })
    return plainData(fields)
  })
}

function alternatives(filter: Filter): readonly Proof[] {
  if ('filters' in filter) {
    if (filter.kind === 'or') return checked(filter.filters.flatMap(alternatives))
    let proofs: readonly Proof[] = [[]]
    for (const inner of filter.filters) {
      const more = alternatives(inner)
      proofs = checked(proofs.flatMap((proof) => more.map((other) => [...proof, ...other])))
    }
    return proofs
  }
  const { field } = filter
  if (filter.kind === 'unary')
    return [filter.operator === 'IS_NULL' ? [{ field, value: { nullValue: null } }] : []]
  const listOf = (value: Value): Value => ({ arrayValue: { values: [value] } })
  switch (filter.operator) {
    case 'EQUAL':
      return [[{ field, value: filter.value }]]
    case 'IN':
      return checked(elementsOf(filter.value).map((value) => [{ field, value }]))
    case 'ARRAY_CONTAINS':
      return [[{ field, value: listOf(filter.value) }]]
    case 'ARRAY_CONTAINS_ANY':
      return checked(elementsOf(filter.value).map((value) => [{ field, value: listOf(value) }]))
    default:
      return [[]]
  }
}

function checked(proofs: readonly Proof[]): readonly Proof[] {
  if (proofs.length > MAX_DISJUNCTIONS)
    throw invalidArgument(`A query may have at most ${MAX_DISJUNCTIONS} alternatives.`)
  return proofs
}

/** "May the caller read documents of this collection of which this much is known?" */
export interface ReadCheck {
  readonly located: LocatedCollection
  readonly known: DocumentData
}

/** What stands around a question. */
export interface PolicyInputs {
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
export function readChecksOfDocument(
  registry: Registry,
  path: string,
  document: StoredDocument | undefined,
): readonly ReadCheck[] {
  const located = registry.ofDocument(path)
  if (located !== undefined)
    return [{ located, known: document === undefined ? {} : plainData(document.fields) }]
  if (registry.isOpen) return []
  throw refusal(`"${path}": no such collection is declared`)
}

/** What must hold before the result of a query is told: all of it, for each collection and each alternative. */
export function readChecksOfQuery(registry: Registry, query: Query): readonly ReadCheck[] {
  const reached = registry.ofQuery(query)
  if (reached.length === 0 && !registry.isOpen) {
    throw refusal(`"${query.collectionId ?? query.parent}": no such collection is declared`)
  }
  const contents = provenContents(query.where)
  return reached.flatMap((located) => contents.map((known) => ({ located, known })))
}

/** The documents that the policies of some questions want to see, as far as that follows from those found so far. */
export function policyReadPaths(
  questions: readonly ReadCheck[],
  asking: PolicyInputs,
  lookup: Lookup,
): readonly string[] {
  const paths = questions.flatMap((question) => Object.values(namedBy(question, asking, lookup)))
  return [...new Set(paths.filter(isKnownPath))]
}

/** Loads the documents that the policies of some questions want to see, until what was found names no more. */
export async function loadPolicyReads(
  questions: readonly ReadCheck[],
  asking: PolicyInputs,
  { lookup, load }: { readonly lookup: Lookup; readonly load: (paths: readonly string[]) => Promise<void> },
): Promise<void> {
  const asked = new Set<string>()
  for (;;) {
    const paths = policyReadPaths(questions, asking, lookup).filter((path) => !asked.has(path))
    if (paths.length === 0) return
    for (const path of paths) asked.add(path)
    await load(paths)
  }
}

/** Whether every question is answered with yes. A policy that throws says no. */
export function isReadAllowed(
  questions: readonly ReadCheck[],
  asking: PolicyInputs,
  lookup: Lookup,
): boolean {
  return questions.every((question) => {
    const { collection, params } = question.located
    const related = policyReadDocuments(namedBy(question, asking, lookup), lookup)
    const context = { caller: asking.caller, params, related, relatedAfter: related, now: asking.now }
    return (
      evaluatePolicy(asking.log, collection.path, () => collection.policy.read(context, question.known)) ??
      false
    )
  })
}

function namedBy(
  { located, known }: ReadCheck,
  { caller, log }: PolicyInputs,
  lookup: Lookup,
): Readonly<Record<string, string>> {
  const { collection, params } = located
  const { policy, path } = collection
  const named = evaluatePolicy(log, path, () => policy.policyReads?.(params, caller, known)) ?? {}
  if (policy.nestedReads === undefined) return named
  const further = evaluatePolicy(log, path, () =>
    policy.nestedReads?.(params, caller, policyReadDocuments(named, lookup)),
  )
  return { ...named, ...further }
}

/** A policy's answer; undefined, and a line in the log, when it throws. */
export function evaluatePolicy<Answer>(log: Log, collection: string, ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch (error) {
    log.warn({ err: error, collection }, 'A policy failed; the request is refused.')
    return undefined
  }
}
