import * as z from 'zod'
import { findAccountByEmail } from '../account-store.ts'
import { callBody, call, emailField, idTokenField, text } from '../call.ts'
import { requireRecentSignIn, signedIn } from '../identity-context.ts'
import type { IdentityContext, SignedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import type { CodeMail } from '../identity-mails.ts'
import { insertCode } from '../one-time-code.ts'
import type { OneTimeCode } from '../one-time-code.ts'

const sendOobCodeBody = callBody({
  requestType: z.enum(['PASSWORD_RESET', 'EMAIL_SIGNIN', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'], {
    error: ({ input }) => (input === undefined ? 'MISSING_REQ_TYPE' : 'INVALID_REQ_TYPE'),
  }),
  email: emailField.optional(),
  newEmail: emailField.optional(),
  idToken: idTokenField.optional(),
  continueUrl: text('CONTINUE_URI', 2048).optional(),
  linkDomain: text('LINK_DOMAIN', 256).optional(),
})

type SendOobCodeBody = z.infer<typeof sendOobCodeBody>

/**
 * `accounts:sendOobCode`: sends a code by e-mail. Everything that depends on the existence of an account happens
 * after the answer, so neither answer nor timing reveals it.
 */
export const sendOobCode = call(sendOobCodeBody, async (context, body, { address }) => {
  await context.attempts.take({ codePerAddress: address })
  checkContinueUrl(context, body.continueUrl)
  checkLinkDomain(context, body.linkDomain)
  const email = await SENDERS[body.requestType](context, body)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
})

/** Sends one kind of code; returns the address for the answer. */
type Sender = (context: IdentityContext, body: SendOobCodeBody) => Promise<string>

async function sendPasswordReset(
  context: IdentityContext,
  { email, continueUrl }: SendOobCodeBody,
): Promise<string> {
  const to = present(email, 'MISSING_EMAIL')
  await context.attempts.take({ codePerAccount: to })
  context.mailLater(async () => {
    const account = await findAccountByEmail(context.database, to)
    if (account === undefined || account.isDisabled) return undefined
    const code: OneTimeCode = { purpose: 'PASSWORD_RESET', uid: account.uid, email: to, newEmail: null }
    return mailOf(context, code, { to, continueUrl })
  })
  return to
}

async function sendSignInLink(
  context: IdentityContext,
  { email, continueUrl }: SendOobCodeBody,
): Promise<string> {
  const to = present(email, 'MISSING_EMAIL')
  present(continueUrl, 'MISSING_CONTINUE_URI')
  await context.attempts.take({ codePerAccount: to })
  context.mailLater(() =>
    mailOf(context, { purpose: 'EMAIL_SIGNIN', uid: null, email: to, newEmail: null }, { to, continueUrl }),
  )
  return to
}

async function sendVerification(
  context: IdentityContext,
  { idToken, continueUrl }: SendOobCodeBody,
): Promise<string> {
  const { account } = await holderOf(context, idToken)
  const to = present(account.email, 'MISSING_EMAIL')
  await context.attempts.take({ codePerAccount: to })
  context.mailLater(() =>
    mailOf(
      context,
      { purpose: 'VERIFY_EMAIL', uid: account.uid, email: to, newEmail: null },
      { to, continueUrl },
    ),
  )
  return to
}

async function sendChange(context: IdentityContext, body: SendOobCodeBody): Promise<string> {
  const { account, session } = await holderOf(context, body.idToken)
  const email = present(account.email, 'MISSING_EMAIL')
  const newEmail = present(body.newEmail, 'MISSING_NEW_EMAIL')
  requireRecentSignIn(context, session)
  await context.attempts.take({ codePerAccount: newEmail })
  if ((await findAccountByEmail(context.database, newEmail)) !== undefined)
    throw new IdentityError('EMAIL_EXISTS')
  const code: OneTimeCode = { purpose: 'VERIFY_AND_CHANGE_EMAIL', uid: account.uid, email, newEmail }
  context.mailLater(() => mailOf(context, code, { to: newEmail, continueUrl: body.continueUrl }))
  return email
}

async function holderOf(context: IdentityContext, idToken: string | undefined): Promise<SignedIn> {
  return signedIn(context, present(idToken, 'MISSING_ID_TOKEN'))
}

async function mailOf(
  { database, now }: IdentityContext,
  code: OneTimeCode,
  { to, continueUrl }: { readonly to: string; readonly continueUrl: string | undefined },
): Promise<CodeMail> {
  const secret = await database.transact((tx) => insertCode(tx, code, now()))
  return { purpose: code.purpose, to, code: secret, continueUrl, newEmail: code.newEmail }
}

/** A link in an e-mail must not redirect to a foreign site. */
function checkContinueUrl({ continueHosts, isOpen }: IdentityContext, continueUrl: string | undefined): void {
  if (continueUrl === undefined) return
  const url = URL.parse(continueUrl)
  if (url === null || !/^https?:$/.test(url.protocol)) throw new IdentityError('INVALID_CONTINUE_URI')
  if (!isOpen && !continueHosts.includes(url.host)) throw new IdentityError('UNAUTHORIZED_DOMAIN')
}

/** Links lead to the page of this server, so a caller cannot ask for another one. */
function checkLinkDomain(
  { continueHosts: [own], isOpen }: IdentityContext,
  domain: string | undefined,
): void {
  if (domain !== undefined && domain !== own && !isOpen)
    throw new IdentityError('INVALID_HOSTING_LINK_DOMAIN')
}

function present(value: string | null | undefined, missing: string): string {
  if (value === null || value === undefined) throw new IdentityError(missing)
  return value
}

const SENDERS: Readonly<Record<SendOobCodeBody['requestType'], Sender>> = {
  PASSWORD_RESET: sendPasswordReset,
  EMAIL_SIGNIN: sendSignInLink,
  VERIFY_EMAIL: sendVerification,
  VERIFY_AND_CHANGE_EMAIL: sendChange,
}
