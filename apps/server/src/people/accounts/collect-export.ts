import type { Caller } from '@brigade/contract/document.ts'
import { DocumentsError } from '@brigade/platform/documents/documents-error.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import {
  documentsNaming,
  type PersonIdentifiers,
  kitchenDocuments,
  ownDocuments,
  ownedKitchens,
  type PlacedDocument,
  subtree,
} from './personal-documents.ts'

async function mayRead(documents: Documents, caller: Caller, path: string): Promise<boolean> {
  try {
    await documents.get(caller, [path])
    return true
  } catch (error) {
    if (error instanceof DocumentsError && error.status === 'PERMISSION_DENIED') return false
    throw error
  }
}

/** What its policy lets the person read: a team's notes stay the team's, and its PINs nobody's. */
async function readableOf(documents: Documents, caller: Caller, found: readonly PlacedDocument[]) {
  const readable: PlacedDocument[] = []
  for (const document of found) if (await mayRead(documents, caller, document.path)) readable.push(document)
  return readable
}

function elsewhere(documents: Documents, person: PersonIdentifiers): Promise<readonly PlacedDocument[]> {
  return documents.transact(async (tx) => {
    const all: PlacedDocument[] = []
    for (const { path } of await documentsNaming(tx, person)) all.push(...(await subtree(tx, path)))
    return all
  })
}

/**
 * Every document of a person (rule ID12): the own ones, the kitchens they own, and what elsewhere names them and is theirs
 * to read. Gathered in several short transactions, so that nobody else waits long.
 */
export async function collectExport(
  documents: Documents,
  caller: Caller,
  uid: string,
): Promise<readonly PlacedDocument[]> {
  const own = await documents.transact((tx) => ownDocuments(tx, uid))
  const kitchens = await documents.transact((tx) => ownedKitchens(tx, uid))
  const ofKitchens: PlacedDocument[] = []
  for (const { kitchenId } of kitchens) {
    ofKitchens.push(...(await documents.transact((tx) => kitchenDocuments(tx, kitchenId))))
  }
  const found = [...ofKitchens, ...(await elsewhere(documents, { ...caller, uid }))]
  return [...own, ...(await readableOf(documents, caller, found))]
}
