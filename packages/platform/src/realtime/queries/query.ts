import * as z from 'zod'
import { type TreeContent, contentAt, leaf, priorityOf, type TreeNode } from '../tree/node.ts'
import { compareContents, compareKeys, FIRST_KEY, LAST_KEY } from '../tree/order.ts'
import { type Path, readPath } from '../tree/path.ts'
import { RealtimeRefusal } from '../tree/refusal.ts'

const Bound = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** The protocol's query: start and end with value, key and whether they belong to it; limit, side, index. */
const WireQuery = z.object({
  sp: Bound.optional(),
  sn: z.string().optional(),
  sin: z.boolean().default(true),
  ep: Bound.optional(),
  en: z.string().optional(),
  ein: z.boolean().default(true),
  l: z.int().positive().optional(),
  vf: z.enum(['l', 'r']).optional(),
  i: z.string().default('.priority'),
})

/** One end of a range: children are compared with the value, and those equal to it by key. */
interface Edge {
  readonly value: TreeContent
  readonly key: string
  readonly isInclusive: boolean
}

type Index = 'priority' | 'key' | 'value' | { readonly child: Path }

/** Some of the children of a place, in the order of an index. */
export interface TreeQuery {
  readonly index: Index
  readonly start?: Edge
  readonly end?: Edge
  readonly limit?: number
  readonly isFromLeft: boolean
  /** The same text for the same query. */
  readonly name: string
  /** As the client sent it, to name it when it is revoked. */
  readonly wire: unknown
}

/** What a child is sorted by. */
export interface Entry {
  readonly key: string
  readonly value: TreeContent
  readonly node: TreeNode
}

/**
 * Reads a query. Undefined when it asks for everything: an order alone is the client's business.
 * @throws Refusal when it makes no sense
 */
export function readTreeQuery(json: unknown): TreeQuery | undefined {
  const parsed = WireQuery.safeParse(json)
  if (!parsed.success)
    throw new RealtimeRefusal('invalid_query', `The query makes no sense: ${z.prettifyError(parsed.error)}`)
  const { sp, sn, sin, ep, en, ein, l, vf, i } = parsed.data
  if (sp === undefined && ep === undefined && l === undefined) return undefined
  const index = readIndex(i)
  return {
    index,
    ...(sp !== undefined && {
      start: edge(index, { value: sp, key: sn ?? (sin ? FIRST_KEY : LAST_KEY), isInclusive: sin }),
    }),
    ...(ep !== undefined && {
      end: edge(index, { value: ep, key: en ?? (ein ? LAST_KEY : FIRST_KEY), isInclusive: ein }),
    }),
    ...(l !== undefined && { limit: l }),
    isFromLeft: vf === undefined ? sp !== undefined : vf === 'l',
    name: JSON.stringify([i, sp, sn, sin, ep, en, ein, l, vf]),
    wire: json,
  }
}

function readIndex(text: string): Index {
  if (text === '.priority') return 'priority'
  if (text === '.key') return 'key'
  if (text === '.value') return 'value'
  const child = readPath(text)
  if (child.length === 0) throw new RealtimeRefusal('invalid_query', 'An index names a child')
  return { child }
}

interface WireEdge {
  readonly value: string | number | boolean | null
  readonly key: string
  readonly isInclusive: boolean
}

function edge(index: Index, { value, key, isInclusive }: WireEdge): Edge {
  if (index === 'key') return { value: null, key: value === null ? key : String(value), isInclusive }
  return { value: value === null ? null : leaf(value), key, isInclusive }
}

/** A child with what the query sorts it by. */
export function entryOf({ index }: TreeQuery, key: string, node: TreeNode): Entry {
  return { key, value: sortedBy(index, node), node }
}

function sortedBy(index: Index, node: TreeNode): TreeContent {
  if (index === 'key') return null
  if (index === 'value') return node
  if (index !== 'priority') return contentAt(node, index.child)
  const priority = priorityOf(node)
  return priority === null ? null : leaf(priority)
}

/** Order of children in a query. */
export function compareEntries(
  one: Pick<Entry, 'key' | 'value'>,
  other: Pick<Entry, 'key' | 'value'>,
): number {
  return compareContents(one.value, other.value) || compareKeys(one.key, other.key)
}

/** Whether a child is between the ends of the query. */
export function isInRange({ start, end }: TreeQuery, entry: Entry): boolean {
  return isPast(start, entry, 1) && isPast(end, entry, -1)
}

function isPast(limit: Edge | undefined, entry: Entry, direction: 1 | -1): boolean {
  if (limit === undefined) return true
  const order = compareEntries(entry, limit) * direction
  return limit.isInclusive ? order >= 0 : order > 0
}
