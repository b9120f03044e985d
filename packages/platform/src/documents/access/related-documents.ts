import type { DocumentData } from '@brigade/contract/document.ts'
import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { UNKNOWN_ID } from '@brigade/contract/policy.ts'

/** Finds the content of a document that a policy named. */
export type Lookup = (path: string) => DocumentData | undefined

/** What a template makes of a value it does not know. Such a path names nothing, whoever made such a document. */
const UNKNOWN_SEGMENTS = new Set(['', 'undefined', 'null', '[object Object]', UNKNOWN_ID])

/** Whether a path a policy named is the path of a document, with every part known. */
export function isKnownPath(path: string): boolean {
  const segments = segmentsOf(path)
  return (
    segments.length > 0 &&
    segments.length % 2 === 0 &&
    !segments.some((segment) => UNKNOWN_SEGMENTS.has(segment))
  )
}

/** The documents behind the named paths. */
export function policyReadDocuments(
  named: Readonly<Record<string, string>>,
  lookup: Lookup,
): Readonly<Record<string, DocumentData | undefined>> {
  return Object.fromEntries(
    Object.entries(named).map(([name, path]) => [name, isKnownPath(path) ? lookup(path) : undefined]),
  )
}
