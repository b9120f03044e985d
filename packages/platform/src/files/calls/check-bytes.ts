import { buffer } from 'node:stream/consumers'
import { newKey } from '../bytes/byte-store.ts'
import type { FileRules } from '../file-rules.ts'
import { FilesError, malformed, unwanted } from '../files-error.ts'
import type { FilesContext } from '../files-context.ts'
import { findContentType } from '../find-content-type.ts'
import { encodePicture, isReadable, UnreadablePicture } from '../pictures/encode-picture.ts'
import { limitDecoders } from '../pictures/limit-decoders.ts'
import type { FileSettings } from '../stored-file.ts'
import { type ReceivedBytes, tooLarge } from './receive-bytes.ts'

/** What a file will have: the bytes to keep, their true type, and the size of a picture. */
export interface CheckedBytes extends ReceivedBytes {
  readonly contentType: string
  readonly width: number | null
  readonly height: number | null
}

/**
 * Holds received bytes against the rules of their path: type by content, pictures re-encoded. The received bytes stay in
 * the store for the caller to drop when the answer has another key.
 * @throws FilesError 403 for a type or a picture the rules do not take, 400 for bytes that are encoded besides
 */
export async function checkBytes(
  context: FilesContext,
  received: ReceivedBytes,
  { settings, rules }: { readonly settings: FileSettings; readonly rules: FileRules | undefined },
): Promise<CheckedBytes> {
  await scanBytes(context, received)
  const asTheyCame = { ...received, contentType: settings.contentType, width: null, height: null }
  if (rules === undefined) return asTheyCame
  if (settings.contentEncoding !== null && settings.contentEncoding !== 'identity') {
    throw malformed('Files are kept as they are here: leave contentEncoding out.')
  }
  const contentType = await findContentType(received.head, settings.contentType)
  const maxBytes = contentType === undefined ? undefined : rules.contentTypes[contentType]
  if (contentType === undefined || maxBytes === undefined) {
    throw unwanted('type', `The content is none of ${Object.keys(rules.contentTypes).join(', ')}.`)
  }
  if (received.size > maxBytes) throw tooLarge(maxBytes)
  const isPicture = contentType.startsWith('image/')
  if (rules.pictures === undefined || !isPicture) return { ...asTheyCame, contentType }
  // A picture that cannot be re-encoded would keep its place and time.
  if (!isReadable(contentType))
    throw unwanted('unreadable', `Pictures of the type ${contentType} cannot be read.`)
  const { longestSide } = rules.pictures
  return limitDecoders(async () => {
    const picture = await encodePicture(await buffer(await context.bytes.read(received.key)), {
      contentType,
      longestSide,
    }).catch((error: unknown) => {
      throw error instanceof UnreadablePicture ? unwanted('unreadable', error.message) : error
    })
    const key = newKey()
    const measured = await context.bytes.write(key, oneChunk(picture.bytes))
    const { width, height, contentType: kept } = picture
    return { ...measured, key, head: received.head, contentType: kept, width, height }
  })
}

/** @throws FilesError 403 for what a scanner finds something in, 408 when it does not answer */
async function scanBytes({ bytes, scanner, log }: FilesContext, { key }: ReceivedBytes): Promise<void> {
  if (scanner === undefined) return
  const found = await scanner.scan(await bytes.read(key)).catch((error: unknown) => {
    log.error({ err: error }, 'A file could not be looked through for viruses, and is not kept.')
    throw new FilesError(408, 'The virus scanner does not answer. Try again in a moment.')
  })
  if (found !== undefined) throw unwanted('infected', `The virus scanner found ${found}.`)
}

/** Bytes that are here already, as a stream. */
export async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  if (bytes.byteLength > 0) yield bytes
}
