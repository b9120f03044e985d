import { randomBytes } from 'node:crypto'
import type { Caller } from '@brigade/contract/document.ts'
import { mostBytes } from '../file-rules.ts'
import { denied, malformed, notFound } from '../files-error.ts'
import { authorise, dropBytes, type FilesContext } from '../files-context.ts'
import { checkQuota, findFile } from '../records/file-records.ts'
import {
  addChunk,
  chunksOf,
  deleteUpload,
  endUpload,
  findUpload,
  insertUpload,
  type Upload,
  type UploadChunk,
} from '../records/upload-records.ts'
import type { FileSettings } from '../stored-file.ts'
import { storeFile } from './store-file.ts'
import { receiveBytes, tooLarge } from './receive-bytes.ts'

/** A tablet that was off over a weekend goes on with its upload. */
const UPLOAD_KEPT_MS = 3 * 24 * 3_600_000

/** What a client announces before it sends anything. */
export interface UploadRequest {
  readonly caller: Caller
  readonly name: string
  readonly settings: FileSettings
  readonly md5Hash: string | null
  readonly size: number
}

/**
 * Begins an upload in pieces. What can be refused already, by rules, size or quota, is.
 * @throws FilesError 403 or 402
 */
export async function beginUpload(context: FilesContext, announced: UploadRequest): Promise<Upload> {
  const { caller, name, settings, size } = announced
  const before = await findFile(context.database, { bucket: context.bucket, name })
  const after = { ...settings, name, size }
  const located = await authorise(context, announced, (policy, asked) =>
    before === undefined ? policy.create(asked, after) : policy.change(asked, before, after),
  )
  const now = context.now()
  if (located !== undefined) {
    const { quotaBytes } = located.rules
    const maxBytes = mostBytes(located.rules)
    if (size > maxBytes) throw tooLarge(maxBytes)
    if (quotaBytes !== undefined) {
      await checkQuota(context.database, located.owner, { added: size, quotaBytes, now })
    }
  }
  const upload: Upload = {
    id: randomBytes(24).toString('base64url'),
    bucket: context.bucket,
    name,
    uid: caller.uid,
    settings,
    md5Hash: announced.md5Hash,
    size,
    received: 0,
    owner: located?.owner ?? null,
    result: null,
    expiresAt: now + UPLOAD_KEPT_MS,
  }
  await insertUpload(context.database, upload)
  return upload
}

/**
 * The upload of an id, for the one who began it.
 * @throws FilesError 404 when there is none in this bucket or its time is over, 403 for anybody else
 */
export async function uploadOf(context: FilesContext, caller: Caller, id: string): Promise<Upload> {
  const upload = await findUpload(context.database, id)
  const isHere = upload?.bucket === context.bucket && upload.expiresAt > context.now()
  if (!isHere) throw notFound('There is no such upload.')
  if (upload.uid !== caller.uid) throw denied('Somebody else began this upload.')
  return upload
}

/**
 * Takes a piece. Bytes that have arrived before are skipped, so a piece may come again after a lost answer.
 * @param offset - where the piece begins in the whole
 * @returns the upload as it stands after it
 * @throws FilesError 400 when bytes before the piece are missing, or it goes beyond the announced size
 */
export async function receiveChunk(
  context: FilesContext,
  upload: Upload,
  { offset, bytes }: { readonly offset: number; readonly bytes: AsyncIterable<Uint8Array> },
): Promise<Upload> {
  if (offset > upload.received) {
    throw malformed(
      `Bytes ${upload.received} to ${offset - 1} have not arrived; ask with "query" where to go on.`,
    )
  }
  const piece = await receiveBytes(context, bytes, {
    maxBytes: upload.size - offset,
    refusal: malformed(`The upload was announced with ${upload.size} bytes, and this goes beyond.`),
  })
  const kept = await context.database
    .transact(async (tx) => {
      const now = await findUpload(tx, upload.id, true)
      if (now === undefined) throw notFound('There is no such upload.')
      const skipped = now.received - offset
      const chunk = { byteKey: piece.key, skipped, size: piece.size - skipped }
      if (now.result !== null || chunk.size <= 0) return { upload: now, isUsed: false }
      const expiresAt = context.now() + UPLOAD_KEPT_MS
      await addChunk(tx, now, chunk, expiresAt)
      return { upload: { ...now, received: now.received + chunk.size, expiresAt }, isUsed: true }
    })
    .catch(async (error: unknown) => {
      await dropBytes(context, [piece.key])
      throw error
    })
  if (!kept.isUsed) await dropBytes(context, [piece.key])
  return kept.upload
}

/**
 * Makes a file of all pieces. Asked again after a lost answer it gives the first answer.
 * @param show - the answer for the client, as JSON
 * @throws FilesError 400 while bytes are missing, and as `storeFile` does
 */
export async function finalizeUpload(
  context: FilesContext,
  { caller, upload }: { readonly caller: Caller; readonly upload: Upload },
  show: (file: Awaited<ReturnType<typeof storeFile>>) => string,
): Promise<string> {
  if (upload.result !== null) return upload.result
  if (upload.received !== upload.size) {
    throw malformed(`${upload.received} of ${upload.size} bytes have arrived; send the others first.`)
  }
  const chunks = await chunksOf(context.database, upload.id)
  let answer: string | undefined
  try {
    const received = await receiveBytes(context, joined(context, chunks), { maxBytes: upload.size })
    const { name, settings, md5Hash } = upload
    const file = await storeFile(context, { caller, name, settings, md5Hash, received }, async (tx, kept) => {
      const now = await findUpload(tx, upload.id, true)
      if (now === undefined) throw notFound('There is no such upload.')
      if (now.result !== null) throw new AlreadyFinal(now.result)
      answer = show(kept)
      await endUpload(tx, upload.id, answer)
    })
    await dropBytes(
      context,
      chunks.map(({ byteKey }) => byteKey),
    )
    return answer ?? show(file)
  } catch (error) {
    if (error instanceof AlreadyFinal) return error.result
    const first = await findUpload(context.database, upload.id)
    if (first?.result) return first.result
    throw error
  }
}

/** Ends an upload without a file. */
export async function cancelUpload(context: FilesContext, upload: Upload): Promise<void> {
  const chunks = await chunksOf(context.database, upload.id)
  await deleteUpload(context.database, upload.id)
  await dropBytes(
    context,
    chunks.map(({ byteKey }) => byteKey),
  )
}

/** The same call, made twice at once, has been answered. */
class AlreadyFinal extends Error {
  override readonly name = 'AlreadyFinal'
  readonly result: string

  constructor(result: string) {
    super('This upload has become a file.')
    this.result = result
  }
}

async function* joined(
  { bytes }: FilesContext,
  chunks: readonly UploadChunk[],
): AsyncGenerator<Uint8Array, void> {
  for (const { byteKey, skipped, size } of chunks) {
    yield* await bytes.read(byteKey, { first: skipped, last: skipped + size - 1 })
  }
}
