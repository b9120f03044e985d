import type { DocumentData } from '@brigade/contract/document.ts'
import { normalizedEmail } from '@brigade/domain/core/text/email.ts'
import {
  namedByEmail,
  namedIn,
  type NamedIn,
  ofKitchen,
  ownCollections,
} from '@brigade/domain/people/accounts/personal-data.table.ts'
import type { DocumentTransaction, Query } from '@brigade/platform/documents/types.ts'
import { valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'

/** A document with where it lies. */
export interface PlacedDocument {
  readonly path: string
  readonly data: DocumentData
}

/** A document that names somebody, and how. */
export interface DocumentNamingPerson extends PlacedDocument {
  readonly named: NamedIn
}

const everythingBelow = (parent: string): Query => ({ parent, allDescendants: true, orderBy: [] })

function fits(path: string, pattern: string): boolean {
  const parts = pattern.split('/')
  const segments = path.split('/')
  return (
    segments.length === parts.length &&
    parts.every((part, at) => part.startsWith('{') || part === segments[at])
  )
}

/** A document, if it is there, and everything below it. */
export async function subtree(tx: DocumentTransaction, path: string): Promise<readonly PlacedDocument[]> {
  const data = await tx.get(path)
  const below = await tx.query(everythingBelow(path))
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
  const segments = named.path.split('/')
  const isRoot = segments.length === 2
  const found = await tx.query({
    parent: '',
    collectionId: segments.at(-2) ?? '',
    allDescendants: !isRoot,
    where: { kind: 'field', field: named.field, operator: 'EQUAL', value: valueOfPlain(id) },
    orderBy: [],
  })
  return found.filter(({ path }) => fits(path, named.path)).map((document) => ({ ...document, named }))
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
  const kitchens = await tx.query({
    parent: '',
    collectionId: 'kitchens',
    allDescendants: false,
    where: { kind: 'field', field: 'owner', operator: 'EQUAL', value: valueOfPlain(uid) },
    orderBy: [],
  })
  return Promise.all(
    kitchens.map(async ({ path, data }) => {
      const team = await tx.query({
        parent: path,
        collectionId: 'team',
        allDescendants: false,
        where: { kind: 'field', field: 'state', operator: 'EQUAL', value: valueOfPlain('active') },
        orderBy: [],
      })
      const others = team.filter((member) => member.data['uid'] !== uid).length
      return { kitchenId: path.slice('kitchens/'.length), name: String(data['name']), others }
    }),
  )
}
