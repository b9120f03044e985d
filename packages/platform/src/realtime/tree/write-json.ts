import type { TreeContent } from './node.ts'
import { inPriorityOrder } from './order.ts'

/** Data as the protocol carries it: priorities are named, lists are objects with numbers for keys. */
export type JsonTree = string | number | boolean | null | { readonly [key: string]: JsonTree }

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,15})$/

/** Content as JSON, with the priorities in it. */
export function jsonOf(content: TreeContent): JsonTree {
  if (content === null) return null
  if (content.kind === 'leaf') {
    if (content.priority === null) return content.value
    return { '.value': content.value, '.priority': content.priority }
  }
  const entries = inPriorityOrder(content.children).map(([key, child]) => [key, jsonOf(child)] as const)
  if (content.priority === null) return Object.fromEntries(entries)
  return Object.fromEntries([...entries, ['.priority', content.priority]])
}

/** Data as plain requests read it: no priorities, and lists where more than half of the numbers up to the last are keys. */
export function listedJsonOf(content: TreeContent): unknown {
  if (content === null) return null
  if (content.kind === 'leaf') return content.value
  const entries = inPriorityOrder(content.children).map(([key, child]) => [key, listedJsonOf(child)] as const)
  const length = Math.max(...entries.map(([key]) => (WHOLE_NUMBER.test(key) ? Number(key) : Infinity))) + 1
  const fields = new Map(entries)
  if (entries.length * 2 <= length) return Object.fromEntries(entries)
  return Array.from({ length }, (_, at) => fields.get(String(at)) ?? null)
}

/** Data as policies and schemas see it: no priorities. */
export function plainJsonOf(content: TreeContent): JsonTree {
  if (content === null) return null
  if (content.kind === 'leaf') return content.value
  return Object.fromEntries(
    inPriorityOrder(content.children).map(([key, child]) => [key, plainJsonOf(child)]),
  )
}
