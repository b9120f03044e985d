/** What the trial stores: enough kinds to meet every rule of order, few enough values to meet each other. */
export type Plain = null | boolean | number | string | readonly (number | string)[]
export type PlainDocument = Readonly<Record<string, Plain>>

export type PlainWrite =
  | { readonly kind: 'set' | 'create' | 'update'; readonly id: string; readonly data: PlainDocument }
  /** Takes these fields over and leaves the others. */
  | { readonly kind: 'merge'; readonly id: string; readonly data: PlainDocument }
  | { readonly kind: 'increment'; readonly id: string; readonly field: string; readonly by: number }
  | { readonly kind: 'delete'; readonly id: string }

export type PlainTest =
  | {
      readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>='
      readonly field: string
      readonly value: Plain
    }
  | { readonly operator: 'in' | 'not-in'; readonly field: string; readonly values: readonly Plain[] }
  | { readonly operator: 'array-contains'; readonly field: string; readonly value: number | string }

export interface PlainQuery {
  readonly tests: readonly PlainTest[]
  readonly orderBy: readonly { readonly field: string; readonly isDescending: boolean }[]
  readonly limit?: number
}

/** What the server must do, as simply as it can be said: everything in a map, every query over all of it. */
export class PlainModel {
  #documents = new Map<string, PlainDocument>()

  /** Applies a batch whole; false, and nothing of it, when one of its conditions does not hold. */
  commit(writes: readonly PlainWrite[]): boolean {
    const next = new Map(this.#documents)
    for (const write of writes) {
      const before = next.get(write.id)
      if (write.kind === 'create' && before !== undefined) return false
      if (write.kind === 'update' && before === undefined) return false
      if (write.kind === 'delete') next.delete(write.id)
      else next.set(write.id, contentAfter(write, before))
    }
    this.#documents = next
    return true
  }

  get(id: string): PlainDocument | undefined {
    return this.#documents.get(id)
  }

  /** Ids in order. */
  run({ tests, orderBy, limit }: PlainQuery): readonly string[] {
    const ordered = ordersOf(tests, orderBy)
    return [...this.#documents]
      .filter(([, data]) => tests.every((one) => passes(data, one)))
      .filter(([, data]) => ordered.every(({ field }) => data[field] !== undefined))
      .sort((left, right) => inOrder(left, right, ordered))
      .map(([id]) => id)
      .slice(0, limit)
  }
}

function contentAfter(
  write: Exclude<PlainWrite, { kind: 'delete' }>,
  before: PlainDocument = {},
): PlainDocument {
  if (write.kind === 'merge') return { ...before, ...write.data }
  if (write.kind !== 'increment') return write.data
  const known = before[write.field]
  return { ...before, [write.field]: (typeof known === 'number' ? known : 0) + write.by }
}

const kindOf = (value: Plain): number =>
  value === null ? 0 : ['boolean', 'number', 'string'].indexOf(typeof value) + 1 || 4

/** Kinds first: null, booleans, numbers, texts, lists; then values; lists element by element. */
function compare(left: Plain, right: Plain): number {
  if (kindOf(left) !== kindOf(right)) return kindOf(left) - kindOf(right)
  if (left === null || right === null) return 0
  if (isList(left) && isList(right)) {
    for (const [at, one] of left.entries()) {
      const other = right[at]
      const order = other === undefined ? 1 : compare(one, other)
      if (order !== 0) return order
    }
    return left.length - right.length
  }
  return left < right ? -1 : left > right ? 1 : 0
}

function isList(value: Plain): value is readonly (number | string)[] {
  return Array.isArray(value)
}

const equals = (left: Plain, right: Plain) => compare(left, right) === 0

function passes(data: PlainDocument, one: PlainTest): boolean {
  const value = data[one.field]
  if (value === undefined) return false
  switch (one.operator) {
    // Null is found by `== null` only: in a list of values it stands for nothing.
    case 'in':
      return value !== null && one.values.some((wanted) => equals(value, wanted))
    case 'not-in':
      return value !== null && !one.values.some((refused) => refused === null || equals(value, refused))
    case 'array-contains':
      return isList(value) && value.includes(one.value)
    case '==':
      return equals(value, one.value)
    case '!=':
      return value !== null && !equals(value, one.value)
    default:
      return kindOf(value) === kindOf(one.value) && isInRange(compare(value, one.value), one.operator)
  }
}

function isInRange(order: number, operator: '<' | '<=' | '>' | '>='): boolean {
  if (order === 0) return operator === '<=' || operator === '>='
  return order < 0 ? operator.startsWith('<') : operator.startsWith('>')
}

/** The orders asked for, then the fields of inequalities, in the last direction; the id comes after all. */
function ordersOf(tests: readonly PlainTest[], asked: PlainQuery['orderBy']): PlainQuery['orderBy'] {
  const isDescending = asked.at(-1)?.isDescending ?? false
  const unequal = tests.flatMap(({ operator, field }) =>
    ['!=', '<', '<=', '>', '>=', 'not-in'].includes(operator) ? [field] : [],
  )
  const implied = [...new Set(unequal)]
    .sort()
    .filter((field) => !asked.some((order) => order.field === field))
  return [...asked, ...implied.map((field) => ({ field, isDescending }))]
}

type Entry = readonly [string, PlainDocument]

function inOrder(left: Entry, right: Entry, orders: PlainQuery['orderBy']): number {
  for (const { field, isDescending } of orders) {
    const order = compare(left[1][field] ?? null, right[1][field] ?? null)
    if (order !== 0) return isDescending ? -order : order
  }
  const byId = left[0] < right[0] ? -1 : 1
  return orders.at(-1)?.isDescending === true ? -byId : byId
}
