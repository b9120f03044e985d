import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import type { Collection } from '../collection.ts'
import { NAME_FIELD, formatFieldPath, parseFieldPath } from '../field-path.ts'
import { elementsKey } from './document-keys.ts'
import { sqlLiteral } from './sql-literal.ts'

const INDEX_PREFIX = 'documents_by_'
/** Marks a field whose elements are indexed: `tags[]`. */
const ELEMENTS = '[]'
/** Any fixed number of its own: processes that start together wait for each other on it. */
const INDEX_LOCK = 711_045

interface DeclaredIndex {
  readonly name: string
  readonly statement: string
}

/** An index on the keys of some fields, only of one kind of collection; `lead` is the column before the fields. */
function declaredIndex(
  collectionId: string,
  lead: readonly string[],
  fields: readonly string[],
): DeclaredIndex {
  const columns = fields.map((field) => {
    const isDescending = field.startsWith('-')
    const path = isDescending ? field.slice(1) : field
    const expression =
      path === NAME_FIELD
        ? 'path'
        : `((keys->>${sqlLiteral(formatFieldPath(parseFieldPath(path)))}) collate "C")`
    return isDescending ? `${expression} desc` : expression
  })
  // The name is ordered as queries order it: in the direction of the last field.
  const name = fields.at(-1)?.startsWith('-') ? 'path desc' : 'path'
  return indexOf(collectionId, `(${[...lead, ...columns, name].join(', ')})`)
}

/**
 * An index on the elements of a list, for `array-contains` and `array-contains-any`. Without its list of pending
 * entries, which the embedded engine has nobody to work off.
 */
function elementsIndex(collectionId: string, field: string): DeclaredIndex {
  const name = formatFieldPath(parseFieldPath(field.slice(0, -ELEMENTS.length)))
  return indexOf(collectionId, `using gin ((keys->${sqlLiteral(elementsKey(name))})) with (fastupdate = off)`)
}

function indexOf(collectionId: string, columns: string): DeclaredIndex {
  const definition = `${columns} where collection_id = ${sqlLiteral(collectionId)}`
  const name = INDEX_PREFIX + createHash('sha256').update(definition).digest('hex').slice(0, 24)
  return { name, statement: `create index if not exists ${name} on documents ${definition}` }
}

/** Inside one collection, and where collections of a name lie under many documents, over all of them together. */
function declaredIndexes({ path, indexes }: Collection): readonly DeclaredIndex[] {
  const segments = path.split('/')
  const collectionId = segments.at(-2) ?? ''
  const leads = segments.length > 2 ? [['collection_path'], []] : [['collection_path']]
  return indexes.flatMap((fields) => {
    const [first = '', ...others] = fields
    if (others.length === 0 && first.endsWith(ELEMENTS)) return [elementsIndex(collectionId, first)]
    return leads.map((lead) => declaredIndex(collectionId, lead, fields))
  })
}

/** Makes the indexes that the collections declare, and drops those that no collection declares any more. */
export async function alignIndexes(database: Database, collections: readonly Collection[]): Promise<void> {
  const declared = collections.flatMap(declaredIndexes)
  await database.transact(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [INDEX_LOCK])
    const present = await tx.query<{ indexname: string }>(
      `select indexname from pg_indexes where tablename = 'documents' and indexname like $1`,
      [`${INDEX_PREFIX}%`],
    )
    const wanted = new Set(declared.map((index) => index.name))
    for (const { indexname } of present) {
      if (!wanted.has(indexname)) await tx.query(`drop index if exists ${indexname}`)
    }
    for (const { statement } of declared) await tx.query(statement)
  })
}
