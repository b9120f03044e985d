import type { BrigadeUserProfile } from './brigade-user-profile.ts'

/** How somebody stands to the person whose contact data they ask for. */
export type Relation = 'self' | 'contact' | 'stranger'

/** The fields of a private profile that a person can show (product, E02). */
export type ContactField = keyof BrigadeUserProfile['visibility']

/** The private fields that a person may show, in the order of a form. */
export const contactFields: readonly ContactField[] = ['email', 'phone', 'fullName', 'birthDate', 'address']

type Shown = Pick<BrigadeUserProfile, 'visibility' | 'email' | 'phone' | 'fullName' | 'birthDate' | 'address'>

/** The fields that somebody in this relation sees; one that is not named is private (product, principle P12). */
export function visibleFields(
  { visibility }: Pick<BrigadeUserProfile, 'visibility'>,
  relation: Relation,
): readonly ContactField[] {
  if (relation === 'self') return contactFields
  return contactFields.filter((field) => {
    const shown = visibility[field] ?? 'private'
    return shown === 'public' || (shown === 'contacts' && relation === 'contact')
  })
}

/** What `readContact` answers: the visible fields that are there. */
export function visibleContact(profile: Shown, relation: Relation): Omit<Partial<Shown>, 'visibility'> {
  const visible = visibleFields(profile, relation)
  return Object.fromEntries(
    contactFields.flatMap((field) =>
      visible.includes(field) && profile[field] !== undefined ? [[field, profile[field]]] : [],
    ),
  )
}
