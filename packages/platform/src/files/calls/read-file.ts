import type { Caller } from '@brigade/contract/document.ts'
import { isAllowed } from '../access/ask-policy.ts'
import type { FilePolicy, FilePolicyContext } from '../file-rules.ts'
import { denied, malformed, notFound } from '../files-error.ts'
import { authorise, type FilesContext } from '../files-context.ts'
import { isValidDownloadToken } from '../links.ts'
import { checkPrefix } from '../object-name.ts'
import { findFile } from '../records/file-records.ts'
import { listFiles } from '../records/list-files.ts'
import type { LocatedFile } from './change-file.ts'

/** Who wants to read which file; a token opens it to everybody who holds it. */
export interface FileRead {
  readonly caller: Caller
  readonly name: string
  readonly token?: string
}

/** Finds a file for somebody who may read it. @throws FilesError 403; 404 for those who may know */
export async function fileToRead(
  context: FilesContext,
  { caller, name, token }: FileRead,
): Promise<LocatedFile> {
  const file = await findFile(context.database, { bucket: context.bucket, name })
  const place = context.finder.ofName(name)
  if (
    file !== undefined &&
    token !== undefined &&
    isValidDownloadToken(context, { file, rules: place?.rules }, token)
  ) {
    const works = (policy: FilePolicy, asked: FilePolicyContext) => policy.link?.(asked, file) ?? true
    if (place === undefined || (await isAllowed({ ...context, caller }, place, works))) {
      return { file, located: place }
    }
  }
  const located = await authorise(context, { caller, name }, (policy, asked) => policy.read(asked, file))
  if (file === undefined) throw notFound()
  return { file, located }
}

/** A page of a listing, as it was asked for. */
export interface ListRequest {
  readonly caller: Caller
  readonly prefix: string
  readonly isFolded: boolean
  readonly maxResults: number
  readonly pageToken?: string
}

export interface ListAnswer {
  readonly items: readonly string[]
  readonly prefixes: readonly string[]
  readonly nextPageToken?: string
}

/**
 * Lists names. Every set of rules under which files may lie there must allow it, and what no rules claim is not shown.
 * @throws FilesError 403, or 400 for a page token that is none
 */
export async function listNames(context: FilesContext, request: ListRequest): Promise<ListAnswer> {
  const { caller, prefix, pageToken, isFolded } = request
  checkPrefix(prefix)
  const after = pageToken === undefined ? undefined : nameOfToken(pageToken, prefix)
  const places = context.finder.ofPrefix(prefix)
  if (places.length === 0 && !context.isOpen) throw denied()
  for (const located of places) {
    const mayList = await isAllowed({ ...context, caller }, located, (policy, asked) => policy.list(asked))
    if (!mayList) throw denied()
  }
  const { next, ...page } = await listFiles(context.database, {
    bucket: context.bucket,
    prefix,
    isFolded,
    limit: request.maxResults,
    ...(after !== undefined && { after }),
    ...(!context.isOpen && { namePattern: context.finder.namePattern }),
  })
  return { ...page, ...(next !== undefined && { nextPageToken: Buffer.from(next).toString('base64url') }) }
}

function nameOfToken(token: string, prefix: string): string {
  const name = Buffer.from(token, 'base64url').toString()
  const isOurs = Buffer.from(name).toString('base64url') === token && name.startsWith(prefix)
  if (!isOurs || name.includes('\0')) throw malformed('This is no page token of this listing.')
  return name
}
