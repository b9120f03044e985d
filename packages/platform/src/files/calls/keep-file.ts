import type { Queryable } from '../../database/database.ts'
import type { Caller } from '../../documents/types.ts'
import type { LocatedRules } from '../access/find-rules.ts'
import { FilesError, malformed } from '../files-error.ts'
import { authorise, dropBytes, type FilesContext } from '../files-context.ts'
import { newDownloadToken } from '../links.ts'
import { countBytes, findFile, lockName, putFile } from '../records/file-records.ts'
import { variantKeysOf } from '../records/variant-records.ts'
import type { FileSettings, StoredFile } from '../stored-file.ts'
import { judgeBytes, type JudgedBytes } from './judge-bytes.ts'
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
export async function keepFile(
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
    const judged = await judgeBytes(context, received, { settings, rules })
    unused.add(judged.key)
    const { file, replacedKeys } = await replace(context, { draft, judged, together })
    unused.delete(judged.key)
    for (const key of replacedKeys) unused.add(key)
    return file
  } finally {
    await dropBytes(context, [...unused])
  }
}

interface Replacing {
  readonly draft: FileDraft
  readonly judged: JudgedBytes
  readonly together: (tx: Queryable, file: StoredFile) => Promise<void>
}

interface Replaced {
  readonly file: StoredFile
  readonly replacedKeys: readonly string[]
}

/** Asks the rules of what is there now, and writes only if that is still there. */
async function replace(context: FilesContext, replacing: Replacing): Promise<Replaced> {
  const { caller, name, settings } = replacing.draft
  const { contentType, size } = replacing.judged
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await findFile(context.database, { bucket: context.bucket, name })
    const after = { ...settings, name, contentType, size }
    const located = await authorise(context, { caller, name }, (policy, asked) =>
      before === undefined ? policy.create(asked, after) : policy.change(asked, before, after),
    )
    const done = await context.database.transact(async (tx) => {
      await lockName(tx, { bucket: context.bucket, name })
      const now = await findFile(tx, { bucket: context.bucket, name })
      return now?.generation === before?.generation
        ? write(tx, context, { ...replacing, located, before })
        : undefined
    })
    if (done !== undefined) return done
  }
  throw new FilesError(408, 'Others are changing this file. Try again.')
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
