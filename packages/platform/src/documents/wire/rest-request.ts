import type { FastifyBaseLogger } from 'fastify'
import type { Caller } from '../types.ts'
import type { ServedDatabase } from './databases.ts'
import { invalid, isThere, type Json } from './read.ts'

/** What one request asks, and what it is answered from. */
export interface RestRequest extends ServedDatabase {
  readonly log: FastifyBaseLogger
  readonly caller: Caller
  /** Path behind `documents/`: of a document, of a collection, or empty for the root. */
  readonly path: string
  readonly search: URLSearchParams
  readonly body: Json
}

/** One call or method. What it throws is answered with its status. */
export type RestAnswer = (request: RestRequest) => Promise<unknown>

/** A parameter of the address; an empty one is the same as none in this protocol. */
export function parameter({ search }: Pick<RestRequest, 'search'>, name: string): string | undefined {
  return search.get(name) || undefined
}

/** Refuses to read what was at some time. */
export function refusePast(readTime: unknown): void {
  if (isThere(readTime)) throw invalid('readTime', 'must be left out: only the present can be read here')
}
