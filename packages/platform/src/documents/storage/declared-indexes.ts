import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import type { Collection } from '../collection.ts'
import { NAME_FIELD, formatFieldPath, parseFieldPath } from '../field-path.ts'

const INDEX_PREFIX = 'documents_by_'
/** Any fixed number of its own: processes that start together wait for each other on it. */
const INDEX_LOCK = 711_045

interface DeclaredIndex {
  readonly name: string
  readonly statement: string
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** An index on the keys of some fields, within one collection and only of its kind. */
function declaredIndex(collectionId: string, fields: readonly string[]): DeclaredIndex {
  const columns = fields.map((field) => {
    const isDescending = field.startsWith('-')
    const path = isDescending ? field.slice(1) : field
    const expression =
      path === NAME_FIELD
        ? 'path'
        : `((keys->>${literal(formatFieldPath(parseFieldPath(path)))}) collate "C")`
    return isDescending ? `${expression} desc` : expression
  })
  const definition = `(collection_path, ${columns.join(', ')}, path) where collection_id = ${literal(collectionId)}`
  const name = INDEX_PREFIX + createHash('sha256').update(definition).digest('hex').slice(0, 24)
  return { name, statement: `create index if not exists ${name} on documents ${definition}` }
}

/** Makes the indexes that the collections declare, and drops those that no collection declares any more. */
export async function alignIndexes(database: Database, collections: readonly Collection[]): Promise<void> {
  const declared = collections.flatMap(({ path, indexes }) => {
    const collectionId = path.split('/').at(-2) ?? ''
    return indexes.map((fields) => declaredIndex(collectionId, fields))
  })
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
