import { isDeepStrictEqual } from 'node:util'
import { DocumentsError, invalidArgument } from '../documents-error.ts'
import { parseFieldPath } from '../field-path.ts'
import type { Fields, StoredDocument, Version, Write, WriteResult, Transform, Value } from '../types.ts'
import { canonicalFields, canonicalValue } from '../values/canonical-value.ts'
import { valueAt, withValuesAt } from '../values/fields.ts'
import { MAX_TRANSFORMS } from '../limits.ts'
import { compareNumbers, equalValues } from '../values/compare-values.ts'
import { formatVersion } from '../values/timestamps.ts'
import { elementsOf, numberIn } from '../values/value-kind.ts'

const MAX_INT64 = 2n ** 63n - 1n
const MIN_INT64 = -(2n ** 63n)

interface Transformed {
  readonly fields: Fields
  /** One per transform: the new value, or null for the transforms of lists. */
  readonly results: readonly Value[]
}

/** Applies transforms in order. Throws INVALID_ARGUMENT for a malformed one. */
function applyTransforms(fields: Fields, transforms: readonly Transform[], version: Version): Transformed {
  if (transforms.length > MAX_TRANSFORMS)
    throw invalidArgument(`A write may have at most ${MAX_TRANSFORMS} transforms.`)
  if (transforms.length === 0) return { fields, results: [] }
  const results: Value[] = []
  const transformed = withValuesAt(fields, (put, now) => {
    for (const transform of transforms) {
      const path = parseFieldPath(transform.field)
      const value = transformedValue(valueAt(now, path), transform, version)
      put(path, value)
      results.push('arrayValue' in value ? { nullValue: null } : value)
    }
  })
  return { fields: transformed, results }
}

function transformedValue(now: Value | undefined, transform: Transform, version: Version): Value {
  switch (transform.kind) {
    case 'serverTime':
      return { timestampValue: formatVersion(version) }
    case 'increment':
      return increment(now, operandOf(transform))
    case 'minimum':
      return nearest(now, operandOf(transform), -1)
    case 'maximum':
      return nearest(now, operandOf(transform), 1)
    case 'arrayUnion':
      return { arrayValue: { values: union(elementsOf(now), transform.values.map(canonicalValue)) } }
    case 'arrayRemove': {
      const removed = transform.values.map(canonicalValue)
      const values = elementsOf(now).filter((element) => !removed.some((one) => equalValues(one, element)))
      return { arrayValue: { values } }
    }
    default:
      throw invalidArgument('A transform must be of a known kind.')
  }
}

function operandOf({ field, operand }: Extract<Transform, { operand: Value }>): Value {
  const value = canonicalValue(operand)
  if (numberIn(value) === undefined) throw invalidArgument(`The transform of "${field}" needs a number.`)
  return value
}

/** Integers stay at the ends of 64 bits when the sum would leave them; with a double, the sum is a double. */
function increment(now: Value | undefined, operand: Value): Value {
  const base = now === undefined ? undefined : numberIn(now)
  if (now === undefined || base === undefined) return operand
  if ('integerValue' in now && 'integerValue' in operand) {
    const total = BigInt(now.integerValue) + BigInt(operand.integerValue)
    return { integerValue: String(total > MAX_INT64 ? MAX_INT64 : total < MIN_INT64 ? MIN_INT64 : total) }
  }
  return canonicalValue({ doubleValue: Number(base) + Number(numberIn(operand)) })
}

/** The smaller (-1) or larger (1) number; of equal ones the present one; NaN wins. */
function nearest(now: Value | undefined, operand: Value, direction: -1 | 1): Value {
  const present = now === undefined ? undefined : numberIn(now)
  const other = numberIn(operand)
  if (now === undefined || present === undefined || other === undefined) return operand
  if (Number.isNaN(present)) return now
  if (Number.isNaN(other)) return operand
  return compareNumbers(other, present) * direction > 0 ? operand : now
}

function union(present: readonly Value[], added: readonly Value[]): readonly Value[] {
  const all = [...present]
  for (const value of added) {
    if (!all.some((one) => equalValues(one, value))) all.push(value)
  }
  return all
}

interface Applied {
  /** The document afterwards; undefined where there is none. */
  readonly after: StoredDocument | undefined
  readonly result: WriteResult
}

/** The write with its fields in the stored form. Throws INVALID_ARGUMENT for what cannot be stored. */
export function canonicalWrite(write: Write): Write {
  return write.kind === 'set' ? { ...write, fields: canonicalFields(write.fields) } : write
}

/**
 * What a canonical write makes of a document. One that leaves everything as it was gives the very document back, with the
 * version it had: who read it meanwhile in a transaction need not read it again.
 * Throws NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION when the precondition does not hold.
 */
export function applyWrite(write: Write, before: StoredDocument | undefined, version: Version): Applied {
  const failed = failedPrecondition(write, before)
  if (failed !== undefined) throw failed
  const plain: WriteResult = { updateVersion: version, transformResults: [] }
  if (write.kind === 'verify') return { after: before, result: plain }
  if (write.kind === 'delete') return { after: undefined, result: plain }
  const content = mergedFields(write, before)
  const { fields, results } = applyTransforms(content, write.transforms ?? [], version)
  if (before !== undefined && isDeepStrictEqual(fields, before.fields)) {
    return { after: before, result: { updateVersion: before.updateVersion, transformResults: results } }
  }
  return {
    after: {
      path: write.path,
      fields,
      createVersion: before?.createVersion ?? version,
      updateVersion: version,
    },
    result: { updateVersion: version, transformResults: results },
  }
}

function mergedFields(write: Extract<Write, { kind: 'set' }>, before: StoredDocument | undefined): Fields {
  const { fields: given, mask } = write
  if (mask === undefined) return given
  return withValuesAt(before?.fields ?? {}, (put) => {
    for (const field of mask) {
      const path = parseFieldPath(field)
      put(path, valueAt(given, path))
    }
  })
}

/** What a write's precondition says against the document as it was found: NOT_FOUND, ALREADY_EXISTS or FAILED_PRECONDITION. */
export function failedPrecondition(
  { path, precondition }: Pick<Write, 'path' | 'precondition'>,
  found: StoredDocument | undefined,
): DocumentsError | undefined {
  if (precondition === undefined) return undefined
  if (!('exists' in precondition)) {
    if (found?.updateVersion === precondition.updateVersion) return undefined
    return new DocumentsError('FAILED_PRECONDITION', `"${path}" has changed in the meantime.`)
  }
  if (precondition.exists === (found !== undefined)) return undefined
  return precondition.exists
    ? new DocumentsError('NOT_FOUND', `No document to update: "${path}".`)
    : new DocumentsError('ALREADY_EXISTS', `The document "${path}" already exists.`)
}
