import { findUnchecked } from '../../core/functions/find-documents.ts'
import { isPathOf, paramsOf } from '@brigade/contract/path.ts'
import { files as storedFiles } from '@brigade/domain/access/files/file.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import { moveJob } from '@brigade/domain/hiring/jobs/move-job.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { dataRequests, type DataRequestState } from '@brigade/domain/people/accounts/data-request.ts'
import { keptKitchens, type OwnedKitchen } from '@brigade/domain/people/accounts/end-account.ts'
import { HOUR_MS } from '@brigade/domain/core/time/span.ts'
import { FORMER_MEMBER, ofKitchen } from '@brigade/domain/people/accounts/personal-data.table.ts'
import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { systemScope } from '../../core/functions/system-scope.ts'
import { runEach } from '../../core/functions/run-each.ts'
import { endOpenLinks } from '../../access/end-open-links.ts'
import { detachRecipes } from '../accounts/detach-recipes.ts'
import { byKind } from '../accounts/export-zip.ts'
import { leavingKitchens } from '../accounts/leaving-kitchens.ts'
import {
  documentsNaming,
  kitchenDocuments,
  type PersonIdentifiers,
  type DocumentNamingPerson,
  ownDocuments,
  type PlacedDocument,
  subtree,
} from '../accounts/personal-documents.ts'

const ERASED_AT_ONCE = 20

type Parts = Pick<Platform, 'documents' | 'files' | 'identity'>

interface Due {
  readonly path: string
  readonly uid: string
}

/** Erasures whose seven days are over, and those that a stop has interrupted. */
async function dueErasures({ documents }: Parts): Promise<readonly Due[]> {
  return documents.transact(async (tx) => {
    const inState = (state: DataRequestState) =>
      findUnchecked(tx, dataRequests, { where: { state }, orderBy: 'askedAt' })
    const open = [...(await inState('running')), ...(await inState('asked'))]
    return open
      .filter(({ data }) => data['kind'] === 'erase' && isOver(data['startsAt'], tx.now))
      .slice(0, ERASED_AT_ONCE)
      .map(({ path, data }) => ({ path, uid: String(data['uid']) }))
  })
}

function isOver(startsAt: unknown, now: DocumentTransaction['now']): boolean {
  return Number(Reflect.get(Object(startsAt), 'seconds')) <= now.seconds
}

/** Does to a document elsewhere what the table says of it; answers what goes. */
async function settle(tx: DocumentTransaction, { path, data, named }: DocumentNamingPerson) {
  if (named.afterwards === 'goes') return subtree(tx, path)
  const signed = { updatedAt: tx.now, updatedBy: data['updatedBy'] }
  if (named.afterwards === 'leaves') {
    tx.update(path, { ...signed, displayName: FORMER_MEMBER, state: 'left' })
    const { kitchenId = '', uid = '' } = paramsOf(teamMembers, path)
    await endOpenLinks(systemScope(uid, tx), { kitchenId, uid })
  }
  if (named.afterwards === 'loses the name') tx.update(path, { ...signed, displayName: FORMER_MEMBER })
  const job = named.afterwards === 'closes' ? jobs.schema.safeParse(data).data : undefined
  const closed = job === undefined ? undefined : moveJob(job, 'close', tx.now)
  if (closed?.ok === true) tx.update(path, { ...signed, state: closed.value })
  return []
}

/** What goes with a kitchen; the records of both sides stay with the other side. */
const goneWithKitchen = ofKitchen.filter(({ afterwards }) => afterwards === 'goes')

/** Deletes what goes; answers it, so that it can be counted and its bytes removed. */
async function eraseDocuments(
  tx: DocumentTransaction,
  person: PersonIdentifiers,
  kitchens: readonly OwnedKitchen[],
): Promise<readonly PlacedDocument[]> {
  const gone: PlacedDocument[] = [...(await ownDocuments(tx, person.uid))]
  for (const { kitchenId } of kitchens) gone.push(...(await kitchenDocuments(tx, kitchenId, goneWithKitchen)))
  const goneAnyway = new Set(gone.map(({ path }) => path))
  for (const document of await documentsNaming(tx, person)) {
    if (!goneAnyway.has(document.path)) gone.push(...(await settle(tx, document)))
  }
  const paths = new Set(gone.map((document) => document.path))
  await detachRecipes(tx, paths)
  for (const path of paths) tx.delete(path)
  return gone
}

/**
 * Erases the documents unless a kitchen has come to be needed by others in the seven days (rule ID9): then the account
 * stays, and the request says why. Safety records were given up when the end was asked for.
 */
async function eraseOrKeep(
  tx: DocumentTransaction,
  path: string,
  person: PersonIdentifiers,
): Promise<readonly PlacedDocument[] | undefined> {
  const kitchens = await leavingKitchens(tx, { uid: person.uid, areRecordsGivenUp: true })
  const kept = keptKitchens(kitchens)
  if (kept === undefined) return eraseDocuments(tx, person, kitchens)
  tx.update(path, { state: 'cancelled', keptBecause: kept.reason, updatedAt: tx.now })
  return undefined
}

/** Answers whether the account was erased. */
async function erase({ documents, files, identity }: Parts, { path, uid }: Due): Promise<boolean> {
  await documents.transact(async (tx) => tx.update(path, { state: 'running', updatedAt: tx.now }))
  const account = await identity.findAccount(uid)
  const { email = null, isEmailVerified = false } = account ?? {}
  const gone = await documents.transact((tx) => eraseOrKeep(tx, path, { uid, email, isEmailVerified }))
  if (gone === undefined) return false
  for (const { path: of, data } of gone) {
    if (isPathOf(storedFiles, of) && typeof data['path'] === 'string') await files?.remove(data['path'])
  }
  if (account !== undefined) await identity.deleteAccount(uid)
  const counts = Object.fromEntries([...byKind(gone)].map(([kind, rows]) => [kind, rows.length]))
  await documents.transact(async (tx) => tx.update(path, { state: 'done', counts, updatedAt: tx.now }))
  return true
}

/**
 * Erases the accounts whose seven days are over (rule ID11): first the documents, then the bytes, then the account, so
 * that a stop in between is made good the next time. The request stays as the receipt, with counts.
 * @returns how many were erased
 * @throws AggregateError of those that could not be, once all others have been
 */
export async function eraseAccounts(platform: Parts, signal?: AbortSignal): Promise<number> {
  return runEach(await dueErasures(platform), (due) => erase(platform, due), signal)
}

/** Looks for accounts to erase. */
export const eraseAccountsJob = defineJob({ name: 'erase-accounts', everyMs: HOUR_MS, run: eraseAccounts })
