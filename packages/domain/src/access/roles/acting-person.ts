import * as z from 'zod'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { type CommonFields, newCommonFields, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { type AccessRole, hasAccess } from './access.ts'
import { accessIn, isPairedDevice, ownTeamDocument } from './kitchen-policy.ts'

/** Who did what a document tells of (product, E17). Spread them into its schema. */
export const actorFields = {
  /** The person, also where a tablet wrote it for them. */
  by: Uid,
  /** The paired tablet that wrote it; absent when the person's own device did. */
  device: DocumentId.optional(),
  /** Written without network at a tablet whose lock nobody could ask; absent when the person is sure. */
  personNotConfirmed: z.boolean().optional(),
}

/** The part of a document that says who acted. */
export interface Acted {
  readonly by: string
  readonly device?: string | undefined
  readonly personNotConfirmed?: boolean | undefined
}

/** Who signs a new document, a person or a tablet, and who did what it tells of. */
export interface Author {
  readonly uid: string
  readonly acted: Acted
}

/** The signature of a new document by this author; what is not said is left out, not undefined. */
export function signedBy({ uid, acted }: Author, at: Timestamp): CommonFields & Acted {
  const { by, device, personNotConfirmed } = acted
  return {
    ...newCommonFields(uid, at),
    by,
    ...(device !== undefined && { device }),
    ...(personNotConfirmed !== undefined && { personNotConfirmed }),
  }
}

const personName = (uid: string): string => `person ${uid}`

/** The `policyReads` of documents that say who acted: the caller's place in the kitchen, and that person's. */
export function actingPeople(
  params: Readonly<Record<string, string>>,
  caller: Caller,
  known: Partial<Acted>,
): Readonly<Record<string, string>> {
  const { kitchenId } = params
  const { by } = known
  return {
    ...ownTeamDocument(params, caller),
    ...(kitchenId !== undefined &&
      by !== undefined && { [personName(by)]: `kitchens/${kitchenId}/team/${by}` }),
  }
}

/**
 * Whether the person named in `by` did it and may: the caller, or somebody at a paired tablet. At a tablet it is the
 * person who unlocked it; anybody else of the team only where the document says that the person is not confirmed.
 */
export function actorHasAccess(context: PolicyContext, acted: Acted, atLeast: AccessRole): boolean {
  const { uid } = context.caller
  const name = personName(acted.by)
  // A change is looked at from the state before and from the state after; only the latter names who acted now.
  const isShown = Object.hasOwn(context.related, name)
  if (isShown && !hasAccess(accessIn(context.related[name]), atLeast)) return false
  if (!isPairedDevice(context)) return acted.by === uid && acted.personNotConfirmed === undefined
  const isUnlocked = context.related['device']?.['unlockedBy'] === acted.by
  return acted.device === uid && (isUnlocked || acted.personNotConfirmed === true)
}
