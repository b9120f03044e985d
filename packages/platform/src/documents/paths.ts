import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { invalidArgument } from './documents-error.ts'
import { isStoredInteger, numericId } from './numeric-id.ts'
import { MAX_NAME_BYTES, MAX_PATH_BYTES, utf8Bytes } from './limits.ts'

const RESERVED = /^__.*__$/s

function checkSegment(segment: string, path: string): void {
  if (segment === '') throw invalidArgument(`Path "${path}" has an empty segment.`)
  if (segment === '.' || segment === '..')
    throw invalidArgument(`Path "${path}" contains "${segment}", which cannot be an id.`)
  if (RESERVED.test(segment))
    throw invalidArgument(`Path "${path}" contains "${segment}"; ids like __this__ are reserved.`)
  if (isStoredInteger(segment))
    throw invalidArgument('An id may not look like the stored form of an integer.')
  if (segment.includes('\0') || !segment.isWellFormed())
    throw invalidArgument('A path may not contain NUL or broken characters.')
  if (utf8Bytes(segment) > MAX_NAME_BYTES)
    throw invalidArgument(`An id may have at most ${MAX_NAME_BYTES} bytes.`)
}

function checkSegments(path: string): number {
  if (path === '') throw invalidArgument('Path "" has an empty segment.')
  const segments = segmentsOf(path)
  for (const [at, segment] of segments.entries()) {
    const isDocumentId = at % 2 === 1
    if (!isDocumentId || numericId(segment) === undefined) checkSegment(segment, path)
  }
  if (utf8Bytes(path) > MAX_PATH_BYTES)
    throw invalidArgument(`A path may have at most ${MAX_PATH_BYTES} bytes.`)
  return segments.length
}

/** Refuses anything that is not the path of a document, such as `kitchens/k1`. */
export function checkDocumentPath(path: string): void {
  if (checkSegments(path) % 2 !== 0) {
    throw invalidArgument(`"${path}" is not a document: a document's path has an even number of segments.`)
  }
}

/** Refuses anything that is not the root (empty) or the path of a document. */
export function checkParentPath(path: string): void {
  if (path !== '') checkDocumentPath(path)
}

/** Refuses what cannot be the name of a collection. */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) throw invalidArgument(`"${id}" is not a collection id.`)
  checkSegment(id, id)
}

const RESOURCE_PREFIX = /^projects\/[^/]*\/databases\/[^/]*\/documents\//

/** The path inside the database of a full resource name; a path that is relative already stays as it is. */
export function relativePath(name: string): string {
  return name.replace(RESOURCE_PREFIX, '')
}
