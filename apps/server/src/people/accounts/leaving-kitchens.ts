import { findDocuments } from '../../core/functions/find-documents.ts'
import { tiesOfKitchen } from '@brigade/domain/kitchen/kitchens/move-kitchen.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { isOrderOpen } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import type { OwnedKitchen } from '@brigade/domain/people/accounts/end-account.ts'
import { safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { dataRequests, lastFetched } from '@brigade/domain/people/accounts/data-request.ts'
import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'
import { findByField, ownedKitchens } from './personal-documents.ts'

/** Whose the kitchens are, and whether giving up young safety records was settled before. */
interface Leaving {
  readonly uid: string
  readonly areRecordsGivenUp: boolean
}

/** The kitchens that somebody owns, with what keeps each from going along with them. */
export async function leavingKitchens(
  tx: DocumentTransaction,
  { uid, areRecordsGivenUp }: Leaving,
): Promise<readonly OwnedKitchen[]> {
  const fetchedAt = await exportFetchedAt(tx, uid)
  const found: OwnedKitchen[] = []
  for (const kitchen of await ownedKitchens(tx, uid)) {
    const { kitchenId } = kitchen
    const ties = {
      openJobIds: await openJobsOfOthers(tx, kitchenId, uid),
      openOrderIds: await openOrders(tx, kitchenId),
      newestUnexportedRecord: await newestRecordSince(tx, kitchenId, fetchedAt),
    }
    found.push({ ...kitchen, ties: tiesOfKitchen(ties, areRecordsGivenUp, tx.now) })
  }
  return found
}

async function exportFetchedAt(tx: DocumentTransaction, uid: string): Promise<Timestamp | undefined> {
  const asked = await findByField(tx, { path: dataRequests.path, field: 'uid' }, uid)
  return lastFetched(asked.map(({ data }) => dataRequests.schema.parse(data)))
}

async function openJobsOfOthers(
  tx: DocumentTransaction,
  kitchenId: string,
  uid: string,
): Promise<readonly string[]> {
  const found = await findByField(tx, { path: jobs.path, field: 'kitchenId' }, kitchenId)
  return found
    .filter(({ data }) => data['state'] === 'open' && data['recruiter'] !== uid)
    .map(({ path }) => path)
}

async function openOrders(tx: DocumentTransaction, kitchenId: string): Promise<readonly string[]> {
  const found = await findByField(tx, { path: orders.path, field: 'kitchenId' }, kitchenId)
  return found.filter(({ data }) => isOrderOpen(orders.schema.parse(data).state)).map(({ path }) => path)
}

/** When the newest record was made that no export holds; every one counts without an export. */
async function newestRecordSince(
  tx: DocumentTransaction,
  kitchenId: string,
  fetchedAt: Timestamp = { seconds: 0, nanoseconds: 0 },
): Promise<Timestamp | undefined> {
  const [newest] = await findDocuments(tx, safetyRecords, {
    params: { kitchenId },
    range: [['createdAt', '>', fetchedAt]],
    orderBy: '-createdAt',
    limit: 1,
  })
  return newest?.content.createdAt
}
