import type { Collection } from '@brigade/contract/collection.ts'
import type { PathParams } from '@brigade/contract/document.ts'
import { documentPath } from '@brigade/contract/path.ts'
import { getDocuments } from './documents.ts'
import { readOnce } from './read-once.ts'
import { fromSdk } from './stored-values.ts'

/**
 * One document as plain content, or undefined when there is none, when the caller may not read it, or when it does
 * not fit its schema. Throws without a connection and without a copy on this device.
 */
export async function readContent<Content>(
  collection: Collection<Content>,
  params: PathParams,
): Promise<Content | undefined> {
  const [data, { sdk }] = await Promise.all([readOnce(documentPath(collection, params)), getDocuments()])
  if (data === undefined) return undefined
  return collection.schema.safeParse(fromSdk(sdk, data)).data
}
