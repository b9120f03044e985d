import * as z from 'zod'
import type { Queryable } from '../../database/database.ts'
import { lockAccount, saveAccount } from '../account-store.ts'
import type { Account, EnrolledFactor } from '../account.ts'
import { callBody, call, idTokenField, text } from '../call.ts'
import { continueSession, presentTokens, requireRecentSignIn, signedIn } from '../identity-context.ts'
import type { IdentityContext, NewSession, SignedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { insertCode } from '../one-time-code.ts'
import { insertFactor } from '../second-factor/factor-store.ts'
import { TOTP_FORM, newTotpSecret, stepOfPassword } from '../second-factor/totp.ts'
import { countTry, insertTicket, lockTicket, consumeTicket, ticketEnd } from '../ticket.ts'

/** More are useless, and each is one more way in. */
const MOST_FACTORS = 5
const MOST_TRIES = 5

/** First factors that a second one cannot strengthen. */
const UNSUPPORTED_FIRST_FACTORS = ['anonymous', 'custom', 'phone']

const enrolmentContent = z.object({ sealed: z.string() })

/** `mfaEnrollment:start`: a secret for an authenticator app. Phones as second factors are refused. */
export const startEnrolment = call(
  callBody({ idToken: idTokenField, totpEnrollmentInfo: z.looseObject({}).optional() }),
  async (context, { idToken, totpEnrollmentInfo }) => {
    const { account } = await enrolling(context, idToken)
    if (totpEnrollmentInfo === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
    const secret = newTotpSecret()
    const now = context.now()
    const content = { sealed: context.sealer.seal(secret) }
    const sessionInfo = await context.database.transact((tx) =>
      insertTicket(tx, { kind: 'totp-enrolment', uid: account.uid, content, now }),
    )
    return {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: TOTP_FORM.digits,
        hashingAlgorithm: TOTP_FORM.algorithm,
        periodSec: TOTP_FORM.period,
        sessionInfo,
        finalizeEnrollmentTime: new Date(ticketEnd('totp-enrolment', now)).toISOString(),
      },
    }
  },
)

const finalizeBody = callBody({
  idToken: idTokenField,
  displayName: text('DISPLAY_NAME', 256).nullish(),
  totpVerificationInfo: callBody({
    sessionInfo: text('SESSION_INFO', 1024).min(1, 'MISSING_SESSION_INFO'),
    verificationCode: text('CODE', 64).min(1, 'MISSING_CODE'),
  }).optional(),
})

/**
 * `mfaEnrollment:finalize`: when the app's password is right, the factor is required from now on. All other sessions end, and
 * the account gets an e-mail for removing it.
 */
export const finalizeEnrolment = call(finalizeBody, async (context, body) => {
  const holder = await enrolling(context, body.idToken)
  const given = body.totpVerificationInfo
  if (given === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  const displayName = body.displayName === '' ? null : (body.displayName ?? null)
  const outcome = await context.database.transact(async (tx) => {
    const proof = await proveEnrolment(tx, context, { ...given, uid: holder.account.uid })
    return typeof proof === 'string' ? proof : addFactor(tx, context, { holder, displayName, ...proof })
  })
  // Thrown after the transaction, so that the failed try stays counted.
  if (typeof outcome === 'string') throw new IdentityError(outcome)
  tellOwner(context, outcome.account, outcome.factor)
  const { idToken, refreshToken } = await presentTokens(context, outcome)
  return { idToken, refreshToken, totpAuthInfo: {} }
})

/** @throws UNSUPPORTED_FIRST_FACTOR, UNVERIFIED_EMAIL, CREDENTIAL_TOO_OLD_LOGIN_AGAIN, SECOND_FACTOR_LIMIT_EXCEEDED */
async function enrolling(context: IdentityContext, idToken: string): Promise<SignedIn> {
  const holder = await signedIn(context, idToken)
  const { account, session } = holder
  if (UNSUPPORTED_FIRST_FACTORS.includes(session.provider) || account.email === null) {
    throw new IdentityError('UNSUPPORTED_FIRST_FACTOR')
  }
  if (!account.isEmailVerified) throw new IdentityError('UNVERIFIED_EMAIL')
  requireRecentSignIn(context, session)
  if (account.factors.length >= MOST_FACTORS) throw new IdentityError('SECOND_FACTOR_LIMIT_EXCEEDED')
  return holder
}

interface Proof {
  readonly sealed: string
  readonly step: number
}

/** The proof, or the code of the refusal. */
async function proveEnrolment(
  tx: Queryable,
  { now, sealer }: IdentityContext,
  given: { readonly uid: string; readonly sessionInfo: string; readonly verificationCode: string },
): Promise<Proof | string> {
  const { uid, sessionInfo, verificationCode } = given
  const ticket = await lockTicket(tx, 'totp-enrolment', { secret: sessionInfo, now: now() })
  if (ticket === 'expired') return 'SESSION_EXPIRED'
  if (ticket === undefined || ticket.uid !== uid) return 'INVALID_SESSION_INFO'
  if (ticket.tries >= MOST_TRIES) return 'TOO_MANY_ATTEMPTS_TRY_LATER'
  const { sealed } = enrolmentContent.parse(ticket.content)
  const step = stepOfPassword(sealer.open(sealed), verificationCode, { now: now(), lastStep: -1 })
  if (step === undefined) {
    await countTry(tx, sessionInfo)
    return 'INVALID_CODE'
  }
  await consumeTicket(tx, sessionInfo)
  return { sealed, step }
}

async function addFactor(
  tx: Queryable,
  { now }: IdentityContext,
  { holder, displayName, sealed, step }: Proof & { holder: SignedIn; displayName: string | null },
): Promise<(NewSession & { readonly factor: EnrolledFactor }) | string> {
  const before = await lockAccount(tx, holder.account.uid)
  if (before.factors.length >= MOST_FACTORS) return 'SECOND_FACTOR_LIMIT_EXCEEDED'
  const isTaken = displayName !== null && before.factors.some((one) => one.displayName === displayName)
  if (isTaken) return 'SECOND_FACTOR_EXISTS'
  const factor = await insertFactor(tx, before.uid, {
    displayName,
    enrolledAt: now(),
    secret: sealed,
    lastStep: step,
  })
  const account: Account = { ...before, validSince: now(), factors: [...before.factors, factor] }
  await saveAccount(tx, account)
  const session = { ...holder.session, secondFactor: factor.enrollmentId }
  return { ...(await continueSession(tx, account, session)), factor }
}

function tellOwner(context: IdentityContext, { uid, email }: Account, factor: EnrolledFactor): void {
  if (email === null) return
  const purpose = 'REVERT_SECOND_FACTOR_ADDITION'
  context.mailLater(async () => {
    const code = await context.database.transact((tx) =>
      insertCode(tx, { purpose, uid, email, newEmail: null, factorId: factor.enrollmentId }, context.now()),
    )
    return { purpose, to: email, code, continueUrl: undefined, newEmail: null }
  })
}
