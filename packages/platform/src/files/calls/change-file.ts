import type { Caller } from '@brigade/contract/document.ts'
import type { LocatedRules } from '../access/find-rules.ts'
import { denied, FilesError, notFound } from '../files-error.ts'
import { authorise, dropBytes, type FilesContext } from '../files-context.ts'
import { newDownloadToken } from '../links.ts'
import {
  changeFile,
  countBytes,
  deleteFile,
  type FileChange,
  findFile,
  lockName,
} from '../records/file-records.ts'
import { variantKeysOf } from '../records/variant-records.ts'
import type { FileSettings, StoredFile } from '../stored-file.ts'

/** Who wants to change which file. */
export interface FileTarget {
  readonly caller: Caller
  readonly name: string
}

/** A file, and the rules it stands under. */
export interface LocatedFile {
  readonly file: StoredFile
  readonly located: LocatedRules | undefined
}

/** Others kept changing the same file; the SDK tries again by itself. */
const ATTEMPTS = 5

/**
 * Changes what is said about a file.
 * @param change - the new settings from the old ones
 * @throws FilesError 403 when the rules do not allow it, 404 when there is no such file for this caller
 */
export async function changeSettings(
  context: FilesContext,
  changing: FileTarget,
  change: (before: FileSettings) => FileSettings,
): Promise<LocatedFile> {
  return changed(context, changing, (before, located) => {
    const after = change(before)
    if (located !== undefined && after.contentType !== before.contentType) {
      throw denied('The type of a file is found in its content; it cannot be changed here.')
    }
    return { ...after, downloadTokens: before.downloadTokens }
  })
}

/** Gives a file one more lasting link. */
export async function addDownloadToken(context: FilesContext, changing: FileTarget): Promise<LocatedFile> {
  return changed(context, changing, (before, located) => ({
    ...before,
    downloadTokens:
      located?.rules.links === 'passing'
        ? before.downloadTokens
        : [...before.downloadTokens, newDownloadToken()],
  }))
}

/** Revokes a link; every passing link of the file ends too. A file that is left without one gets another. */
export async function revokeDownloadToken(
  context: FilesContext,
  changing: FileTarget,
  token: string,
): Promise<LocatedFile> {
  return changed(context, changing, (before, located) => {
    const left = before.downloadTokens.filter((known) => known !== token)
    const isWithout = left.length === 0 && located?.rules.links !== 'passing'
    return { ...before, downloadTokens: isWithout ? [newDownloadToken()] : left }
  })
}

type Told = FileSettings & Pick<StoredFile, 'downloadTokens'>

async function changed(
  context: FilesContext,
  changing: FileTarget,
  change: (before: StoredFile, located: LocatedRules | undefined) => Told,
): Promise<LocatedFile> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { file: before } = await fileToChange(context, changing)
    const told = change(before, context.finder.ofName(changing.name))
    const located = await authorise(context, changing, (policy, asked) =>
      policy.change(asked, before, { ...before, ...told }),
    )
    const after: FileChange = {
      ...told,
      metageneration: before.metageneration + 1,
      updatedAt: Math.max(context.now(), before.updatedAt),
    }
    const isDone = await context.database.transact(async (tx) => {
      await lockName(tx, before)
      if (!isSameVersion(await findFile(tx, before), before)) return false
      await changeFile(tx, before, after)
      return true
    })
    if (isDone) return { file: { ...before, ...after }, located }
  }
  throw new FilesError(408, 'Others are changing this file. Try again.')
}

/** Deletes a file. @throws FilesError 403, or 404 when there is none for this caller */
export async function removeFile(context: FilesContext, changing: FileTarget): Promise<void> {
  const { file: before } = await fileToChange(context, changing)
  await authorise(context, changing, (policy, asked) => policy.delete(asked, before))
  await forget(context, before)
}

/** Deletes a file whoever asks, if it is there: for the product itself. */
export async function forgetFile(context: FilesContext, name: string): Promise<void> {
  const file = await findFile(context.database, { bucket: context.bucket, name })
  if (file !== undefined) await forget(context, file)
}

/** Deletes this very file; one that has taken its place meanwhile stays. */
async function forget(context: FilesContext, before: StoredFile): Promise<void> {
  const keys = await context.database.transact(async (tx) => {
    await lockName(tx, before)
    const now = await findFile(tx, before)
    if (now?.generation !== before.generation) return []
    const variantKeys = await variantKeysOf(tx, now.byteKey)
    if (now.owner !== null) await countBytes(tx, now.owner, -now.size)
    await deleteFile(tx, now)
    return [now.byteKey, ...variantKeys]
  })
  await dropBytes(context, keys)
}

/** Who may read is told that there is no such file; others are refused as if there were one. */
async function fileToChange(
  context: FilesContext,
  changing: FileTarget,
): Promise<{ readonly file: StoredFile }> {
  const file = await findFile(context.database, { bucket: context.bucket, name: changing.name })
  if (file !== undefined) return { file }
  await authorise(context, changing, (policy, asked) => policy.read(asked, undefined))
  throw notFound()
}

function isSameVersion(a: StoredFile | undefined, b: StoredFile): boolean {
  return a?.generation === b.generation && a.metageneration === b.metageneration
}
