import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { type ByteStore, checkByteKey, isKey, MissingBytes } from './byte-store.ts'
import { openMeter } from './measure-bytes.ts'

/** A bucket of a store that speaks S3. */
export interface S3Place {
  /** Address of the bucket: `https://s3.example.com/brigade`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** S3 takes parts from 5 MiB on, the last one apart; what fits in one is sent without parts. */
const PART_BYTES = 8 * 1024 * 1024
const LISTED_AT_ONCE = 1000

/** Bytes as objects of a bucket that belongs to this store alone. @throws Error when the bucket does not answer */
export async function openS3Store(place: S3Place): Promise<ByteStore> {
  const bucket = new S3mini({ ...place })
  await bucket.listObjectsPaged('/', '', 1)
  return {
    async write(key, bytes) {
      checkByteKey(key)
      const meter = openMeter()
      await send(bucket, key, inParts(meter.pass(bytes)))
      return meter.measured()
    },
    async read(key, range) {
      checkByteKey(key)
      const answer = await bucket
        .getObjectRaw(
          key,
          range === undefined,
          range?.first,
          range === undefined ? undefined : range.last + 1,
        )
        .catch((error: unknown) => {
          throw isMissing(error) ? new MissingBytes(`Nothing is stored under ${key}.`) : error
        })
      return answer.body === null ? Readable.from([]) : Readable.from(answer.body, { objectMode: false })
    },
    async delete(key) {
      checkByteKey(key)
      await bucket.deleteObject(key)
    },
    async *list() {
      let token: string | undefined
      do {
        const page = await bucket.listObjectsPaged('/', '', LISTED_AT_ONCE, token)
        for (const { Key, LastModified } of page?.objects ?? []) {
          if (isKey(Key)) yield { key: Key, storedAt: new Date(LastModified).getTime() }
        }
        token = page?.nextContinuationToken
      } while (token !== undefined && token !== '')
    },
  }
}

/** An object appears only when its last part is accepted, so a write that fails leaves nothing to read. */
async function send(bucket: S3mini, key: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const sent: Awaited<ReturnType<S3mini['uploadPart']>>[] = []
  let uploadId: string | undefined
  let held: Buffer | undefined
  try {
    for await (const part of parts) {
      if (held !== undefined) {
        uploadId ??= await bucket.getMultipartUploadId(key)
        sent.push(await bucket.uploadPart(key, uploadId, held, sent.length + 1))
      }
      held = part
    }
    const last = held ?? Buffer.alloc(0)
    if (uploadId === undefined) {
      await bucket.putObject(key, last)
      return
    }
    sent.push(await bucket.uploadPart(key, uploadId, last, sent.length + 1))
    await bucket.completeMultipartUpload(key, uploadId, sent)
  } catch (error) {
    // When this fails too, the store ends the upload by a rule of its own.
    if (uploadId !== undefined) await bucket.abortMultipartUpload(key, uploadId).catch(() => undefined)
    throw error
  }
}

async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    held.push(chunk)
    size += chunk.byteLength
    if (size < PART_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
