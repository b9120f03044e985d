import { cancelDeletion as contract } from '@brigade/domain/people/accounts/account-functions.ts'
import { dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import { dataRequestLifecycle } from '@brigade/domain/people/accounts/data-request-lifecycle.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { openErasure } from './open-erasure.ts'

export const cancelDeletion = defineFunction(contract, async (_input, scope) => {
  const open = (await openErasure(scope)) ?? throwRefusal('FAILED_PRECONDITION', 'state', { state: null })
  const moved = dataRequestLifecycle.next(open.content.state, 'cancel')
  if (!moved.ok) throwRefusal('FAILED_PRECONDITION', 'state', { state: open.content.state })
  storeOf(scope).change(dataRequests, { requestId: open.id }, { state: moved.value })
  return { state: moved.value }
})
