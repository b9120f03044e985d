import type { Collection } from '@brigade/contract/collection.ts'
import type { DocumentData, Instant, PathParams } from '@brigade/contract/document.ts'
import {
  collectionIdOf,
  documentPath,
  idOf,
  isAtRoot,
  isPathOf,
  parentOf,
  type Patterned,
} from '@brigade/contract/path.ts'
import type {
  Cursor,
  DocumentReading,
  FieldOperator,
  Filter,
  Query,
} from '@brigade/platform/documents/types.ts'
import { valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'

/** Read by one statement; more come page by page. */
const PAGE = 500
const NAME = '__name__'

type Reading = Pick<DocumentReading, 'query'>

/** A field of a document, or one inside a field: `planned.at`. */
type FieldOf<Content> = Extract<keyof Content, string> | `${string}.${string}`

const OPERATORS = {
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
} as const satisfies Readonly<Record<string, FieldOperator>>

/** Which documents of a collection. */
export interface DocumentWish<Content> {
  /** Ids of the documents above, for one list of the collection; left out: all its lists, wherever they lie. */
  readonly params?: PathParams
  /** Path of a document that all of them lie below. */
  readonly below?: string
  /** What fields equal. */
  readonly where?: { readonly [Field in keyof Content]?: Content[Field] } & {
    readonly [inside: `${string}.${string}`]: unknown
  }
  /** Between what fields lie. */
  readonly range?: readonly (readonly [
    field: FieldOf<Content>,
    comparison: keyof typeof OPERATORS,
    value: unknown,
  ])[]
  /** A field, or the id as `__name__`; a leading `-` for descending. Without it by the first field of `range`, else by id. */
  readonly orderBy?: FieldOf<Content> | `-${FieldOf<Content>}` | typeof NAME | `-${typeof NAME}`
  /** At most so many; all of them without it. */
  readonly limit?: number
}

/** A document as it is stored, whether or not it fits its schema. */
export interface UncheckedDocument {
  readonly path: string
  /** The last part of the path. */
  readonly id: string
  readonly data: DocumentData
  /** The server's time of the last change. */
  readonly changedAt: Instant
}

/** A document that a query found. */
export interface FoundDocument<Content> {
  readonly path: string
  /** The last part of the path. */
  readonly id: string
  readonly content: Content
}

/**
 * Finds documents of a collection. Policies do not apply, and what the transaction has written itself is not seen.
 * @throws ZodError when one of them does not fit the collection's schema
 */
export async function findDocuments<Content>(
  reading: Reading,
  of: Collection<Content>,
  wish: DocumentWish<NoInfer<Content>>,
): Promise<readonly FoundDocument<Content>[]> {
  const found = await findUnchecked(reading, of, wish)
  return found.map(({ path, id, data }) => ({ path, id, content: of.schema.parse(data) }))
}

/** The same for jobs: one that no longer fits its schema is left out, and keeps no other waiting. */
export async function findFitting<Content>(
  reading: Reading,
  of: Collection<Content>,
  wish: DocumentWish<NoInfer<Content>>,
): Promise<readonly FoundDocument<Content>[]> {
  const found = await findUnchecked(reading, of, wish)
  return found.flatMap(({ path, id, data }) => {
    const parsed = of.schema.safeParse(data)
    return parsed.success ? [{ path, id, content: parsed.data }] : []
  })
}

/** The same for what deletes or carries documents, whatever they hold. */
export async function findUnchecked(
  reading: Reading,
  of: Patterned,
  wish: DocumentWish<DocumentData>,
): Promise<readonly UncheckedDocument[]> {
  // Another collection can have lists of the same name.
  return readPages(reading, queryOf(of, wish), {
    isOwn: (path) => isPathOf(of, path),
    most: wish.limit ?? Infinity,
  })
}

/** Everything that lies below a document, of any collection. */
export async function findEverythingBelow(
  reading: Reading,
  path: string,
): Promise<readonly UncheckedDocument[]> {
  const query: Query = { parent: path, allDescendants: true, orderBy: [{ field: NAME, descending: false }] }
  return readPages(reading, query, { isOwn: () => true, most: Infinity })
}

interface Wanted {
  readonly isOwn: (path: string) => boolean
  readonly most: number
}

async function readPages(
  reading: Reading,
  query: Query,
  { isOwn, most }: Wanted,
): Promise<readonly UncheckedDocument[]> {
  const found: UncheckedDocument[] = []
  for (let start: Cursor | undefined; ;) {
    const limit = Math.min(PAGE, most - found.length)
    const page = await reading.query({ ...query, limit, ...(start !== undefined && { start }) })
    const own = page.filter(({ path }) => isOwn(path))
    found.push(...own.map((document) => ({ ...document, id: idOf(document.path) })))
    const last = page.at(-1)
    if (last === undefined || page.length < limit || found.length >= most) return found
    start = { before: false, values: query.orderBy.map(({ field }) => valueAt(last, field)) }
  }
}

function queryOf(of: Patterned, wish: DocumentWish<DocumentData>): Query {
  const { params, below, where = {}, range = [], orderBy = range[0]?.[0] ?? NAME } = wish
  const filters: Filter[] = [
    ...Object.entries(where).map(([field, value]) => compared(field, 'EQUAL', value)),
    ...range.map(([field, comparison, value]) => compared(field, OPERATORS[comparison], value)),
  ]
  const descending = orderBy.startsWith('-')
  const field = descending ? orderBy.slice(1) : orderBy
  return {
    parent: below ?? (params === undefined ? '' : documentPath({ path: parentOf(of.path) }, params)),
    collectionId: collectionIdOf(of.path),
    allDescendants: below !== undefined || (params === undefined && !isAtRoot(of.path)),
    orderBy: [...new Set([field, NAME])].map((each) => ({ field: each, descending })),
    ...(filters.length > 0 && { where: { kind: 'and', filters } }),
  }
}

function compared(field: string, operator: FieldOperator, value: unknown): Filter {
  return { kind: 'field', field, operator, value: valueOfPlain(value) }
}

/** What a document holds at a field by which the documents are ordered. */
function valueAt({ path, data }: { readonly path: string; readonly data: DocumentData }, field: string) {
  if (field === NAME) return { referenceValue: path }
  return valueOfPlain(field.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), data))
}
