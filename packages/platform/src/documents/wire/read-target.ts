import { DocumentsError } from '../documents-error.ts'
import type { Target, Version } from '../types.ts'
import { type Names, readDocumentName, readParentName } from './names.ts'
import {
  invalidMember,
  isPresent,
  type JsonObject,
  readInt32,
  readList,
  readObject,
  readOneOf,
} from './read.ts'
import { readQuery } from './read-query.ts'
import { readResumeToken } from './resume-tokens.ts'
import { readTime } from './times.ts'

/** What a client wants to listen to, and how much of it the client already knows. */
export interface TargetRequest {
  readonly target: Target
  readonly resumeVersion: Version | null
}

/** The client's own number for a target; without one it is 0. */
export function readTargetId(json: unknown, at: string): number {
  return readInt32(json ?? 0, at, 0)
}

/** What a client wants to listen to, and from which version on. Refuses what is not served. */
export function readTarget(names: Names, json: JsonObject): TargetRequest {
  if (isPresent(json['pipelineQuery']))
    throw new DocumentsError('UNIMPLEMENTED', 'Pipelines are not served here')
  const kind = readOneOf(json, 'addTarget', ['query', 'documents'])
  const target =
    kind === 'query' ? readQueryTarget(names, json['query']) : readDocumentsTarget(names, json['documents'])
  return { target, resumeVersion: readResume(json) }
}

function readQueryTarget(names: Names, json: unknown): Target {
  const { parent, structuredQuery } = readObject(json, 'addTarget.query')
  const path = readParentName(names, parent, 'addTarget.query.parent')
  return { kind: 'query', query: readQuery(structuredQuery, 'addTarget.query.structuredQuery', path) }
}

function readDocumentsTarget(names: Names, json: unknown): Target {
  const at = 'addTarget.documents.documents'
  const list = readList(readObject(json, 'addTarget.documents')['documents'], at)
  if (list.length === 0) throw invalidMember(at, 'must name at least one document')
  return {
    kind: 'documents',
    paths: list.map((name, index) => readDocumentName(names, name, `${at}[${index}]`)),
  }
}

function readResume({ resumeToken, readTime: time }: JsonObject): Version | null {
  if (isPresent(resumeToken) && resumeToken !== '') {
    return readResumeToken(resumeToken, 'addTarget.resumeToken')
  }
  return isPresent(time) ? readTime(time, 'addTarget.readTime') : null
}
