import type { Caller } from '@brigade/contract/document.ts'
import type { DefinedFunction } from './define-function.ts'
import { throwRefusal } from './refusal.ts'

/**
 * Admits only the audience of the contract.
 * @throws Refusal UNAUTHENTICATED `sign-in-needed` or PERMISSION_DENIED `members-only`
 */
export function checkAudience({ audience }: Pick<DefinedFunction, 'audience'>, caller: Caller): void {
  if (audience === 'anyone') return
  if (caller.uid === null) throwRefusal('UNAUTHENTICATED', 'sign-in-needed')
  if (audience === 'member' && caller.isGuest) throwRefusal('PERMISSION_DENIED', 'members-only')
}
