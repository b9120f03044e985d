/** A query as the protocol writes it, of which a plain model needs no more. */
interface WireQuery {
  readonly i: string
  readonly sp?: unknown
  readonly sn?: string
  readonly sin?: boolean
  readonly ep?: unknown
  readonly en?: string
  readonly ein?: boolean
  readonly l?: number
  readonly vf?: 'l' | 'r'
}

type Position = readonly [value: unknown, key: string | number]

const BEFORE_ALL = Number.NEGATIVE_INFINITY
const AFTER_ALL = Number.POSITIVE_INFINITY

/** What a query finds among children given as JSON: everything sorted, everything filtered, the rest cut off. */
export function plainQuery(json: unknown, query: WireQuery): unknown {
  const { sp, sn, sin = true, ep, en, ein = true, l, vf } = query
  const isKey = query.i === '.key'
  const start: Position = isKey ? [null, String(sp)] : [sp, sn ?? (sin ? BEFORE_ALL : AFTER_ALL)]
  const end: Position = isKey ? [null, String(ep)] : [ep, en ?? (ein ? AFTER_ALL : BEFORE_ALL)]
  const found = Object.entries(isLeaf(json) ? {} : Object(json))
    .filter(([key]) => !key.startsWith('.'))
    .map(([key, child]) => ({ key, child, at: [sortedBy(child, query.i), key] satisfies Position }))
    .toSorted((one, other) => compare(one.at, other.at))
    .filter(({ at }) => sp === undefined || (sin ? compare(at, start) >= 0 : compare(at, start) > 0))
    .filter(({ at }) => ep === undefined || (ein ? compare(at, end) <= 0 : compare(at, end) < 0))
  const seen = l === undefined ? found : vf === 'l' ? found.slice(0, l) : found.slice(-l)
  return seen.length === 0 ? null : Object.fromEntries(seen.map(({ key, child }) => [key, child]))
}

function isLeaf(json: unknown): boolean {
  return typeof json !== 'object' || json === null || '.value' in json
}

function sortedBy(child: unknown, index: string): unknown {
  if (index === '.key') return null
  if (index === '.value') return plain(child)
  if (index === '.priority') return isObject(child) ? child['.priority'] : null
  return plain(index.split('/').reduce<unknown>((at, key) => (isObject(at) ? at[key] : null), child))
}

function plain(json: unknown): unknown {
  return isObject(json) && '.value' in json ? json['.value'] : json
}

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null
}

function compare([oneValue, oneKey]: Position, [otherValue, otherKey]: Position): number {
  return (
    rank(oneValue) - rank(otherValue) ||
    order(oneValue, otherValue) ||
    rankOfKey(oneKey) - rankOfKey(otherKey) ||
    order(number(oneKey), number(otherKey))
  )
}

function rank(value: unknown): number {
  if (value === null || value === undefined) return 0
  if (typeof value === 'boolean') return value ? 2 : 1
  return ['number', 'string', 'object'].indexOf(typeof value) + 3
}

function order(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one === other ? 0 : one < other ? -1 : 1
  if (typeof one === 'string' && typeof other === 'string') return one === other ? 0 : one < other ? -1 : 1
  return 0
}

/** The ends of all keys are numbers here, beside whole numbers and texts. */
function rankOfKey(key: string | number): number {
  if (typeof key === 'number') return key
  return /^\d+$/.test(key) ? 0 : 1
}

function number(key: string | number): string | number {
  return typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : key
}
