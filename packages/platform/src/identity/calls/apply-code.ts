import type { Queryable } from '../../database/database.ts'
import { lockAccount, saveAccount } from '../account-store.ts'
import type { Account } from '../account.ts'
import type { IdentityContext, Origin } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { dropCodes, insertCode, consumeCode } from '../one-time-code.ts'
import type { CodePurpose } from '../identity-tables.ts'
import type { OneTimeCode } from '../one-time-code.ts'
import { deleteFactors } from '../second-factor/factor-store.ts'
import { endSessions } from '../session.ts'

/**
 * Applies a code from an e-mail: confirms, changes or recovers an address, or removes a second factor. A changed address ends
 * all sessions, and the old address gets a message for reverting the change.
 */
export async function applyCode(
  context: IdentityContext,
  oobCode: string,
  { address }: Origin,
): Promise<Account> {
  await context.attempts.take({ codeCheckPerAddress: address })
  const { after, before, purpose } = await context.database.transact((tx) =>
    keepCode(tx, oobCode, context.now()),
  )
  await context.attempts.giveBack({ codeCheckPerAddress: address })
  // Not after recovering an address: that would return it to the person who had taken it.
  if (purpose === 'VERIFY_AND_CHANGE_EMAIL') tellOldAddress(context, before, after)
  return after
}

interface AppliedCode {
  readonly purpose: CodePurpose
  readonly before: Account
  readonly after: Account
}

async function keepCode(tx: Queryable, oobCode: string, now: number): Promise<AppliedCode> {
  const code = await consumeCode(tx, oobCode, now)
  if (code.uid === null) throw new IdentityError('INVALID_OOB_CODE')
  const before = await lockAccount(tx, code.uid)
  if (before.isDisabled) throw new IdentityError('USER_DISABLED')
  const after = withCode(before, code, now)
  await saveAccount(tx, after)
  if (code.purpose === 'REVERT_SECOND_FACTOR_ADDITION') {
    await deleteFactors(tx, after.uid, code.factorId ?? '')
    await endSessions(tx, after.uid)
  }
  if (after.email !== before.email) {
    await endSessions(tx, after.uid)
    await dropCodes(tx, after.uid, 'PASSWORD_RESET')
    await dropCodes(tx, after.uid, 'VERIFY_AND_CHANGE_EMAIL')
  }
  return { purpose: code.purpose, before, after }
}

function withCode(account: Account, { purpose, email, newEmail }: OneTimeCode, now: number): Account {
  if (purpose === 'RECOVER_EMAIL') return { ...account, email, isEmailVerified: true, validSince: now }
  if (purpose === 'REVERT_SECOND_FACTOR_ADDITION') return { ...account, validSince: now }
  // The address has changed since the code was sent, so the code is about another one.
  if (account.email !== email) throw new IdentityError('INVALID_OOB_CODE')
  if (purpose === 'VERIFY_EMAIL') return { ...account, isEmailVerified: true }
  if (purpose === 'VERIFY_AND_CHANGE_EMAIL') {
    return { ...account, email: newEmail, isEmailVerified: true, validSince: now }
  }
  throw new IdentityError('INVALID_OOB_CODE')
}

function tellOldAddress(context: IdentityContext, before: Account, after: Account): void {
  const { uid, email } = before
  if (email === null) return
  context.mailLater(async () => {
    const purpose = 'RECOVER_EMAIL'
    const code = await context.database.transact((tx) =>
      insertCode(tx, { purpose, uid, email, newEmail: after.email }, context.now()),
    )
    return { purpose, to: email, code, continueUrl: undefined, newEmail: after.email }
  })
}
