import type { DocumentData } from '../collections/collection.ts'
import type { ProfessionalProfile } from './professional-profile.ts'

/** Who looks for people, with everything that a hide-from list can name. */
export interface Looker {
  readonly uid: string | null
  /** Kitchens whose team they are in now. */
  readonly kitchenIds: readonly string[]
  /** Owners of the hiring teams they are on. */
  readonly recruiters: readonly string[]
}

/**
 * Whether a professional hides from somebody: from the recruiter or kitchen that the list names, and from everybody on
 * their teams (product, E04). Search asks this; a policy that reads one card knows the uid alone.
 */
export function isHiddenFrom({ hideFrom }: Pick<ProfessionalProfile, 'hideFrom'>, looker: Looker): boolean {
  const named = [...(looker.uid === null ? [] : [looker.uid]), ...looker.kitchenIds, ...looker.recruiters]
  return named.some((one) => hideFrom.includes(one))
}

/** Whether a card is kept from strangers, among whom anybody could be, while its person hides from somebody (product, E04). */
export function isKeptFromStrangers(
  card: DocumentData | undefined,
  profile: DocumentData | undefined,
): boolean {
  const hideFrom = profile?.['hideFrom']
  return card?.['audience'] !== 'public' || !Array.isArray(hideFrom) || hideFrom.length === 0
}
