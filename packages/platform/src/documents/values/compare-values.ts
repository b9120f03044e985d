import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { numericId } from '../numeric-id.ts'
import type { Fields, Value } from '../types.ts'
import { timestampText } from './timestamps.ts'
import { elementsOf, fieldsOf, KINDS, kindOf, numberIn } from './value-kind.ts'

/** Order of texts by their UTF-8 bytes, which is the order of their code points. */
export function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length)
  for (let at = 0; at < length; at += 1) {
    const a = left.charCodeAt(at)
    const b = right.charCodeAt(at)
    if (a !== b) return isSurrogate(a) === isSurrogate(b) ? a - b : isSurrogate(a) ? 1 : -1
  }
  return left.length - right.length
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}

/** Order of ids: those that are integers first, by their size. */
function compareSegments(left: string, right: string): number {
  const [a, b] = [numericId(left), numericId(right)]
  if (a === undefined && b === undefined) return compareText(left, right)
  if (a === undefined) return 1
  return b === undefined ? -1 : compareNumbers(a, b)
}

/** Order of resource names: segment by segment. */
function comparePaths(left: string, right: string): number {
  const a = segmentsOf(left)
  const b = segmentsOf(right)
  for (const [at, segment] of a.entries()) {
    const other = b[at]
    if (other === undefined) return 1
    const order = compareSegments(segment, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** Exact order of numbers, whatever they are made of; NaN comes first and equals itself. */
export function compareNumbers(left: number | bigint, right: number | bigint): number {
  if (left < right) return -1
  if (left > right) return 1
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left))
}

/**
 * The total order of values: null, booleans, numbers, timestamps, texts, bytes, references, geo points, arrays,
 * vectors, maps; inside a kind by its own order. Values must be canonical.
 */
export function compareValues(left: Value, right: Value): number {
  const kind = kindOf(left)
  const order = KINDS.indexOf(kind) - KINDS.indexOf(kindOf(right))
  return order === 0 ? compareSameKind(left, right) : order
}

/** Whether two values stand at the same place of the order. */
export function equalValues(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0
}

function compareSameKind(left: Value, right: Value): number {
  if ('stringValue' in left && 'stringValue' in right) return compareText(left.stringValue, right.stringValue)
  if ('booleanValue' in left && 'booleanValue' in right)
    return Number(left.booleanValue) - Number(right.booleanValue)
  if ('timestampValue' in left && 'timestampValue' in right) {
    return compareText(timestampText(left.timestampValue), timestampText(right.timestampValue))
  }
  if ('bytesValue' in left && 'bytesValue' in right) {
    return Buffer.compare(Buffer.from(left.bytesValue, 'base64'), Buffer.from(right.bytesValue, 'base64'))
  }
  if ('referenceValue' in left && 'referenceValue' in right) {
    return comparePaths(left.referenceValue, right.referenceValue)
  }
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    const [a, b] = [left.geoPointValue, right.geoPointValue]
    return (a.latitude ?? 0) - (b.latitude ?? 0) || (a.longitude ?? 0) - (b.longitude ?? 0)
  }
  if ('arrayValue' in left && 'arrayValue' in right)
    return compareElements(elementsOf(left), elementsOf(right))
  if ('mapValue' in left && 'mapValue' in right) return compareMaps(left, right)
  const [a, b] = [numberIn(left), numberIn(right)]
  return a === undefined || b === undefined ? 0 : compareNumbers(a, b)
}

function compareElements(left: readonly Value[], right: readonly Value[]): number {
  for (const [at, element] of left.entries()) {
    const other = right[at]
    if (other === undefined) return 1
    const order = compareValues(element, other)
    if (order !== 0) return order
  }
  return left.length - right.length
}

function compareMaps(left: Value, right: Value): number {
  if (kindOf(left) === 'vector') {
    const [a, b] = [elementsOf(fieldsOf(left)['value']), elementsOf(fieldsOf(right)['value'])]
    return a.length - b.length || compareElements(a, b)
  }
  return compareFields(fieldsOf(left), fieldsOf(right))
}

function compareFields(left: Fields, right: Fields): number {
  const entries = sortedEntries(left)
  const others = sortedEntries(right)
  for (const [at, [name, value]] of entries.entries()) {
    const other = others[at]
    if (other === undefined) return 1
    const order = compareText(name, other[0]) || compareValues(value, other[1])
    if (order !== 0) return order
  }
  return entries.length - others.length
}

function sortedEntries(fields: Fields): [string, Value][] {
  return Object.entries(fields).sort(([a], [b]) => compareText(a, b))
}
