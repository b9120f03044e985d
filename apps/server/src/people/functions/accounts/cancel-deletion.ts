import { cancelDeletion as contract } from '@brigade/domain/people/accounts/account-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { needStep } from '../../../core/functions/take-step.ts'
import { dataRequestSteps } from '../../accounts/data-request-steps.ts'
import { openErasure } from './open-erasure.ts'

export const cancelDeletion = defineFunction(contract, async (_input, scope) => {
  const open = (await openErasure(scope)) ?? throwRefusal('FAILED_PRECONDITION', 'state', { state: null })
  const params = { requestId: open.id }
  const state = await needStep(scope, dataRequestSteps, { params, before: open.content, move: 'cancel' })
  return { state }
})
