import { lockAccount, saveAccount } from '../account-store.ts'
import { callBody, call, idTokenField, text } from '../call.ts'
import { continueSession, presentTokens, requireRecentSignIn, signedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { deleteFactors } from '../second-factor/factor-store.ts'

/** `mfaEnrollment:withdraw`: removes a second factor and ends all other sessions. */
export const withdrawSecondFactor = call(
  callBody({
    idToken: idTokenField,
    mfaEnrollmentId: text('MFA_ENROLLMENT_ID', 256).min(1, 'MISSING_MFA_ENROLLMENT_ID'),
  }),
  async (context, { idToken: givenToken, mfaEnrollmentId }) => {
    const { account: holder, session } = await signedIn(context, givenToken)
    requireRecentSignIn(context, session)
    const opened = await context.database.transact(async (tx) => {
      const before = await lockAccount(tx, holder.uid)
      const count = await deleteFactors(tx, before.uid, mfaEnrollmentId)
      if (count === 0) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND')
      const factors = before.factors.filter(({ enrollmentId }) => enrollmentId !== mfaEnrollmentId)
      const account = { ...before, factors, validSince: context.now() }
      await saveAccount(tx, account)
      const secondFactor = session.secondFactor === mfaEnrollmentId ? null : session.secondFactor
      return continueSession(tx, account, { ...session, secondFactor })
    })
    const { idToken, refreshToken } = await presentTokens(context, opened)
    return { idToken, refreshToken }
  },
)
