import { readPushKey as contract } from '@brigade/domain/people/accounts/account-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { pushKeysIn } from '../../push/push-keys.ts'

export const readPushKey = defineFunction(contract, async (_, { tx }) => {
  const { publicKey } = await pushKeysIn(tx)
  return { publicKey }
})
