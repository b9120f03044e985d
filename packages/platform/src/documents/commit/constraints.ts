import type { ConstrainedChange, Constraint, ConstraintRead } from '@brigade/contract/constraint.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { collectionIdOf, parentOf } from '@brigade/contract/path.ts'
import type { Queryable } from '../../database/database.ts'
import type { Registry } from '../access/registry.ts'
import { DocumentsError } from '../documents-error.ts'
import { prepareQuery } from '../query/prepared-query.ts'
import { selectByQuery } from '../storage/read-documents.ts'
import type { StoredDocument } from '../types.ts'
import { plainData } from '../values/plain-data.ts'
import type { WriteSet } from './write-set.ts'

/** What looking after constraints needs. */
interface ConstraintWork {
  readonly tx: Queryable
  readonly registry: Registry
  readonly writes: WriteSet
}

/** How far a constraint may follow what points to each other. */
const MOST_ROUNDS = 20

/** Asks the constraints of every changed document's collection. Throws FAILED_PRECONDITION in the constraint's words. */
export async function enforceConstraints(work: ConstraintWork): Promise<void> {
  for (const { path, before, after } of work.writes.changes()) {
    const located = work.registry.ofDocument(path)
    if (located?.collection.constraints === undefined) continue
    const change = {
      params: located.params,
      before: before && plainData(before.fields),
      after: after && plainData(after.fields),
    }
    for (const constraint of located.collection.constraints) await keep(work, constraint, change)
  }
}

async function keep(work: ConstraintWork, constraint: Constraint, change: ConstrainedChange): Promise<void> {
  const found = new Map<string, DocumentData>()
  const asked = new Set<string>()
  const unasked = () => constraint.reads(change, found).filter((one) => !asked.has(JSON.stringify(one)))
  for (let round = 0, next = unasked(); next.length > 0; round += 1, next = unasked()) {
    if (round === MOST_ROUNDS) {
      throw new DocumentsError(
        'FAILED_PRECONDITION',
        'This reaches through too many documents to be checked.',
      )
    }
    for (const one of next) asked.add(JSON.stringify(one))
    for (const document of await look(work, next)) found.set(document.path, plainData(document.fields))
  }
  const refusal = constraint.violation(change, found)
  if (refusal !== undefined) throw new DocumentsError('FAILED_PRECONDITION', refusal)
}

async function look(
  work: ConstraintWork,
  sought: readonly ConstraintRead[],
): Promise<readonly StoredDocument[]> {
  const { writes } = work
  const paths = sought.flatMap((one) => ('document' in one ? [one.document] : []))
  await writes.load(paths)
  const named = paths.flatMap((path) => writes.after(path) ?? [])
  const listed: StoredDocument[] = []
  for (const one of sought) if ('collection' in one) listed.push(...(await list(work, one)))
  return [...named, ...listed]
}

/** The documents of a collection as the commit leaves them. */
async function list(
  { tx, writes }: ConstraintWork,
  { collection, where }: Extract<ConstraintRead, { collection: string }>,
): Promise<readonly StoredDocument[]> {
  const filters = Object.entries(where).map(([field, text]) => ({
    kind: 'field' as const,
    field,
    operator: 'EQUAL' as const,
    value: { stringValue: text },
  }))
  const inside = `${collection}/any`
  const prepared = prepareQuery({
    parent: parentOf(inside),
    collectionId: collectionIdOf(inside),
    allDescendants: false,
    ...(filters.length > 0 && { where: { kind: 'and' as const, filters } }),
    orderBy: [],
  })
  const { content } = await selectByQuery(tx, prepared)
  const changes = writes.changes()
  const changed = new Set(changes.map(({ path }) => path))
  const written = changes.flatMap(({ after }) => after ?? [])
  return prepared.evaluate([...content.filter(({ path }) => !changed.has(path)), ...written])
}
