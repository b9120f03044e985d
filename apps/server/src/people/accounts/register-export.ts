import type { Caller } from '@brigade/contract/document.ts'
import { dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { IdentityError } from '@brigade/platform/identity/identity-error.ts'
import { openSlidingWindow } from '@brigade/platform/limits/sliding-window.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import type { FastifyInstance } from 'fastify'
import { byKind, exportZip } from './export-zip.ts'
import { DocumentsError } from '@brigade/platform/documents/documents-error.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import {
  documentsNaming,
  type PersonIdentifiers,
  kitchenDocuments,
  ownDocuments,
  ownedKitchens,
  type PlacedDocument,
  subtree,
} from './personal-documents.ts'

async function mayRead(documents: Documents, caller: Caller, path: string): Promise<boolean> {
  try {
    await documents.get(caller, [path])
    return true
  } catch (error) {
    if (error instanceof DocumentsError && error.status === 'PERMISSION_DENIED') return false
    throw error
  }
}

/** What its policy lets the person read: a team's notes stay the team's, and its PINs nobody's. */
async function readableOf(documents: Documents, caller: Caller, found: readonly PlacedDocument[]) {
  const readable: PlacedDocument[] = []
  for (const document of found) if (await mayRead(documents, caller, document.path)) readable.push(document)
  return readable
}

function elsewhere(documents: Documents, person: PersonIdentifiers): Promise<readonly PlacedDocument[]> {
  return documents.transact(async (tx) => {
    const all: PlacedDocument[] = []
    for (const { path } of await documentsNaming(tx, person)) all.push(...(await subtree(tx, path)))
    return all
  })
}

/**
 * Every document of a person (rule ID12): the own ones, the kitchens they own, and what elsewhere names them and is theirs
 * to read. Gathered in several short transactions, so that nobody else waits long.
 */
async function collectExport(
  documents: Documents,
  caller: Caller,
  uid: string,
): Promise<readonly PlacedDocument[]> {
  const own = await documents.transact((tx) => ownDocuments(tx, uid))
  const kitchens = await documents.transact((tx) => ownedKitchens(tx, uid))
  const ofKitchens: PlacedDocument[] = []
  for (const { kitchenId } of kitchens) {
    ofKitchens.push(...(await documents.transact((tx) => kitchenDocuments(tx, kitchenId))))
  }
  const found = [...ofKitchens, ...(await elsewhere(documents, { ...caller, uid }))]
  return [...own, ...(await readableOf(documents, caller, found))]
}

type Parts = Pick<Platform, 'documents' | 'identity'>

/** Each gathers everything anew, so nobody fetches without end. */
const DOWNLOADS = { tries: 5, perMs: 3_600_000 }

/**
 * Serves `GET /exports/{dataRequestId}`: the ZIP of an export that its person asked for, within its seven days (rule
 * ID12). It is made while it is fetched, so that no copy of somebody's life lies about on the server. Whoever else asks
 * is told that there is nothing.
 */
export function registerExport(app: FastifyInstance, platform: Parts): void {
  const window = openSlidingWindow(DOWNLOADS, Date.now)
  app.get<{ Params: { dataRequestId: string } }>('/exports/:dataRequestId', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const caller = await callerOf(platform, request.headers.authorization)
    const { dataRequestId } = request.params
    if (caller?.uid == null || !(await isOpen(platform, caller.uid, dataRequestId)))
      return reply.code(404).send()
    if (window.take(caller.uid) !== null) return reply.code(429).send()
    const documents = await collectExport(platform.documents, caller, caller.uid)
    await noteCounts(platform, dataRequestId, byKind(documents))
    const account = { uid: caller.uid, email: caller.email, isEmailVerified: caller.isEmailVerified }
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="brigade-export.zip"')
      .send(Buffer.from(await exportZip(account, documents)))
  })
}

async function callerOf({ identity }: Parts, authorization = ''): Promise<Caller | undefined> {
  const token = /^Bearer (\S+)$/iu.exec(authorization)?.[1]
  if (token === undefined) return undefined
  try {
    return await identity.verify(token)
  } catch (error) {
    if (error instanceof IdentityError) return undefined
    throw error
  }
}

async function isOpen({ documents }: Parts, uid: string, id: string): Promise<boolean> {
  if (!/^[\w-]{1,128}$/u.test(id)) return false
  const [found] = await documents.look([`data-requests/${id}`])
  const asked = dataRequests.schema.safeParse(found).data
  return (
    asked?.uid === uid &&
    asked.kind === 'export' &&
    asked.linkUntil !== undefined &&
    msFromTimestamp(asked.linkUntil) > Date.now()
  )
}

async function noteCounts(
  { documents }: Parts,
  id: string,
  kinds: ReadonlyMap<string, readonly unknown[]>,
): Promise<void> {
  const counts = Object.fromEntries([...kinds].map(([kind, rows]) => [kind, rows.length]))
  await documents.transact(async (tx) => tx.update(`data-requests/${id}`, { counts, updatedAt: tx.now }))
}
