import type { Collection } from '@brigade/contract/collection.ts'
import { documentPath } from '@brigade/contract/path.ts'

/** A document ready to be written: it fits its collection's schema. */
export interface BuiltDocument {
  readonly path: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * Checks a document against its collection and names its path.
 * @throws when the content does not fit the schema: a builder must not make what the server would refuse
 */
export function builtDocument<Content extends object>(
  of: Collection<Content>,
  params: Readonly<Record<string, string>>,
  content: Content,
): BuiltDocument {
  return {
    path: documentPath(of, params),
    data: Object.fromEntries(Object.entries(of.schema.parse(content))),
  }
}
