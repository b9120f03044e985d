import { nextExportMs } from '@brigade/domain/people/accounts/end-account.ts'
import { requestExport as contract } from '@brigade/domain/people/accounts/account-functions.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import { keptUntil } from '@brigade/domain/core/retention/retention.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'

/** Opens the download for seven days; the ZIP is made when it is fetched. */
export const requestExport = defineFunction(contract, async (_input, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const asked = await store.find(dataRequests, { params: {}, where: { uid, kind: 'export' } })
  const nextMs = nextExportMs(asked.map(({ content }) => content.askedAt))
  if (msFromTimestamp(scope.now) < nextMs) {
    throwRefusal('RESOURCE_EXHAUSTED', 'rate', { retryAt: new Date(nextMs).toISOString() })
  }
  const dataRequestId = scope.newId()
  store.create(
    dataRequests,
    { requestId: dataRequestId },
    {
      uid,
      kind: 'export',
      state: 'ready',
      askedAt: scope.now,
      linkUntil: keptUntil('export link', scope.now),
      counts: {},
    },
  )
  return { dataRequestId, state: 'ready' as const }
})
