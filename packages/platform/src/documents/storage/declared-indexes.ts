import { createHash } from 'node:crypto'
import type { Collection, Reference } from '@brigade/contract/collection.ts'
import { collectionIdOf, parentOf } from '@brigade/contract/path.ts'
import type { Database } from '../../database/database.ts'
import { NAME_FIELD, formatFieldPath, parseFieldPath } from '../field-path.ts'
import { elementsKey } from './document-keys.ts'
import { sqlLiteral } from './sql-literal.ts'

const INDEX_PREFIX = 'documents_by_'
/** Marks a field whose elements are indexed: `tags[]`. */
const ELEMENTS = '[]'
/** The column that an index on one collection's documents begins with. */
const IN_ONE_COLLECTION = 'collection_path'
/** Any fixed number of its own: processes that start together wait for each other on it. */
const INDEX_LOCK = 711_045

interface DeclaredIndex {
  readonly name: string
  readonly statement: string
}

/** What an index is over, and the kinds of collection that are in it. */
interface IndexPlan {
  readonly columns: string
  readonly collectionIds: readonly string[]
}

/** The columns of an index on the keys of some fields; `lead` is the column before them. */
function columnsOf(lead: readonly string[], fields: readonly string[]): string {
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
  return `(${[...lead, ...columns, name].join(', ')})`
}

/**
 * The columns of an index on the elements of a list, for `array-contains` and `array-contains-any`. Without its list of
 * pending entries, which the embedded engine has nobody to work off.
 */
function elementColumnsOf(field: string): string {
  const name = formatFieldPath(parseFieldPath(field.slice(0, -ELEMENTS.length)))
  return `using gin ((keys->${sqlLiteral(elementsKey(name))})) with (fastupdate = off)`
}

function indexOf({ columns, collectionIds }: IndexPlan): DeclaredIndex {
  const [first = '', ...others] = collectionIds.map(sqlLiteral).toSorted()
  const kinds = others.length === 0 ? `= ${first}` : `in (${[first, ...others].join(', ')})`
  const definition = `${columns} where collection_id ${kinds}`
  const name = INDEX_PREFIX + createHash('sha256').update(definition).digest('hex').slice(0, 24)
  return { name, statement: `create index if not exists ${name} on documents ${definition}` }
}

const WILDCARD = /\{\w+\}/gu

/** Whether a document that is pointed to leaves open in which collections of a name the pointing ones are. */
function isPointedToFromAnywhere({ path }: Collection, { to }: Reference): boolean {
  const known = new Set(to.match(WILDCARD))
  const parent = parentOf(path)
  return (parent.match(WILDCARD) ?? []).some((wildcard) => !known.has(wildcard))
}

/** Over all collections of a name: what is declared so, and what keeping references asks for. */
function groupIndexesOf(collection: Collection): readonly (readonly string[])[] {
  const { indexes, groupIndexes = [], references } = collection
  const pointing = references.filter((reference) => isPointedToFromAnywhere(collection, reference))
  const fields = new Set(pointing.map(({ field }) => field))
  return [
    ...groupIndexes,
    ...indexes.filter(([first = '', ...others]) => others.length === 0 && fields.has(first)),
  ]
}

function plansOf(collection: Collection): readonly IndexPlan[] {
  const collectionIds = [collectionIdOf(collection.path)]
  const inOne = collection.indexes.map((fields) => {
    const [first = '', ...others] = fields
    const isOfElements = others.length === 0 && first.endsWith(ELEMENTS)
    return isOfElements ? elementColumnsOf(first) : columnsOf([IN_ONE_COLLECTION], fields)
  })
  const inAll = groupIndexesOf(collection).map((fields) => columnsOf([], fields))
  return [...inOne, ...inAll].map((columns) => ({ columns, collectionIds }))
}

/**
 * The indexes of all collections. Those that begin with the collection are one for all kinds that have the same fields:
 * every write opens every index of the table, so the fewer the better, and no query reads more for it. Those over all
 * collections of a name are apart, for there another kind's documents would stand between.
 */
function indexesOf(collections: readonly Collection[]): readonly DeclaredIndex[] {
  const shared = new Map<string, Set<string>>()
  const apart: IndexPlan[] = []
  for (const plan of collections.flatMap(plansOf)) {
    if (!plan.columns.startsWith(`(${IN_ONE_COLLECTION},`)) apart.push(plan)
    else shared.set(plan.columns, new Set([...(shared.get(plan.columns) ?? []), ...plan.collectionIds]))
  }
  const together = [...shared].map(([columns, kinds]): IndexPlan => ({ columns, collectionIds: [...kinds] }))
  return [...together, ...apart].map(indexOf)
}

/** Makes the indexes that the collections declare, and drops those that no collection declares any more. */
export async function alignIndexes(database: Database, collections: readonly Collection[]): Promise<void> {
  const declared = indexesOf(collections)
  await database.transact(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [INDEX_LOCK])
    const present = await tx.query<{ indexname: string }>(
      `select indexname from pg_indexes where tablename = 'documents' and indexname like $1`,
      [`${INDEX_PREFIX}%`],
    )
    const there = new Set(present.map(({ indexname }) => indexname))
    const wanted = new Set(declared.map(({ name }) => name))
    for (const name of there) if (!wanted.has(name)) await tx.query(`drop index if exists ${name}`)
    for (const { name, statement } of declared) if (!there.has(name)) await tx.query(statement)
  })
}
