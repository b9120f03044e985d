import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { Database } from '../../src/database/database.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { openDocuments } from '../../src/documents/open-documents.ts'
import { IdentityError } from '../../src/identity/identity-error.ts'
import type { ByteStore } from '../../src/files/bytes/byte-store.ts'
import { openDiskStore } from '../../src/files/bytes/disk-store.ts'
import type { FileRules } from '../../src/files/file-rules.ts'
import type { FileEvents } from '../../src/files/files-context.ts'
import type { VirusScanner } from '../../src/files/scanning/clamd.ts'
import { type Files, openFiles } from '../../src/files/open-files.ts'

/** A file store behind a real server on a free port. */
export interface TestFiles {
  /** `http://localhost:40001` */
  readonly url: string
  readonly files: Files
  readonly database: Database
  readonly bytes: ByteStore
  /** Puts a document where policies look for it. */
  put(path: string, data: DocumentData): Promise<void>
  close(): Promise<void>
}

interface TestOptions {
  readonly rules?: readonly FileRules[]
  readonly open?: boolean
  readonly now?: () => number
  readonly events?: FileEvents
  readonly scanner?: VirusScanner
  /** Where the bytes lie, and the database: for stores that outlive their server. */
  readonly folder?: string
  readonly database?: Database
  readonly bytes?: ByteStore
}

/** In these tests the token is the person: `anna` is Anna, and `nobody-…` is a token that is not good. */
async function verify(idToken: string): Promise<Caller> {
  if (idToken.startsWith('nobody')) throw new IdentityError('INVALID_ID_TOKEN')
  return { uid: idToken, isGuest: false, email: null, isEmailVerified: false, claims: {} }
}

/** Opens one; with a database of its own, in memory, unless it is given one. */
export async function openTestFiles(options: TestOptions = {}): Promise<TestFiles> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'brigade-files-')))
  const database = options.database ?? (await openTestDatabase())
  const documents = await openDocuments({ database, collections: [], open: true })
  const bytes = options.bytes ?? (await openDiskStore(folder))
  const files = await openFiles({
    database,
    bytes,
    bucket: 'brigade',
    rules: options.rules ?? [],
    verify,
    open: options.open ?? false,
    ...(options.now !== undefined && { now: options.now }),
    ...(options.events !== undefined && { events: options.events }),
    ...(options.scanner !== undefined && { scanner: options.scanner }),
  })
  const app = fastify({ forceCloseConnections: true })
  await files.register(app)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://localhost:${new URL(address).port}`,
    files,
    database,
    bytes,
    put: (path, data) => documents.transact(async (tx) => tx.set(path, data)),
    async close() {
      await app.close()
      await documents.close()
      if (options.database === undefined) await database.close()
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true })
    },
  }
}
