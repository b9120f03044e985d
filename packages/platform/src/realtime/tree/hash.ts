import { createHash } from 'node:crypto'
import type { TreeContent, LeafValue, Priority, TreeNode } from './node.ts'
import { inPriorityOrder } from './order.ts'

const EXPONENT_BIAS = 1023n
const FRACTION_BITS = 52
const SMALLEST_NORMAL = 2 ** -1022

const known = new WeakMap<TreeNode, string>()

/** Base64 SHA-1 of data, equal to the SDK's hash of the same data; empty for nothing. */
export function hashOf(content: TreeContent): string {
  if (content === null) return ''
  const before = known.get(content)
  if (before !== undefined) return before
  const hash = createHash('sha1').update(textToHash(content)).digest('base64')
  known.set(content, hash)
  return hash
}

function textToHash(node: TreeNode): string {
  const priority = node.priority === null ? '' : `priority:${valueText(node.priority)}:`
  if (node.kind === 'leaf') return `${priority}${valueText(node.value)}`
  const children = inPriorityOrder(node.children).map(([key, child]) => `:${key}:${hashOf(child)}`)
  return `${priority}${children.join('')}`
}

function valueText(value: LeafValue | NonNullable<Priority>): string {
  return `${typeof value}:${typeof value === 'number' ? doubleText(value) : String(value)}`
}

/**
 * 16 hexadecimal digits of a double as the SDK writes them. It finds the exponent by a logarithm, which is one off for some
 * numbers beside a power of two, and both sides must be wrong in the same way.
 */
function doubleText(value: number): string {
  const sign = value < 0 || Object.is(value, -0) ? 1n : 0n
  const size = Math.abs(value)
  const [exponent, fraction] = size === 0 ? [0n, 0] : partsOf(size)
  const fractionBits = Number.isFinite(fraction) ? BigInt.asUintN(FRACTION_BITS, BigInt(fraction)) : 0n
  const bits = (sign << 63n) | (BigInt.asUintN(11, exponent) << BigInt(FRACTION_BITS)) | fractionBits
  return bits.toString(16).padStart(16, '0')
}

function partsOf(size: number): readonly [bigint, number] {
  if (size < SMALLEST_NORMAL) return [0n, Math.round(size / 2 ** (-1022 - FRACTION_BITS))]
  const power = Math.min(Math.floor(Math.log(size) / Math.LN2), 1023)
  return [BigInt(power) + EXPONENT_BIAS, Math.round(size * 2 ** (FRACTION_BITS - power) - 2 ** FRACTION_BITS)]
}
