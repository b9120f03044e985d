import { createHash } from 'node:crypto'
import { documentPath } from '@brigade/contract/path.ts'
import { registerPush as contract } from '@brigade/domain/people/accounts/account-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { pushSubscriptions } from '../../push/push-collections.ts'
import { uidOf } from '../../../core/functions/store.ts'

/** A browser takes messages for whoever registered it last: nobody reads on a shared tablet what is somebody else's. */
export const registerPush = defineFunction(contract, async ({ subscription }, scope) => {
  const subscriptionId = createHash('sha256').update(subscription.endpoint).digest('hex')
  scope.tx.set(documentPath(pushSubscriptions, { subscriptionId }), { uid: uidOf(scope), ...subscription })
  return { isRegistered: true as const }
})
