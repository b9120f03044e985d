import type { Content } from './node.ts'
import { inPriorityOrder } from './order.ts'

/** Data as the protocol carries it: priorities are named, lists are objects with numbers for keys. */
export type Json = string | number | boolean | null | { readonly [key: string]: Json }

export function jsonOf(content: Content): Json {
  if (content === null) return null
  if (content.kind === 'leaf') {
    if (content.priority === null) return content.value
    return { '.value': content.value, '.priority': content.priority }
  }
  const entries = inPriorityOrder(content.children).map(([key, child]) => [key, jsonOf(child)] as const)
  if (content.priority === null) return Object.fromEntries(entries)
  return Object.fromEntries([...entries, ['.priority', content.priority]])
}

/** Data as policies and schemas see it: no priorities. */
export function plainJsonOf(content: Content): Json {
  if (content === null) return null
  if (content.kind === 'leaf') return content.value
  return Object.fromEntries(
    inPriorityOrder(content.children).map(([key, child]) => [key, plainJsonOf(child)]),
  )
}
