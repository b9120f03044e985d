import type { DocumentData } from '@brigade/contract/document.ts'
import type { Policy, PolicyContext } from '@brigade/contract/policy.ts'
import { hasAccess } from '../../access/roles/access.ts'
import { accessIn } from '../../access/roles/kitchen-policy.ts'
import type { ProfessionalProfile } from './professional-profile.ts'

/** Who looks for people, with everything that a hide-from list can name. */
export interface Viewer {
  readonly uid: string | null
  /** Kitchens whose team they are in now. */
  readonly kitchenIds: readonly string[]
  /** Owners of the hiring teams they are on. */
  readonly recruiters: readonly string[]
}

/**
 * Whether a professional hides from somebody: from the recruiter or kitchen that the list names, and from everybody on
 * their teams (product, E04).
 */
export function isHiddenFrom({ hideFrom }: Pick<ProfessionalProfile, 'hideFrom'>, viewer: Viewer): boolean {
  const named = [...(viewer.uid === null ? [] : [viewer.uid]), ...viewer.kitchenIds, ...viewer.recruiters]
  return named.some((one) => hideFrom.includes(one))
}

function hideFromList(related: PolicyContext['related']): readonly string[] | undefined {
  const hideFrom = related['profile']?.['hideFrom']
  return Array.isArray(hideFrom) ? hideFrom.map(String) : undefined
}

const placeName = (kitchenId: string): string => `team of ${kitchenId}`

/**
 * The caller's place in each kitchen that a professional hides from, for policies that read one card or what is below it;
 * `policyReads` names the private profile under `profile`.
 */
export const placesInHiddenKitchens: NonNullable<Policy<never>['nestedReads']> = (
  _params,
  caller,
  related,
) => {
  if (caller.uid === null) return {}
  const named = hideFromList(related) ?? []
  return Object.fromEntries(named.map((id) => [placeName(id), `kitchens/${id}/team/${caller.uid}`]))
}

/**
 * Whether a card is kept from the caller, as far as one look at it tells; needs `placesInHiddenKitchens`. A person on a hidden
 * recruiter's teams is found by search alone, because nothing leads from the recruiter to the teams of all the jobs.
 */
export function isHiddenFromCaller({ caller, related }: PolicyContext): boolean {
  const hideFrom = hideFromList(related)
  if (hideFrom === undefined) return true
  const kitchenIds = hideFrom.filter((id) => hasAccess(accessIn(related[placeName(id)]), 'viewer'))
  return isHiddenFrom({ hideFrom: [...hideFrom] }, { uid: caller.uid, kitchenIds, recruiters: [] })
}

/** Whether a card is kept from strangers, among whom anybody could be, while its person hides from somebody (product, E04). */
export function isKeptFromStrangers(
  card: DocumentData | undefined,
  profile: DocumentData | undefined,
): boolean {
  const hideFrom = profile?.['hideFrom']
  return card?.['audience'] !== 'public' || !Array.isArray(hideFrom) || hideFrom.length === 0
}
