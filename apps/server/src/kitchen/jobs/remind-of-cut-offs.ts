import { findUnchecked } from '../../core/functions/find-documents.ts'
import { paramsOf } from '@brigade/contract/path.ts'
import { baskets } from '@brigade/domain/kitchen/ordering/basket.ts'
import { nearCutOff } from '@brigade/domain/kitchen/ordering/cut-off-reminder.ts'
import { takesOrders } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { systemScope } from '../../core/functions/system-scope.ts'
import { storeOf } from '../../core/functions/store.ts'
import { runEach } from '../../core/functions/run-each.ts'
import { tellBuyers } from '../functions/suppliers/order-parties.ts'

const TEN_MINUTES_MS = 600_000

type Documents = Pick<Platform, 'documents'>

/** Tells those who order that a basket is still unsent, once for each delivery. */
async function remind(tx: DocumentTransaction, path: string): Promise<boolean> {
  const { kitchenId = '', linkId = '' } = paramsOf(baskets, path)
  const basket = baskets.schema.parse(await tx.get(path))
  const scope = systemScope(basket.createdBy, tx)
  const store = storeOf(scope)
  const link = await store.load(supplierLinks, { kitchenId, linkId })
  if (link === undefined || !takesOrders(link.state)) return false
  const near = nearCutOff(basket, link, tx.now)
  if (near === undefined) return false
  store.change(baskets, { kitchenId, linkId }, { remindedFor: near.day })
  const { time } = localDateAndTime(msFromTimestamp(near.at), link.zone)
  await tellBuyers(scope, kitchenId, {
    kind: 'cut-off-near',
    thing: `kitchens/${kitchenId}/supplier-links/${linkId}`,
    values: { supplier: link.name, time: time.slice(0, 'HH:MM'.length) },
  })
  return true
}

/**
 * Brings baskets to mind that are not sent two hours before the cut-off (product 5.2).
 * @returns how many baskets somebody was told of
 * @throws AggregateError of baskets that nobody could be told of, once all others have been
 */
export async function remindOfCutOffs({ documents }: Documents, signal?: AbortSignal): Promise<number> {
  const filled = await documents.transact((tx) => findUnchecked(tx, baskets, {}))
  return runEach(filled, ({ path }) => documents.transact((tx) => remind(tx, path)), signal)
}

/** Looks for cut-offs that come near. */
export const remindOfCutOffsJob = defineJob({
  name: 'remind-of-cut-offs',
  everyMs: TEN_MINUTES_MS,
  run: remindOfCutOffs,
})
