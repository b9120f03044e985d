import { isDeepStrictEqual } from 'node:util'
import { DocumentsError } from '../documents-error.ts'
import { parseFieldPath } from '../field-path.ts'
import type { Fields, StoredDocument, Version, Write, WriteResult } from '../types.ts'
import { canonicalFields } from '../values/canonical-value.ts'
import { valueAt, withValuesAt } from '../values/fields.ts'
import { applyTransforms } from './transforms.ts'

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
