import { type DataRequest, dataRequests } from '@brigade/domain/people/accounts/data-request.ts'
import {
  type DataRequestCommand,
  dataRequestLifecycle,
} from '@brigade/domain/people/accounts/data-request-lifecycle.ts'
import { orReason, type StepRules } from '../../core/functions/take-step.ts'

/** How requests for one's data, or for its end, move. */
export const dataRequestSteps: StepRules<DataRequest, DataRequestCommand> = {
  of: dataRequests,
  next: (_, { state }, command) => orReason(dataRequestLifecycle.next(state, command)),
  changes: (_, { to }) => ({ state: to }),
}
