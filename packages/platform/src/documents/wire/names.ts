import { pathOf, segmentsOf } from '@brigade/contract/path-segments.ts'
import { DocumentsError } from '../documents-error.ts'
import { checkCollectionId, checkDocumentPath, checkParentPath } from '../paths.ts'
import { invalidMember, readText } from './read.ts'

/** Names on the wire are full; paths inside are relative to the one database served. */
export interface Names {
  /** `projects/p/databases/d` */
  readonly database: string
  /** `projects/p/databases/d/documents` */
  readonly root: string
}

export interface DatabaseId {
  readonly project: string
  readonly database: string
}

/** The names that a database has on the wire. */
export function createNames({ project, database }: DatabaseId): Names {
  const name = `projects/${project}/databases/${database}`
  return { database: name, root: `${name}/documents` }
}

/** The full name of a document. */
export function documentName(names: Names, path: string): string {
  return `${names.root}/${path}`
}

/** The path of a document from its full name. */
export function readDocumentName(names: Names, json: unknown, at: string): string {
  const path = readName(names, json, at)
  checkDocumentPath(path)
  return path
}

/** The path of a query's parent: a document, or empty for the root. */
export function readParentName(names: Names, json: unknown, at: string): string {
  const path = readName(names, json, at)
  checkParentPath(path)
  return path
}

/** What who asks for another database is told. */
export function noDatabase(names: Names, database: unknown): DocumentsError {
  const asked = typeof database === 'string' ? database.slice(0, 200) : 'without a name'
  return new DocumentsError(
    'NOT_FOUND',
    `The database ${asked} does not exist here; this is ${names.database}`,
  )
}

/** The id of a collection. */
export function readCollectionId(json: unknown, at: string): string {
  const id = readText(json, at)
  checkCollectionId(id)
  return id
}

/** Does this name a document of some database of this protocol? */
export function isAnyDocumentName(name: string): boolean {
  return /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+\/[^/]+)+$/.test(name)
}

function readName(names: Names, json: unknown, at: string): string {
  const name = readText(json, at)
  if (name === names.root) return ''
  if (name.startsWith(`${names.root}/`)) return name.slice(names.root.length + 1)
  const database = pathOf(segmentsOf(name).slice(0, segmentsOf(names.database).length))
  if (database !== names.database) throw noDatabase(names, database)
  throw invalidMember(at, `must begin with ${names.root}/`)
}
