import { deleteAccount as contract } from '@brigade/domain/people/accounts/account-functions.ts'
import { brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import {
  keptKitchens,
  mayEndAccount,
  type OwnedKitchen,
} from '@brigade/domain/people/accounts/end-account.ts'
import { dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import { keptUntil } from '@brigade/domain/core/retention/retention.ts'
import { defineFunction, type FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { leavingKitchens } from '../../accounts/leaving-kitchens.ts'
import { storeOf, uidOf } from '../../../core/functions/store.ts'
import { openErasure } from './open-erasure.ts'

/** When the caller last proved who they are; long ago when the token does not say. */
function signedInAt({ caller }: FunctionScope) {
  const seconds = Number(caller.claims['auth_time'] ?? 0)
  return { seconds: Number.isFinite(seconds) ? seconds : 0, nanoseconds: 0 }
}

/** Kitchens as the person reads of them. */
const named = (kitchens: readonly OwnedKitchen[]) =>
  kitchens.map(({ kitchenId, name, others }) => ({ kitchenId, name, others }))

export const deleteAccount = defineFunction(contract, async ({ handleTyped, handOver }, scope) => {
  const store = storeOf(scope)
  const uid = uidOf(scope)
  const open = await openErasure(scope)
  if (open !== undefined) throwRefusal('FAILED_PRECONDITION', 'state', { state: open.content.state })
  const kitchens = await leavingKitchens(scope.tx, { uid, areRecordsGivenUp: false })
  const handle = (await store.load(brigadeUsers, { uid }))?.handle ?? ''
  // Nobody has accepted these kitchens yet, and going along would erase what somebody wanted to pass on.
  const promised = kitchens.filter(({ kitchenId }) => handOver[kitchenId] !== undefined)
  if (promised.length > 0) throwRefusal('FAILED_PRECONDITION', 'owns-kitchens', { kitchens: named(promised) })
  const may = mayEndAccount({ signedInAt: signedInAt(scope), handleTyped, handle, kitchens }, scope.now)
  if (!may.ok) {
    const kept = keptKitchens(kitchens)
    const isOfKitchens = may.problem === kept?.reason
    throwRefusal('FAILED_PRECONDITION', may.problem, isOfKitchens ? { kitchens: named(kept.kitchens) } : {})
  }
  const eraseAt = keptUntil('erase request', scope.now)
  store.create(
    dataRequests,
    { requestId: scope.newId() },
    { uid, kind: 'erase', state: 'asked', askedAt: scope.now, startsAt: eraseAt, counts: {} },
  )
  return { eraseAt }
})
