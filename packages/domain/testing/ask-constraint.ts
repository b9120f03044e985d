import type {
  ConstrainedChange,
  Constraint,
  ConstraintDocuments,
  ConstraintRead,
} from '@brigade/contract/constraint.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { collectionPathOf } from '@brigade/contract/path.ts'

function look(
  stored: ConstraintDocuments,
  sought: ConstraintRead,
): readonly (readonly [string, DocumentData])[] {
  if ('document' in sought) {
    const content = stored.get(sought.document)
    return content === undefined ? [] : [[sought.document, content]]
  }
  const wanted = Object.entries(sought.where)
  return [...stored].filter(
    ([path, content]) =>
      collectionPathOf(path) === sought.collection &&
      wanted.every(([field, text]) => content[field] === text),
  )
}

/** What a constraint says of a change in the light of stored documents, as the server asks it. */
export function askConstraint<Content>(
  constraint: Constraint<Content>,
  change: ConstrainedChange<Content>,
  stored: Readonly<Record<string, DocumentData>>,
): string | undefined {
  const documents = new Map(Object.entries(stored))
  const found = new Map<string, DocumentData>()
  for (let size = -1; size < found.size;) {
    size = found.size
    for (const sought of constraint.reads(change, found))
      for (const [path, content] of look(documents, sought)) found.set(path, content)
  }
  return constraint.violation(change, found)
}
