import type { Collection } from '@brigade/contract/collection.ts'
import { collectionIdOf, idOf } from '@brigade/contract/path.ts'
import { isIdInAddress } from '@brigade/domain/core/documents/id-in-address.ts'
import { DocumentsError } from '@brigade/platform/documents/documents-error.ts'
import type { Documents, Filter } from '@brigade/platform/documents/types.ts'
import { plainData, valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { STRANGER } from './page-loader.ts'

/** A document that anybody may read, or undefined when there is none or strangers may not see it. */
export async function readPublic<Content>(
  documents: Documents,
  of: Collection<Content>,
  path: string,
): Promise<Content | undefined> {
  if (!isIdInAddress(idOf(path))) return undefined
  try {
    const {
      documents: [found],
    } = await documents.get(STRANGER, [path])
    return found === undefined ? undefined : of.schema.parse(plainData(found.fields))
  } catch (error) {
    if (error instanceof DocumentsError && error.status === 'PERMISSION_DENIED') return undefined
    throw error
  }
}

/** All documents of a root collection with fields equal to values, as a stranger may list them. */
export async function listPublic<Content>(
  documents: Documents,
  of: Collection<Content>,
  equal: Readonly<Record<string, string | boolean>>,
): Promise<readonly { readonly id: string; readonly content: Content }[]> {
  const filters = Object.entries(equal).map(([field, value]): Filter => {
    return { kind: 'field', field, operator: 'EQUAL', value: valueOfPlain(value) }
  })
  const { documents: found } = await documents.run(STRANGER, {
    parent: '',
    collectionId: collectionIdOf(of.path),
    allDescendants: false,
    orderBy: [],
    ...(filters.length > 0 && { where: { kind: 'and', filters } }),
  })
  return found.map(({ path, fields }) => ({
    id: idOf(path),
    content: of.schema.parse(plainData(fields)),
  }))
}
