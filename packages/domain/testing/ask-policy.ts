import type { Collection } from '@brigade/contract/collection.ts'
import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { timestampFromMs } from '../src/core/time/timestamp.ts'

/** The moment at which policies are asked. */
export const askedAt = timestampFromMs(Date.UTC(2026, 4, 3, 12))

/** Stored documents by path. */
export type World = Readonly<Record<string, DocumentData>>

/** Somebody with an account and a verified e-mail. */
export function aCaller(uid: string, change: Partial<Caller> = {}): Caller {
  return { uid, isGuest: false, email: `${uid}@x.org`, isEmailVerified: true, claims: {}, ...change }
}

/** Somebody who is not signed in. */
export const noCaller: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }

/** Who asks, about which document, and what is stored before and beside the write. */
export interface Asked {
  readonly caller: Caller
  readonly params: Readonly<Record<string, string>>
  readonly before?: World
  /** Other documents that the same batch writes; undefined for those that it deletes. */
  readonly batch?: Readonly<Record<string, DocumentData | undefined>>
}

/** What the document database hands to a policy: related documents before and after the whole batch. */
function contextOf<Content>(
  of: Collection<Content>,
  { caller, params, before = {}, batch = {} }: Asked,
  known: Partial<Content>,
): PolicyContext {
  const paths = Object.entries(of.policy.policyReads?.(params, caller, known) ?? {})
  const pick = (world: NonNullable<Asked['batch']>) =>
    Object.fromEntries(paths.map(([name, path]) => [name, world[path]]))
  return { caller, params, related: pick(before), relatedAfter: pick({ ...before, ...batch }), now: askedAt }
}

/** Whether a document, or a list of which this much is known, may be read. */
export function mayRead<Content>(of: Collection<Content>, asked: Asked, known: Partial<Content>): boolean {
  const context = contextOf(of, asked, known)
  const { caller, params, before = {} } = asked
  const further = Object.entries(of.policy.nestedReads?.(params, caller, context.related) ?? {})
  const found = Object.fromEntries(further.map(([name, path]) => [name, before[path]]))
  return of.policy.read({ ...context, related: { ...context.related, ...found } }, known)
}

/** Whether a new document may be written. */
export function mayCreate<Content>(of: Collection<Content>, asked: Asked, after: Content): boolean {
  return of.policy.create(contextOf(of, asked, after), after)
}

/** Whether a change may be written: asked in the light of the content before and of the content after. */
export function mayChange<Content>(
  of: Collection<Content>,
  asked: Asked,
  [before, after]: readonly [Content, Content],
): boolean {
  return [before, after].every((known) => of.policy.change(contextOf(of, asked, known), before, after))
}

/** Whether a document may be deleted. */
export function mayDelete<Content>(of: Collection<Content>, asked: Asked, before: Content): boolean {
  return of.policy.delete(contextOf(of, asked, before), before)
}
