import type { DocumentData } from '@brigade/contract/document.ts'
import { DocumentsError } from '../documents-error.ts'
import type { DocumentChange } from '../storage/document-change.ts'
import { plainData } from '../values/plain-data.ts'
import { evaluatePolicy } from './read-access.ts'
import type { PolicyInputs } from './read-access.ts'
import type { LocatedCollection, Registry } from './registry.ts'
import { isKnownPath, policyReadDocuments } from './related-documents.ts'
import type { Lookup } from './related-documents.ts'

/** A change of a document as its policy sees it. */
interface JudgedChange {
  readonly path: string
  readonly located: LocatedCollection
  readonly before: DocumentData | undefined
  readonly after: DocumentData | undefined
  /**
   * What the policy names: by the content before, and by the content after. A change must be allowed in both lights,
   * so that nobody moves a document where they may not write.
   */
  readonly named: readonly Readonly<Record<string, string>>[]
}

/** Prepares the judging of changes. Throws PERMISSION_DENIED for what no collection declares. */
export function checkedChanges(
  registry: Registry,
  changes: readonly DocumentChange[],
  asking: PolicyInputs,
): readonly JudgedChange[] {
  return changes.flatMap((change) => {
    const located = registry.ofDocument(change.path)
    if (located === undefined) {
      if (registry.isOpen) return []
      throw writeRefusal(change.path)
    }
    const { policy, path } = located.collection
    const before = change.before && plainData(change.before.fields)
    const after = change.after && plainData(change.after.fields)
    const lights = [before, after].flatMap((known) => (known === undefined ? [] : [known]))
    const named = lights.map(
      (known) =>
        evaluatePolicy(asking.log, path, () => policy.policyReads?.(located.params, asking.caller, known)) ??
        {},
    )
    return [{ path: change.path, located, before, after, named }]
  })
}

/** The documents that the policies want to see. */
export function namedPaths(changes: readonly JudgedChange[]): readonly string[] {
  return [
    ...new Set(
      changes.flatMap(({ named }) => named.flatMap((paths) => Object.values(paths))).filter(isKnownPath),
    ),
  ]
}

/** Throws PERMISSION_DENIED when a policy refuses one of the changes. */
export function allowChanges(
  changes: readonly JudgedChange[],
  asking: PolicyInputs,
  lookups: { readonly before: Lookup; readonly after: Lookup },
): void {
  for (const change of changes) {
    const isAllowed = change.named.every((named) => {
      const related = policyReadDocuments(named, lookups.before)
      const relatedAfter = policyReadDocuments(named, lookups.after)
      const { params, collection } = change.located
      const context = { caller: asking.caller, params, related, relatedAfter, now: asking.now }
      return evaluatePolicy(asking.log, collection.path, () => judge(change, context)) ?? false
    })
    if (!isAllowed) throw writeRefusal(change.path)
  }
}

type Context = Parameters<LocatedCollection['collection']['policy']['read']>[0]

function judge({ located, before, after }: JudgedChange, context: Context): boolean {
  const { policy } = located.collection
  if (after === undefined) return before === undefined || policy.delete(context, before)
  return before === undefined ? policy.create(context, after) : policy.change(context, before, after)
}

/** The refusal of a write, without a word about why. */
export function writeRefusal(path: string): DocumentsError {
  return new DocumentsError('PERMISSION_DENIED', `You may not write "${path}".`)
}
