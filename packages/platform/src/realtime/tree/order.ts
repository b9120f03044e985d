import { type TreeContent, priorityOf, type TreeNode } from './node.ts'

/** Names that the SDK puts before and after all keys. */
export const FIRST_KEY = '[MIN_NAME]'
export const LAST_KEY = '[MAX_NAME]'

const WHOLE_NUMBER = /^-?0*\d{1,10}$/
const SMALLEST_INT = -2_147_483_648
const LARGEST_INT = 2_147_483_647

/** The number that a key is, when it is one of 32 bits. */
function numberOfKey(key: string): number | undefined {
  if (!WHOLE_NUMBER.test(key)) return undefined
  const number = Number(key)
  return number >= SMALLEST_INT && number <= LARGEST_INT ? number : undefined
}

/** Order of keys: whole numbers by size, then texts by code unit. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0
  if (one === FIRST_KEY || other === LAST_KEY) return -1
  if (other === FIRST_KEY || one === LAST_KEY) return 1
  const oneNumber = numberOfKey(one)
  const otherNumber = numberOfKey(other)
  if (oneNumber !== undefined && otherNumber !== undefined) {
    return oneNumber - otherNumber || one.length - other.length
  }
  if (oneNumber !== undefined) return -1
  if (otherNumber !== undefined) return 1
  return one < other ? -1 : 1
}

const TYPES = ['boolean', 'number', 'string']

/** Order of values: nothing, false, true, numbers, texts; all places with children are equal, and last. */
export function compareContents(one: TreeContent, other: TreeContent): number {
  if (one === null || other === null) return (one === null ? 0 : 1) - (other === null ? 0 : 1)
  if (one.kind === 'branch' || other.kind === 'branch') {
    return (one.kind === 'branch' ? 1 : 0) - (other.kind === 'branch' ? 1 : 0)
  }
  const byType = TYPES.indexOf(typeof one.value) - TYPES.indexOf(typeof other.value)
  if (byType !== 0) return byType
  if (one.value === other.value) return 0
  return one.value < other.value ? -1 : 1
}

/** Order of priorities: none, numbers, texts. */
function comparePriorities(one: TreeNode, other: TreeNode): number {
  const a = priorityOf(one)
  const b = priorityOf(other)
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : 1
}

/** Siblings in their natural order: by priority, then by key. */
export function inPriorityOrder(
  children: Iterable<readonly [string, TreeNode]>,
): readonly (readonly [string, TreeNode])[] {
  return [...children].toSorted(
    ([oneKey, one], [otherKey, other]) => comparePriorities(one, other) || compareKeys(oneKey, otherKey),
  )
}
