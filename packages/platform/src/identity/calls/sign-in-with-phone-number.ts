import * as z from 'zod'
import type { Queryable } from '../../database/database.ts'
import { newAccount } from '../account.ts'
import { findAccountByPhone, insertAccount, lockAccount, saveAccount } from '../account-store.ts'
import { callBody, call, idTokenField, text } from '../call.ts'
import { completeFirstFactor, presentFirstFactorResult } from '../first-factor-result.ts'
import type { FirstFactorResult } from '../first-factor-result.ts'
import { requireRecentSignIn, signedIn } from '../identity-context.ts'
import type { IdentityContext, Origin, SignedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { insertRefreshToken } from '../refresh-tokens.ts'
import { newUid } from '../secret-text.ts'
import { saveSession } from '../session.ts'
import { countTry, insertTicket, lockTicket, consumeTicket } from '../ticket.ts'
import { phoneField } from './send-verification-code.ts'

const MOST_TRIES = 5
const PROOF_SECONDS = '600'

const codeContent = z.object({ phoneNumber: z.string(), code: z.string() })
const proofContent = z.object({ phoneNumber: z.string() })

const signInWithPhoneBody = callBody({
  sessionInfo: text('SESSION_INFO', 1024).optional(),
  code: text('CODE', 64).optional(),
  temporaryProof: text('TEMPORARY_PROOF', 1024).optional(),
  phoneNumber: phoneField.optional(),
  idToken: idTokenField.optional(),
  operation: text('OPERATION', 64).optional(),
})

type SignInWithPhoneBody = z.infer<typeof signInWithPhoneBody>

/**
 * `accounts:signInWithPhoneNumber`: signs in with a code that was sent to a phone, creating a missing account;
 * with an ID token, gives that account the number instead.
 */
export const signInWithPhoneNumber = call(signInWithPhoneBody, async (context, body, origin) => {
  if (context.phoneTexts === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  const tries = { codeCheckPerAddress: origin.address }
  await context.attempts.take(tries)
  const holder = body.idToken === undefined ? undefined : await signedIn(context, body.idToken)
  if (holder !== undefined && holder.session.provider !== 'anonymous')
    requireRecentSignIn(context, holder.session)
  const outcome = await context.database.transact(async (tx) => {
    const proof = await provedNumber(tx, context, body)
    if ('refusal' in proof) return proof
    return holder === undefined
      ? signIn(tx, context, { ...proof, body, origin })
      : link(tx, context, { ...proof, holder })
  })
  // Thrown after the transaction, so that the failed try stays counted.
  if ('refusal' in outcome) throw new IdentityError(outcome.refusal)
  await context.attempts.giveBack(tries)
  return 'temporaryProof' in outcome ? outcome : present(context, outcome)
})

type Proved = { readonly phoneNumber: string } | { readonly refusal: string }

/** Another account has the number; with the proof the SDK can sign in to that one. */
interface TakenNumber {
  readonly temporaryProof: string
  readonly phoneNumber: string
  /** Seconds, as text. */
  readonly temporaryProofExpiresIn: string
}

type PhoneSignIn = FirstFactorResult & { readonly isNewUser: boolean }

async function provedNumber(
  tx: Queryable,
  context: IdentityContext,
  { sessionInfo, code, temporaryProof, phoneNumber }: SignInWithPhoneBody,
): Promise<Proved> {
  const now = context.now()
  if (temporaryProof !== undefined) {
    const ticket = await lockTicket(tx, 'phone-proof', { secret: temporaryProof, now })
    if (ticket === undefined || ticket === 'expired') return { refusal: 'INVALID_TEMPORARY_PROOF' }
    const proved = proofContent.parse(ticket.content)
    if (phoneNumber !== proved.phoneNumber) return { refusal: 'INVALID_TEMPORARY_PROOF' }
    await consumeTicket(tx, temporaryProof)
    return proved
  }
  if (sessionInfo === undefined || sessionInfo === '') return { refusal: 'MISSING_SESSION_INFO' }
  if (code === undefined || code === '') return { refusal: 'MISSING_CODE' }
  const ticket = await lockTicket(tx, 'phone-code', { secret: sessionInfo, now })
  if (ticket === 'expired') return { refusal: 'SESSION_EXPIRED' }
  if (ticket === undefined) return { refusal: 'INVALID_SESSION_INFO' }
  if (ticket.tries >= MOST_TRIES) return { refusal: 'TOO_MANY_ATTEMPTS_TRY_LATER' }
  const sent = codeContent.parse(ticket.content)
  if (sent.code !== code) {
    await countTry(tx, sessionInfo)
    return { refusal: 'INVALID_CODE' }
  }
  await consumeTicket(tx, sessionInfo)
  return sent
}

async function signIn(
  tx: Queryable,
  context: IdentityContext,
  { phoneNumber, body, origin }: { phoneNumber: string; body: SignInWithPhoneBody; origin: Origin },
): Promise<PhoneSignIn | { readonly refusal: string }> {
  const now = context.now()
  const found = await findAccountByPhone(tx, phoneNumber)
  if (found === undefined && body.operation === 'REAUTH') return { refusal: 'USER_NOT_FOUND' }
  const before = found === undefined ? newAccount(newUid(), now) : await lockAccount(tx, found.uid)
  const account = { ...before, phoneNumber, lastLoginAt: now }
  await (found === undefined ? insertAccount(tx, account) : saveAccount(tx, account))
  const entrance = await completeFirstFactor(tx, account, {
    provider: 'phone',
    authTime: now,
    device: origin.device,
  })
  return { ...entrance, isNewUser: found === undefined }
}

async function link(
  tx: Queryable,
  context: IdentityContext,
  { phoneNumber, holder }: { readonly phoneNumber: string; readonly holder: SignedIn },
): Promise<PhoneSignIn | TakenNumber> {
  const now = context.now()
  const before = await lockAccount(tx, holder.account.uid)
  const owner = await findAccountByPhone(tx, phoneNumber)
  if (owner !== undefined && owner.uid !== before.uid) {
    const content = { phoneNumber }
    const temporaryProof = await insertTicket(tx, { kind: 'phone-proof', uid: owner.uid, content, now })
    return { temporaryProof, phoneNumber, temporaryProofExpiresIn: PROOF_SECONDS }
  }
  const account = { ...before, phoneNumber, lastLoginAt: now }
  const { session: old } = holder
  const session = old.provider === 'anonymous' ? { ...old, provider: 'phone', authTime: now } : old
  await saveAccount(tx, account)
  await saveSession(tx, session)
  return { account, session, refreshToken: await insertRefreshToken(tx, session), isNewUser: false }
}

async function present(context: IdentityContext, signedInBy: PhoneSignIn): Promise<object> {
  const { isNewUser, ...entrance } = signedInBy
  const { uid, phoneNumber } = entrance.account
  return { localId: uid, isNewUser, phoneNumber, ...(await presentFirstFactorResult(context, entrance)) }
}
