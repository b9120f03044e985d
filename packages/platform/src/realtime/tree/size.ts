import type { TreeContent, TreeNode } from './node.ts'

/** What a place costs beside its texts, roughly. */
const PLACE_BYTES = 16

const known = new WeakMap<TreeNode, number>()

/** Roughly how much memory data takes, in bytes. */
export function sizeOf(content: TreeContent): number {
  if (content === null) return 0
  const before = known.get(content)
  if (before !== undefined) return before
  const size =
    PLACE_BYTES + (content.kind === 'leaf' ? leafBytes(content.value) : childBytes(content.children))
  known.set(content, size)
  return size
}

function leafBytes(value: unknown): number {
  return typeof value === 'string' ? value.length : 0
}

function childBytes(children: Iterable<readonly [string, TreeNode]>): number {
  let bytes = 0
  for (const [key, child] of children) bytes += key.length + sizeOf(child)
  return bytes
}
