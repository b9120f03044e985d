import { presentFactor } from '../account-answers.ts'
import { findAccount, lockAccount, saveAccount } from '../account-store.ts'
import { callBody, call, oobCodeField, passwordField } from '../call.ts'
import { dropUnconfirmed } from '../drop-unconfirmed.ts'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { dropCodes, readCode, consumeCode } from '../one-time-code.ts'
import type { OneTimeCode } from '../one-time-code.ts'
import { checkPassword } from '../password-policy.ts'
import { endSessions } from '../session.ts'

/** `accounts:resetPassword`: returns the purpose of a code or, with a new password, sets it and ends all sessions. */
export const resetPassword = call(
  callBody({ oobCode: oobCodeField, newPassword: passwordField.optional() }),
  async (context, { oobCode, newPassword }, { address }) => {
    await context.attempts.take({ codeCheckPerAddress: address })
    const code = await readCode(context.database, oobCode, context.now())
    if (newPassword !== undefined) await setPassword(context, code, { oobCode, newPassword })
    await context.attempts.giveBack({ codeCheckPerAddress: address })
    return {
      kind: 'identitytoolkit#ResetPasswordResponse',
      requestType: code.purpose,
      // Whoever holds a sign-in link must know for whom it is.
      ...(code.purpose !== 'EMAIL_SIGNIN' && { email: code.email }),
      ...(code.newEmail !== null && { newEmail: code.newEmail }),
      ...(await shownFactor(context, code)),
    }
  },
)

/** The second factor to remove. @throws INVALID_OOB_CODE when it is gone */
async function shownFactor({ database }: IdentityContext, code: OneTimeCode): Promise<object> {
  if (code.purpose !== 'REVERT_SECOND_FACTOR_ADDITION' || code.uid === null) return {}
  const account = await findAccount(database, code.uid)
  const factor = account?.factors.find(({ enrollmentId }) => enrollmentId === code.factorId)
  if (factor === undefined) throw new IdentityError('INVALID_OOB_CODE')
  return { mfaInfo: presentFactor(factor) }
}

async function setPassword(
  context: IdentityContext,
  { purpose, uid, email }: OneTimeCode,
  { oobCode, newPassword }: { readonly oobCode: string; readonly newPassword: string },
): Promise<void> {
  if (purpose !== 'PASSWORD_RESET' || uid === null) throw new IdentityError('INVALID_OOB_CODE')
  const { database, now, passwords } = context
  const displayName = (await findAccount(database, uid))?.displayName ?? null
  await checkPassword(context, { email, displayName }, newPassword)
  const passwordHash = await passwords.hash(newPassword)
  await database.transact(async (tx) => {
    const used = await consumeCode(tx, oobCode, now())
    const before = await lockAccount(tx, uid)
    if (before.isDisabled) throw new IdentityError('USER_DISABLED')
    if (before.email !== used.email) throw new IdentityError('INVALID_OOB_CODE')
    const kept = await dropUnconfirmed(tx, before, now())
    await saveAccount(tx, { ...kept, passwordHash, isEmailVerified: true, validSince: now() })
    await dropCodes(tx, uid, 'PASSWORD_RESET')
    await endSessions(tx, uid)
  })
}
