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
