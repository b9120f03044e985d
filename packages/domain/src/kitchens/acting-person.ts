import type { Caller, PolicyContext } from '../collections/collection.ts'
import { Uid } from '../collections/common-fields.ts'
import { DocumentId } from '../collections/stored-fields.ts'
import * as z from 'zod'
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

/** The `related` of documents that say who acted: the caller, and under `person` the team document of that person. */
export function actingPeople(
  params: Readonly<Record<string, string>>,
  caller: Caller,
  known: Partial<Acted>,
): Readonly<Record<string, string>> {
  const { kitchenId } = params
  const isKnown = kitchenId !== undefined && known.by !== undefined
  return {
    ...ownTeamDocument(params, caller),
    ...(isKnown && { person: `kitchens/${kitchenId}/team/${known.by}` }),
  }
}

/**
 * Whether the person named in `by` did it and may: the caller, or somebody at a paired tablet. At a tablet it is the
 * person who unlocked it; anybody else of the team only where the document says that the person is not confirmed.
 */
export function actorHasAccess(context: PolicyContext, acted: Acted, atLeast: AccessRole): boolean {
  const { uid } = context.caller
  if (!hasAccess(accessIn(context.related['person']), atLeast)) return false
  if (!isPairedDevice(context)) return acted.by === uid && acted.personNotConfirmed === undefined
  const isUnlocked = context.related['device']?.['unlockedBy'] === acted.by
  return acted.device === uid && (isUnlocked || acted.personNotConfirmed === true)
}
