import * as z from 'zod'
import type { Queryable } from '../../database/database.ts'
import { lockAccount } from '../account-store.ts'
import { callBody, call, text } from '../call.ts'
import { openSession, presentTokens } from '../identity-context.ts'
import type { IdentityContext, NewSession, Origin } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { lockFactor, rememberStep } from '../second-factor/factor-store.ts'
import { stepOfPassword } from '../second-factor/totp.ts'
import { countTry, lockTicket, consumeTicket } from '../ticket.ts'
import type { Ticket } from '../ticket.ts'

const MOST_TRIES = 5

const pendingContent = z.object({ provider: z.string(), claims: z.record(z.string(), z.unknown()) })

const pendingField = text('MFA_PENDING_CREDENTIAL', 1024).min(1, 'MISSING_MFA_PENDING_CREDENTIAL')

const enrollmentField = text('MFA_ENROLLMENT_ID', 256).min(1, 'MISSING_MFA_ENROLLMENT_ID')

/** `mfaSignIn:start` is only for phones, which are not second factors here. */
export const startSecondFactor = call(
  callBody({ mfaPendingCredential: pendingField, mfaEnrollmentId: enrollmentField }),
  () => Promise.reject(new IdentityError('OPERATION_NOT_ALLOWED')),
)

const finalizeBody = callBody({
  mfaPendingCredential: pendingField,
  mfaEnrollmentId: enrollmentField.optional(),
  totpVerificationInfo: callBody({
    verificationCode: text('CODE', 64).min(1, 'MISSING_CODE'),
  }).optional(),
})

type FinalizeBody = z.infer<typeof finalizeBody>

/** `mfaSignIn:finalize`: the one-time password of an app, after the first factor was verified. */
export const finalizeSecondFactor = call(finalizeBody, async (context, body, origin) => {
  if (body.totpVerificationInfo === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  const { verificationCode } = body.totpVerificationInfo
  const account = await accountOf(context, body.mfaPendingCredential)
  const tries = { secondFactorPerAccount: account }
  await context.attempts.take(tries)
  const opened = await context.database.transact((tx) =>
    prove(tx, context, { body, verificationCode, origin }),
  )
  // Thrown after the transaction, so that the failed try stays counted.
  if (typeof opened === 'string') throw new IdentityError(opened)
  await context.attempts.giveBack(tries)
  const { idToken, refreshToken } = await presentTokens(context, opened)
  return { idToken, refreshToken }
})

/** @throws INVALID_MFA_PENDING_CREDENTIAL */
async function accountOf({ database, now }: IdentityContext, secret: string): Promise<string> {
  const ticket = await database.transact((tx) => lockTicket(tx, 'second-factor', { secret, now: now() }))
  return uidOf(ticket) ?? refuse('INVALID_MFA_PENDING_CREDENTIAL')
}

function uidOf(ticket: Ticket | 'expired' | undefined): string | undefined {
  return ticket === undefined || ticket === 'expired' ? undefined : (ticket.uid ?? undefined)
}

function refuse(code: string): never {
  throw new IdentityError(code)
}

/** The session, or the code of the refusal. */
async function prove(
  tx: Queryable,
  { now, sealer }: IdentityContext,
  { body, verificationCode, origin }: { body: FinalizeBody; verificationCode: string; origin: Origin },
): Promise<NewSession | string> {
  const { mfaPendingCredential: secret, mfaEnrollmentId } = body
  const ticket = await lockTicket(tx, 'second-factor', { secret, now: now() })
  if (ticket === undefined || ticket === 'expired' || ticket.uid === null) {
    return 'INVALID_MFA_PENDING_CREDENTIAL'
  }
  if (ticket.tries >= MOST_TRIES) return 'TOO_MANY_ATTEMPTS_TRY_LATER'
  if (mfaEnrollmentId === undefined) return 'MISSING_MFA_ENROLLMENT_ID'
  const account = await lockAccount(tx, ticket.uid)
  if (account.isDisabled) return 'USER_DISABLED'
  const factor = await lockFactor(tx, account.uid, mfaEnrollmentId)
  if (factor === undefined) return 'MFA_ENROLLMENT_NOT_FOUND'
  const step = stepOfPassword(sealer.open(factor.secret), verificationCode, {
    now: now(),
    lastStep: factor.lastStep,
  })
  if (step === undefined) {
    await countTry(tx, secret)
    return 'INVALID_CODE'
  }
  await rememberStep(tx, factor.enrollmentId, step)
  await consumeTicket(tx, secret)
  return openSession(tx, account, {
    ...pendingContent.parse(ticket.content),
    authTime: now(),
    device: origin.device,
    secondFactor: factor.enrollmentId,
  })
}
