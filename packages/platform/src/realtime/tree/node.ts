import { Map as ImmutableMap } from 'immutable'
import { type Path, PRIORITY_KEY } from './path.ts'

export type LeafValue = string | number | boolean
/** Sorts a place among its siblings; null when it has none. */
export type Priority = string | number | null

export interface Leaf {
  readonly kind: 'leaf'
  readonly value: LeafValue
  readonly priority: Priority
}

export interface Branch {
  readonly kind: 'branch'
  readonly children: ImmutableMap<string, TreeNode>
  readonly priority: Priority
}

/** Data at a place. Never changed, so that what was can be compared with what is; null where there is nothing. */
export type TreeNode = Leaf | Branch

/** Data at a place, or nothing. */
export type TreeContent = TreeNode | null

const NO_CHILDREN: ImmutableMap<string, TreeNode> = ImmutableMap()

/** A value without children. */
export function leaf(value: LeafValue, priority: Priority = null): Leaf {
  return { kind: 'leaf', value, priority }
}

/** A place with children; nothing when it would have none. */
export function branch(
  children: Iterable<readonly [string, TreeNode]>,
  priority: Priority = null,
): TreeContent {
  const kept = ImmutableMap<string, TreeNode>(children)
  return kept.isEmpty() ? null : { kind: 'branch', children: kept, priority }
}

/** What lies under a key; null where there is nothing. */
export function childOf(content: TreeContent, key: string): TreeContent {
  return content?.kind === 'branch' ? (content.children.get(key) ?? null) : null
}

/** What lies at a path; null where there is nothing. */
export function contentAt(content: TreeContent, path: Path): TreeContent {
  let found = content
  for (const key of path) found = childOf(found, key)
  return found
}

/** The priority of a place; nothing has none. */
export function priorityOf(content: TreeContent): Priority {
  return content?.priority ?? null
}

/** Nothing has no priority. */
function withPriority(content: TreeContent, priority: Priority): TreeContent {
  return content === null || content.priority === priority ? content : { ...content, priority }
}

function withChild(content: TreeContent, key: string, child: TreeContent): TreeContent {
  if (content?.kind !== 'branch') {
    return child === null ? content : branch([[key, child]], priorityOf(content))
  }
  const children = child === null ? content.children.delete(key) : content.children.set(key, child)
  if (children === content.children) return content
  return children.isEmpty() ? null : { ...content, children }
}

/** The same data with other content at a path; at `.priority`, a leaf gives the new priority and nothing takes it away. */
export function replaceAt(content: TreeContent, path: Path, replacement: TreeContent): TreeContent {
  const [key, ...rest] = path
  if (key === undefined) return replacement
  if (key === PRIORITY_KEY) return withPriority(content, priorityFrom(replacement))
  return withChild(content, key, replaceAt(childOf(content, key), rest, replacement))
}

function priorityFrom(content: TreeContent): Priority {
  return content?.kind === 'leaf' && typeof content.value !== 'boolean' ? content.value : null
}

/** The children of a place, in no certain order. */
export function childrenOf(content: TreeContent): ImmutableMap<string, TreeNode> {
  return content?.kind === 'branch' ? content.children : NO_CHILDREN
}
