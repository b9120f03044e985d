import { moveApplication as contract } from '@brigade/domain/hiring/applications/application-functions.ts'
import { commandForStage, needsMessage } from '@brigade/domain/hiring/applications/move-application.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { stepEach } from './team-steps.ts'

export const moveApplication = defineFunction(contract, async ({ applicationIds, stage, message }, scope) => {
  const store = storeOf(scope)
  const outcomes = await stepEach(scope, applicationIds, async ({ jobId }) => {
    const { stages } = await store.need(jobs, { jobId })
    const command = commandForStage(stage, stages)
    // An offer has terms, so it goes by its own function.
    if (command === undefined || command === 'offer') return 'stage'
    if (needsMessage(command) && message.trim() === '') throwRefusal('INVALID_ARGUMENT', 'message-empty')
    return { side: 'team', command, message, stage }
  })
  return { outcomes }
})
