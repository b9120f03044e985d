import { declineApplications as contract } from '@brigade/domain/hiring/applications/application-functions.ts'
import { defineFunction } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { stepEach } from './team-steps.ts'

export const declineApplications = defineFunction(
  contract,
  async ({ applicationIds, reason, message }, scope) => {
    if (message.trim() === '') throwRefusal('INVALID_ARGUMENT', 'message-empty')
    const outcomes = await stepEach(scope, applicationIds, async () => ({
      side: 'team',
      command: 'decline',
      message,
      reason,
    }))
    return { outcomes }
  },
)
