import type * as sdk from 'firebase/firestore/lite'
import type { SeededRandom } from '../seeded-random.ts'

/** What the whole SDK and its small edition both have, each with classes of its own. */
type Edition = Pick<
  typeof sdk,
  | 'and'
  | 'Bytes'
  | 'collection'
  | 'doc'
  | 'documentId'
  | 'endAt'
  | 'endBefore'
  | 'FieldPath'
  | 'GeoPoint'
  | 'limit'
  | 'limitToLast'
  | 'or'
  | 'orderBy'
  | 'query'
  | 'startAfter'
  | 'startAt'
  | 'Timestamp'
  | 'vector'
  | 'where'
>

/** An edition and its store: what a random value or query is made with. */
export interface QueryGenerator {
  readonly edition: Edition
  readonly db: sdk.Firestore
}

/** A value or a part of a query that either edition can make. */
type Made<Thing> = (maker: QueryGenerator) => Thing

const plain =
  (value: unknown): Made<unknown> =>
  () =>
    value

/**
 * One of every kind, and neighbours in its order. Without null, NaN and -0: in lists of values the SDK finds them, the
 * protocol's servers do not.
 */
const values: readonly [Made<unknown>, ...Made<unknown>[]] = [
  plain(true),
  ...[false, 0, 1, 1.5, -1, 2 ** 53 - 1, Infinity, -Infinity, 1e-7].map(plain),
  ...['', 'a', 'aa', 'b', 'é', '\u{1F600}', '\uFFFD'].map(plain),
  ...[[], [1], [1, 'a'], ['a'], [{ k: 1 }]].map(plain),
  ...[{}, { a: 1 }, { a: 1, b: 2 }, { b: 1 }, { a: [1] }].map(plain),
  ...[0, 500_000_000].map(
    (nanos): Made<unknown> =>
      (at) =>
        new at.edition.Timestamp(1, nanos),
  ),
  ...[[], [0], [1, 2]].map(
    (bytes): Made<unknown> =>
      (at) =>
        at.edition.Bytes.fromUint8Array(new Uint8Array(bytes)),
  ),
  ...[-2, 2].map(
    (longitude): Made<unknown> =>
      (at) =>
        new at.edition.GeoPoint(1, longitude),
  ),
  ...['x/a', 'x/b', 'x/a/y/c'].map(
    (path): Made<unknown> =>
      (at) =>
        at.edition.doc(at.db, path),
  ),
  ...[[], [1], [1, 2], [2, 0]].map(
    (numbers): Made<unknown> =>
      (at) =>
        at.edition.vector(numbers),
  ),
]

/** Ids in each of the orders that ids have. */
const ids = ['1', '10', '9', 'a', 'B', 'b', 'é', 'a b', '\u{1F600}', '\uFFFD', 'x1', 'x2', 'zz']

/** Documents with some of the fields that the queries ask for. */
export function randomDocuments({ pick, random }: SeededRandom, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const fields = ['a', 'b', 'c', 'm']
      .filter(() => random() < 0.8)
      .map((name) => [name, pick(values)] as const)
    const inner = pick(values)
    const data: Made<Record<string, unknown>> = (maker) =>
      Object.fromEntries(
        fields.map(([name, value]) => [name, name === 'm' ? { x: inner(maker) } : value(maker)]),
      )
    return { id: ids[at] ?? `n${at}`, data }
  })
}

const NAME = '__name__'
const fields: readonly [string, ...string[]] = ['a', 'b', 'c', 'm', 'm.x', NAME]

const fieldOf = ({ edition }: QueryGenerator, field: string) =>
  field === NAME ? edition.documentId() : new edition.FieldPath(...field.split('.'))

function randomOperand({ pick }: SeededRandom, field: string): Made<unknown> {
  return field === NAME ? plain(pick(['1', ...ids])) : pick(values)
}

function randomFilter(chance: SeededRandom, depth: number): Made<sdk.QueryFilterConstraint> {
  const { pick, random, below } = chance
  if (depth > 0 && random() < 0.5) {
    const filters = Array.from({ length: 1 + below(3) }, () => randomFilter(chance, depth - 1))
    const kind = pick(['and', 'or'] as const)
    return (maker) => maker.edition[kind](...filters.map((filter) => filter(maker)))
  }
  const field = pick(fields)
  const operator = pick<sdk.WhereFilterOp>([
    '==',
    '!=',
    '<',
    '<=',
    '>',
    '>=',
    'in',
    'not-in',
    'array-contains',
    'array-contains-any',
  ])
  const operands = Array.from({ length: 1 + below(3) }, () => randomOperand(chance, field))
  const isList = operator === 'in' || operator === 'not-in' || operator === 'array-contains-any'
  return (maker) => {
    const [first, ...others] = operands.map((operand) => operand(maker))
    return maker.edition.where(fieldOf(maker, field), operator, isList ? [first, ...others] : first)
  }
}

/** A query of one collection; some of them are such that the SDK refuses to make them. */
export function randomSdkQuery(chance: SeededRandom, collection: string): Made<sdk.Query> {
  const { pick, random, below } = chance
  const filter = random() < 0.75 ? randomFilter(chance, 2) : undefined
  const orders = [...new Set(Array.from({ length: below(3) }, () => pick(fields)))].map(
    (field) => [field, pick(['asc', 'desc'] as const), randomOperand(chance, field)] as const,
  )
  const cursors = (['startAt', 'startAfter', 'endAt', 'endBefore'] as const).filter(
    () => orders.length > 0 && random() < 0.15,
  )
  const limit = random() < 0.4 ? 1 + below(6) : undefined
  const side = orders.length > 0 && random() < 0.4 ? ('limitToLast' as const) : ('limit' as const)
  return (maker) => {
    const { edition, db } = maker
    const parts = [
      ...orders.map(([field, direction]) => edition.orderBy(fieldOf(maker, field), direction)),
      ...cursors.map((cursor) => edition[cursor](...orders.map(([, , value]) => value(maker)))),
      ...(limit === undefined ? [] : [edition[side](limit)]),
    ]
    const all = edition.collection(db, collection)
    return filter === undefined
      ? edition.query(all, ...parts)
      : edition.query(all, edition.and(filter(maker)), ...parts)
  }
}
