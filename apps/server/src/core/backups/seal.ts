import { createReadStream } from 'node:fs'
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import { StartError } from '../start/start-error.ts'
import type { BackupDescription } from './backup-folder.ts'

/**
 * How the files of a backup are written and read: as they are, or encrypted with age (https://age-encryption.org/v1), whose
 * own programs read them too. A changed, cut or reordered file is refused when it is read.
 */
export interface Seal {
  /** Behind the names of encrypted files; empty without encryption. */
  readonly suffix: string
  /** For whom it encrypts; absent, it does not. */
  readonly recipient?: string
  /** The bytes as they are stored. */
  close(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  /** The bytes of a stored file as they were. Reading them throws when they were changed. */
  open(path: string): AsyncIterable<Uint8Array>
}

/** Stores everything as it is. */
export const openSeal: Seal = {
  suffix: '',
  close: (bytes) => bytes,
  open: (path) => createReadStream(path),
}

/** @param key - `AGE-SECRET-KEY-1…`; absent, nothing is encrypted */
export async function sealOf(key: string | undefined): Promise<Seal> {
  if (key === undefined) return openSeal
  const recipient = await identityToRecipient(key)
  const [encrypter, decrypter] = [new Encrypter(), new Decrypter()]
  encrypter.addRecipient(recipient)
  decrypter.addIdentity(key)
  return {
    suffix: '.age',
    recipient,
    async *close(bytes) {
      yield* chunksOf(await encrypter.encrypt(streamOf(bytes)))
    },
    async *open(path) {
      yield* chunksOf(await decrypter.decrypt(streamOf(createReadStream(path))))
    },
  }
}

/**
 * The seal that opens a backup.
 * @throws StartError when it needs another key than this
 */
export async function sealFor(
  { recipient }: Pick<BackupDescription, 'recipient'>,
  source: string,
  key: string | undefined,
): Promise<Seal> {
  if (recipient === undefined) return openSeal
  const seal = await sealOf(key)
  if (seal.recipient === recipient) return seal
  throw new StartError(
    `The backup "${source}" is encrypted: set BRIGADE_BACKUP_KEY to the key that it was made with (its public part is ${recipient}).`,
  )
}

/** A new key for BRIGADE_BACKUP_KEY. */
export function newBackupKey(): Promise<string> {
  return generateIdentity()
}

function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    async cancel(reason) {
      await iterator.return?.(reason)
    },
  })
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel()
  }
}
