import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import type { ServedDatabase } from './databases.ts'
import { invalidMember, isPresent, type JsonObject } from './read.ts'

/** What one request asks, and what it is answered from. */
export interface DocumentsRestRequest extends ServedDatabase {
  readonly log: FastifyBaseLogger
  readonly caller: Caller
  /** Path behind `documents/`: of a document, of a collection, or empty for the root. */
  readonly path: string
  readonly search: URLSearchParams
  readonly body: JsonObject
}

/** One call or method. What it throws is answered with its status. */
export type RestAnswer = (request: DocumentsRestRequest) => Promise<unknown>

/** A parameter of the address; an empty one is the same as none in this protocol. */
export function restParameter(
  { search }: Pick<DocumentsRestRequest, 'search'>,
  name: string,
): string | undefined {
  return search.get(name) || undefined
}

/** Refuses to read what was at some time. */
export function rejectReadTime(readTime: unknown): void {
  if (isPresent(readTime))
    throw invalidMember('readTime', 'must be left out: only the present can be read here')
}
