import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'

/** Ends the call unless the caller looks after the shared catalogue. */
export function needModerator({ caller }: Pick<FunctionScope, 'caller'>): void {
  if (caller.claims['mod'] !== true) throwRefusal('PERMISSION_DENIED', 'role', { needed: 'moderator' })
}
