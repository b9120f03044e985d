import type { Caller } from '@brigade/contract/document.ts'
import type { Queryable } from '../../database/database.ts'
import type { LocatedRules } from '../access/find-rules.ts'
import { FilesError, malformed } from '../files-error.ts'
import { authorise, dropBytes, type FilesContext, notifyProduct, notifyRefused } from '../files-context.ts'
import { newDownloadToken } from '../links.ts'
import { countBytes, findFile, lockName, putFile } from '../records/file-records.ts'
import { variantKeysOf } from '../records/variant-records.ts'
import type { FileSettings, StoredFile } from '../stored-file.ts'
import { checkBytes, type CheckedBytes } from './check-bytes.ts'
import type { ReceivedBytes } from './receive-bytes.ts'

/** A file to be: its name, what is said about it, who says it, and its bytes, already in the store. */
export interface FileDraft {
  readonly caller: Caller
  readonly name: string
  readonly settings: FileSettings
  /** The checksum the client gave, base64. */
  readonly md5Hash: string | null
  readonly received: ReceivedBytes
}

/** Others kept changing the same name; the SDK tries again by itself. */
const ATTEMPTS = 5

/**
 * Makes a file of received bytes, in place of one that bore its name. Whatever comes of it, no bytes stay behind.
 * @param together - further changes of the same transaction
 * @throws FilesError 400 for a wrong checksum, 403 when the rules do not allow it, 402 over the quota
 */
export async function storeFile(
  context: FilesContext,
  draft: FileDraft,
  together: (tx: Queryable, file: StoredFile) => Promise<void> = async () => undefined,
): Promise<StoredFile> {
  const { received, settings, name } = draft
  const unused = new Set([received.key])
  try {
    if (draft.md5Hash !== null && draft.md5Hash !== received.md5) {
      throw malformed(
        `The bytes have the MD5 ${received.md5}, not ${draft.md5Hash}: they changed on their way.`,
      )
    }
    const rules = context.finder.ofName(name)?.rules
    const judged = await checkBytes(context, received, { settings, rules })
    unused.add(judged.key)
    const { file, replacedKeys } = await replace(context, { draft, judged, together })
    if (file.byteKey === judged.key) unused.delete(judged.key)
    for (const key of replacedKeys) unused.add(key)
    await notifyProduct(context, () => context.events.kept?.(file))
    return file
  } catch (error) {
    await notifyRefused(context, name, error)
    throw error
  } finally {
    await dropBytes(context, [...unused])
  }
}

interface Replacing {
  readonly draft: FileDraft
  readonly judged: CheckedBytes
  readonly together: (tx: Queryable, file: StoredFile) => Promise<void>
}

interface Replaced {
  readonly file: StoredFile
  readonly replacedKeys: readonly string[]
}

/** Asks the rules of what is there now, and writes only if that is still there. */
async function replace(context: FilesContext, replacing: Replacing): Promise<Replaced> {
  const place = { bucket: context.bucket, name: replacing.draft.name }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await findFile(context.database, place)
    const asked = await askToWrite(context, replacing, before)
    if ('known' in asked) return { file: asked.known, replacedKeys: [] }
    const { located } = asked
    const done = await context.database.transact(async (tx) => {
      await lockName(tx, place)
      const now = await findFile(tx, place)
      return now?.generation === before?.generation
        ? write(tx, context, { ...replacing, located, before })
        : undefined
    })
    if (done !== undefined) return done
  }
  throw new FilesError(408, 'Others are changing this file. Try again.')
}

/**
 * The rules that allow the write; or the file itself, when the rules do not, but the same person has sent the same bytes:
 * then the answer was lost, and it is given again.
 */
async function askToWrite(
  context: FilesContext,
  { draft, judged }: Replacing,
  before: StoredFile | undefined,
): Promise<{ readonly located: LocatedRules | undefined } | { readonly known: StoredFile }> {
  const { contentType, size } = judged
  const after = { ...draft.settings, name: draft.name, contentType, size }
  try {
    const located = await authorise(context, draft, (policy, asked) =>
      before === undefined ? policy.create(asked, after) : policy.change(asked, before, after),
    )
    return { located }
  } catch (error) {
    if (before === undefined || !isSameUpload(before, draft)) throw error
    return { known: before }
  }
}

/** Whether a file is what the same person has sent already. */
function isSameUpload({ sentBy, sentMd5 }: StoredFile, { caller, received }: FileDraft): boolean {
  return isSender({ sentBy }, caller) && sentMd5 === received.md5
}

/** Whether somebody with a name has sent this file. */
export function isSender({ sentBy }: Pick<StoredFile, 'sentBy'>, { uid }: Caller): boolean {
  return uid !== null && sentBy === uid
}

async function write(
  tx: Queryable,
  context: FilesContext,
  parts: Replacing & { readonly located: LocatedRules | undefined; readonly before: StoredFile | undefined },
): Promise<Replaced> {
  const { located, before, together } = parts
  const file = newFile(context, parts)
  const replacedKeys =
    before === undefined ? [] : [before.byteKey, ...(await variantKeysOf(tx, before.byteKey))]
  if (before?.owner) await countBytes(tx, before.owner, -before.size)
  if (file.owner !== null) await countBytes(tx, file.owner, file.size, located?.rules.quotaBytes)
  await putFile(tx, file)
  await together(tx, file)
  return { file, replacedKeys }
}

function newFile(
  context: FilesContext,
  {
    draft,
    judged,
    located,
    before,
  }: Pick<Replacing, 'draft' | 'judged'> & {
    readonly located: LocatedRules | undefined
    readonly before: StoredFile | undefined
  },
): StoredFile {
  const now = context.now()
  const generation = BigInt(Math.floor(now * 1000))
  return {
    ...draft.settings,
    bucket: context.bucket,
    name: draft.name,
    contentType: judged.contentType,
    size: judged.size,
    md5Hash: judged.md5,
    crc32c: judged.crc32c,
    sentMd5: draft.received.md5,
    sentBy: draft.caller.uid,
    byteKey: judged.key,
    // A clock that was set back must not make the new file look older than the one it replaces.
    generation: before !== undefined && before.generation >= generation ? before.generation + 1n : generation,
    metageneration: 1,
    downloadTokens: located?.rules.links === 'passing' ? [] : [newDownloadToken()],
    owner: located?.owner ?? null,
    width: judged.width,
    height: judged.height,
    createdAt: now,
    updatedAt: now,
  }
}
