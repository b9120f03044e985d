import type { DocumentData } from '@brigade/contract/document.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { normalizedEmail } from '@brigade/domain/core/text/email.ts'
import {
  namedByEmail,
  namedIn,
  type NamedIn,
  ofKitchen,
  ownCollections,
} from '@brigade/domain/people/accounts/personal-data.table.ts'
import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'
import { findEverythingBelow, findUnchecked } from '../../core/functions/find-documents.ts'

/** A document with where it lies. */
export interface PlacedDocument {
  readonly path: string
  readonly data: DocumentData
}

/** A document that names somebody, and how. */
export interface DocumentNamingPerson extends PlacedDocument {
  readonly named: NamedIn
}

/** A document, if it is there, and everything below it. */
export async function subtree(tx: DocumentTransaction, path: string): Promise<readonly PlacedDocument[]> {
  const data = await tx.get(path)
  const below = await findEverythingBelow(tx, path)
  return data === undefined ? below : [{ path, data }, ...below]
}

/** What is a person's own: the documents under the uid. */
export async function ownDocuments(tx: DocumentTransaction, uid: string): Promise<readonly PlacedDocument[]> {
  const found: PlacedDocument[] = []
  for (const collection of ownCollections) found.push(...(await subtree(tx, `${collection}/${uid}`)))
  return found
}

/** Documents of one collection that name an id. */
export async function findByField<Naming extends Pick<NamedIn, 'path' | 'field'>>(
  tx: DocumentTransaction,
  named: Naming,
  id: string,
): Promise<readonly (PlacedDocument & { readonly named: Naming })[]> {
  const found = await findUnchecked(tx, named, { where: { [named.field]: id } })
  return found.map((document) => ({ ...document, named }))
}

/** What documents elsewhere know a person by. */
export interface PersonIdentifiers {
  readonly uid: string
  readonly email: string | null
  /** Another's address may be given as one's own until then. */
  readonly isEmailVerified: boolean
}

/** Every document elsewhere that names a person. */
export async function documentsNaming(
  tx: DocumentTransaction,
  { uid, email, isEmailVerified }: PersonIdentifiers,
): Promise<readonly DocumentNamingPerson[]> {
  const found: DocumentNamingPerson[] = []
  for (const named of namedIn) found.push(...(await findByField(tx, named, uid)))
  if (email === null || !isEmailVerified) return found
  return [...found, ...(await findByField(tx, namedByEmail, normalizedEmail(email)))]
}

/** Everything of a kitchen: what lies below it, and what elsewhere belongs to it. */
export async function kitchenDocuments(
  tx: DocumentTransaction,
  kitchenId: string,
  elsewhere: readonly NamedIn[] = ofKitchen,
): Promise<readonly PlacedDocument[]> {
  const found: PlacedDocument[] = [...(await subtree(tx, `kitchens/${kitchenId}`))]
  for (const named of elsewhere) {
    for (const { path } of await findByField(tx, named, kitchenId)) found.push(...(await subtree(tx, path)))
  }
  return found
}

/** Kitchens that a person owns, with how many others work there. */
export async function ownedKitchens(
  tx: DocumentTransaction,
  uid: string,
): Promise<readonly { readonly kitchenId: string; readonly name: string; readonly others: number }[]> {
  const owned = await findUnchecked(tx, kitchens, { where: { owner: uid } })
  return Promise.all(
    owned.map(async ({ id: kitchenId, data }) => {
      const team = await findUnchecked(tx, teamMembers, { params: { kitchenId }, where: { state: 'active' } })
      const others = team.filter((member) => member.data['uid'] !== uid).length
      return { kitchenId, name: String(data['name']), others }
    }),
  )
}
