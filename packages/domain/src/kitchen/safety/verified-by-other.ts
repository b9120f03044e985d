import type { ConstrainedChange, Constraint } from '@brigade/contract/constraint.ts'
import type { CorrectiveActionDocument } from './corrective-action-document.ts'
import { foundRecords, recordsOfRun } from './sought-records.ts'

type Change = ConstrainedChange<CorrectiveActionDocument>

/** The action as it is verified, when this change verifies it. */
function verifiedAction({ before, after }: Change): CorrectiveActionDocument | undefined {
  return before?.state !== 'verified' && after?.state === 'verified' ? after : undefined
}

/**
 * Nobody verifies what is done about the own readings (rule HC3). The records themselves tell who took them; whoever opened
 * the action may have named others.
 */
export const verifiedByOther: Constraint<CorrectiveActionDocument> = {
  reads: (change) => {
    const action = verifiedAction(change)
    const { kitchenId = '' } = change.params
    if (action?.recordId !== undefined) {
      return [{ document: `kitchens/${kitchenId}/safety-records/${action.recordId}` }]
    }
    return action?.runId === undefined ? [] : [recordsOfRun(kitchenId, action.runId)]
  },
  violation: (change, found) => {
    const action = verifiedAction(change)
    const isOwn = foundRecords(found).some(({ by }) => by === action?.verifiedBy)
    return isOwn ? 'Who took the readings does not verify what was done about them.' : undefined
  },
}
