import type { Caller } from '@brigade/contract/document.ts'

/** Whether somebody has an account with a sign-in method; a guest has none. */
export function isMember({ uid, isGuest }: Pick<Caller, 'uid' | 'isGuest'>): boolean {
  return uid !== null && !isGuest
}

/** Whether somebody handles reports and the catalogue: custom claim `mod` (product, section 3). */
export function isModerator({ claims }: Pick<Caller, 'claims'>): boolean {
  return claims['mod'] === true
}

/** Whether somebody runs the server: custom claim `op` (product, section 3). */
export function isOperator({ claims }: Pick<Caller, 'claims'>): boolean {
  return claims['op'] === true
}
