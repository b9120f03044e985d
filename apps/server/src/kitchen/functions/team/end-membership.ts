import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'
import { needStep } from '../../../core/functions/take-step.ts'
import { membershipSteps } from './membership-steps.ts'
import { endOpenLinks } from '../../../access/end-open-links.ts'
import { noteInAudit } from './note-in-audit.ts'

/**
 * Marks a person as having left today, in the kitchen's own time; the document stays as a record. The open links that
 * they have made bring nobody in any more.
 */
export async function endMembership(
  scope: FunctionScope,
  where: { readonly kitchenId: string; readonly uid: string },
): Promise<void> {
  const store = storeOf(scope)
  const settings = await store.need(kitchenSettings, { kitchenId: where.kitchenId, settingsId: 'main' })
  const to = localDateAndTime(msFromTimestamp(scope.now), settings.zone).date
  await needStep(scope, membershipSteps, { params: where, move: { command: 'leave', noted: { to } } })
  noteInAudit(scope, where, { action: 'endMembership' })
  await endOpenLinks(scope, where)
}
