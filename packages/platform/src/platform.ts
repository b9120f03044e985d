import type { FastifyInstance } from 'fastify'
import type { Collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { Database } from './database/database.ts'
import { countDocuments, type DocumentCounts } from './documents/count-documents.ts'
import { DocumentsError } from './documents/documents-error.ts'
import { limitDocuments } from './documents/limit-documents.ts'
import { openDocuments } from './documents/open-documents.ts'
import type { Documents } from './documents/types.ts'
import { type Log, silentLog } from './documents/log.ts'
import { anyDatabase, onlyDatabase } from './documents/wire/databases.ts'
import { registerDocumentsEmulator } from './documents/wire/emulator-routes.ts'
import { type DocumentsWire, registerDocuments } from './documents/wire/register-documents.ts'
import type { AnyFunction } from './functions/define-stream.ts'
import { storedAnswers } from './functions/stored-answers.ts'
import { registerFunctions } from './functions/register-functions.ts'
import type { ByteStore } from './files/bytes/byte-store.ts'
import type { FileRules } from './files/file-rules.ts'
import type { FileEvents } from './files/files-context.ts'
import { type Files, openFiles } from './files/open-files.ts'
import type { VirusScanner } from './files/scanning/clamd.ts'
import { allowOrigins, type Origins } from './http/cors.ts'
import type { Identity } from './identity/identity.ts'
import { IdentityError } from './identity/identity-error.ts'
import { type IdentityOptions, openIdentity } from './identity/open-identity.ts'
import type { Limit } from './limits/sliding-window.ts'
import type { Outbox } from './mail/outbox.ts'
import type { RealtimePlace } from './realtime/access/place.ts'
import type { RealtimeLimits } from './realtime/limits.ts'
import { openRealtime, type RealtimeCounts } from './realtime/open-realtime.ts'
import { quotaDocuments } from './quotas/quota-documents.ts'
import { type QuotaRules, quotaRules } from './quotas/quota-rules.ts'
import { registerAllowance } from './quotas/register-allowance.ts'
import { openWriteQuota, uncountedWrites, type WriteQuota } from './quotas/write-quota.ts'
import { realtimeVerify } from './realtime/verify-token.ts'
import { anyNamespace, onlyNamespaces } from './realtime/wire/namespaces.ts'
import type { ChannelLimits } from './webchannel/limits.ts'

export interface PlatformOptions {
  readonly database: Database
  readonly collections: readonly Collection[]
  readonly functions: readonly AnyFunction[]
  readonly outbox: Outbox
  /** The SDK's `projectId`. */
  readonly project: string
  /**
   * Undeclared collections and files are open to everybody, and no address is limited: for test servers only. Clients
   * find a document database under every name, as with an emulator; functions see none of those.
   */
  readonly isOpen?: boolean
  /** Where files lie and who may touch them; without it there are none. */
  readonly files?: FilesSettings
  /** What there may be in the realtime database, and for whom; nothing when absent. */
  readonly realtime?: RealtimeSettings
  /** Whose pages may use it; only the server's own when absent. */
  readonly origins?: Origins
  readonly log?: Log
  /** Names this process in the sessions of its channels, so that a balancer can send a channel back to it. */
  readonly node?: string
  /** How much may be written by whom, where a product says more than the provider. */
  readonly quotas?: Partial<QuotaRules>
  /** What identity may be told besides: where links in e-mails lead, the product's name, limits, the password policy. */
  readonly identity?: IdentitySettings
}

export interface FilesSettings {
  /** The SDK's `storageBucket`. */
  readonly bucket: string
  readonly bytes: ByteStore
  readonly rules: readonly FileRules[]
  /** Looks through what people send; nobody does when absent. */
  readonly scanner?: VirusScanner
  /** What follows from files; it may write documents. */
  readonly events?: (documents: Documents) => FileEvents
}

export interface RealtimeSettings {
  readonly places: readonly RealtimePlace[]
  readonly limits?: Partial<RealtimeLimits>
}

export type IdentitySettings = Omit<IdentityOptions, 'database' | 'project' | 'outbox' | 'open'>

/** What the provider has done so far, and who is connected now. */
export interface PlatformCounts extends DocumentCounts {
  readonly realtime: RealtimeCounts
}

/** The provider: documents, realtime data, identity, files and functions behind the unmodified SDK. */
export interface Platform {
  readonly documents: Documents
  readonly identity: Identity
  /** Counts what is written. */
  readonly quota: WriteQuota
  /** Absent when no place for files was given. */
  readonly files: Files | undefined
  register(app: FastifyInstance): Promise<void>
  /** What it has done so far, for whoever measures it. */
  counts(): PlatformCounts
  /** Finishes the commits under way and tells everyone to come back: the first step of a clean stop. */
  drain(): Promise<void>
  /** Ends its work; the database, the outbox and the bytes of files stay open. */
  close(): Promise<void>
}

/** A test suite opens everything from one address. */
const OPEN_CHANNELS: Partial<ChannelLimits> = { channelsPerAddress: Infinity }
const OPEN_REALTIME: Partial<RealtimeLimits> = { connectionsPerAddress: Infinity }
const NO_LIMIT: Limit = { tries: Infinity, perMs: 60_000 }

/** Puts the provider's parts together on one database. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, collections, outbox, project, isOpen = false, origins = 'own' } = options
  const log = options.log ?? silentLog
  // Where nothing is called no answer is kept; a query over all collections asks the policy of each that is declared.
  const declared = options.functions.length === 0 ? collections : [...collections, storedAnswers]
  const { documents, counts } = countDocuments(
    await openDocuments({ database, collections: declared, open: isOpen, log }),
  )
  const now = Date.now
  const quota = isOpen
    ? uncountedWrites
    : await openWriteQuota({ database, rules: quotaRules(options.quotas), now, log })
  const identity = await openIdentity({ ...options.identity, database, project, outbox, open: isOpen })
  const verifyToken = (token: string) => identity.verify(token)
  const events = options.files?.events?.(documents) ?? {}
  const files =
    options.files &&
    (await openFiles({ ...options.files, database, verify: verifyToken, events, open: isOpen, log }))
  // The second is what the SDK calls a project's database when nobody named it.
  const namespaces = [project, `${project}-default-rtdb`]
  const realtime = await openRealtime({
    places: [],
    ...options.realtime,
    limits: { ...(isOpen && OPEN_REALTIME), ...options.realtime?.limits },
    database,
    findNamespace: isOpen ? anyNamespace(project, namespaces) : onlyNamespaces(namespaces),
    verify: realtimeVerify(verifyToken),
    watchAccount: (uid, hear) => identity.watch(uid, hear),
    readDocuments: (paths) => documents.look(paths),
    watchDocuments: (hear) => documents.watch(hear),
    open: isOpen,
    origins,
    log,
  })
  const wires: DocumentsWire[] = []

  return {
    documents,
    identity,
    quota,
    files,
    counts: () => ({ ...counts(), realtime: realtime.counts() }),
    async register(app) {
      allowOrigins(app, origins)
      const id = { project, database: '(default)' }
      const databases = isOpen
        ? anyDatabase(documents, id)
        : onlyDatabase(quotaDocuments(limitDocuments(documents), quota), id)
      wires.push(
        await registerDocuments(app, {
          databases,
          verify: (token) => verify(identity, token),
          watch: (uid, hear) => identity.watch(uid, hear),
          ...(isOpen && { channelLimits: OPEN_CHANNELS }),
          ...(options.node !== undefined && { node: options.node }),
        }),
      )
      if (isOpen) await registerDocumentsEmulator(app, databases)
      registerAllowance(app, { quota, verify: (token) => verify(identity, token) })
      await identity.register(app)
      await registerFunctions(app, {
        functions: options.functions,
        documents,
        quota,
        verify: verifyToken,
        ...(isOpen && { isEmulator: true, limit: NO_LIMIT }),
      })
      await files?.register(app)
      await realtime.register(app)
    },
    async drain() {
      await Promise.all([...wires.map(async (wire) => wire.drain()), realtime.drain()])
    },
    async close() {
      await realtime.close()
      await quota.close()
      await documents.close()
      await identity.close()
    },
  }
}

async function verify(identity: Identity, idToken: string): Promise<Caller> {
  try {
    return await identity.verify(idToken)
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    throw new DocumentsError('UNAUTHENTICATED', `The ID token is not valid: ${error.message}`)
  }
}
