import {
  EmailAuthProvider,
  multiFactor,
  reauthenticateWithCredential,
  TotpMultiFactorGenerator,
  type TotpSecret,
  unlink,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { auth, currentUser, publishSession } from '../../../lib/session/firebase-session.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { enter, type SignInOutcome } from '../sign-in/second-factor.ts'
import { type IdentityOutcome, toIdentityOutcome } from '../sign-in/to-identity-outcome.ts'

/** A second step that the account asks for at sign-in. */
export interface Factor {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly since: number
}

/** The sign-in methods of an account, as the identity service reports them. */
export interface Account {
  readonly uid: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly hasPassword: boolean
  /** Other providers' sign-ins, such as `oidc.sso`. */
  readonly providerIds: readonly string[]
  readonly factors: readonly Factor[]
}

function accountOf(user: User): Account {
  const providerIds = user.providerData.map(({ providerId }) => providerId)
  return {
    uid: user.uid,
    email: user.email ?? '',
    isEmailVerified: user.emailVerified,
    hasPassword: providerIds.includes('password'),
    providerIds: providerIds.filter((providerId) => providerId !== 'password'),
    factors: multiFactor(user).enrolledFactors.map(({ uid, displayName, enrollmentTime }) => ({
      id: uid,
      name: displayName ?? '',
      since: Date.parse(enrollmentTime),
    })),
  }
}

/** The account as stored on the server; null for a guest or without a session. */
export async function readAccount(): Promise<Account | null> {
  const user = await currentUser()
  if (user === null || user.isAnonymous) return null
  await user.reload()
  return accountOf(auth.currentUser ?? user)
}

async function withUser(step: (user: User) => Promise<unknown>): Promise<void> {
  const user = await currentUser()
  if (user === null) return
  await step(user)
  publishSession()
}

/** Signs in again, for steps that need a sign-in of the last five minutes. */
export function signInOnceMore(password: string): Promise<SignInOutcome> {
  return enter(() =>
    withUser((user) =>
      reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
    ),
  )
}

/** Sends a link to the new address; the old one signs in until the link is followed. */
export function changeEmail(email: string): Promise<IdentityOutcome> {
  const url = `${globalThis.location.origin}${paths.settings}`
  return toIdentityOutcome(() => withUser((user) => verifyBeforeUpdateEmail(user, email, { url })))
}

/** Sets another password; all other devices are signed out. */
export function changePassword(password: string): Promise<IdentityOutcome> {
  return toIdentityOutcome(() => withUser((user) => updatePassword(user, password)))
}

/** Takes away a provider's sign-in. */
export function removeProvider(providerId: string): Promise<IdentityOutcome> {
  return toIdentityOutcome(() => withUser((user) => unlink(user, providerId)))
}

/** A secret for an authenticator app, and the address in which the app finds it. */
export interface Enrolment {
  /** Letters and digits, to be typed where nothing can be scanned. */
  readonly key: string
  readonly address: string
  /** Ends all other sessions and asks for the app's code from now on. */
  readonly finish: (code: string) => Promise<IdentityOutcome>
}

function enrolmentOf(user: User, secret: TotpSecret, name: string): Enrolment {
  return {
    key: secret.secretKey,
    address: secret.generateQrCodeUrl(user.email ?? '', 'Brigade'),
    finish: (code) =>
      toIdentityOutcome(async () => {
        const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, code.replaceAll(/\s/gu, ''))
        await multiFactor(user).enroll(assertion, name)
        publishSession()
      }),
  }
}

/** Begins a second step with an authenticator app; nothing is asked for before `finish`. */
export async function startEnrolment(
  name: string,
): Promise<{ readonly state: 'ready'; readonly enrolment: Enrolment } | IdentityOutcome> {
  let enrolment: Enrolment | undefined
  const outcome = await toIdentityOutcome(() =>
    withUser(async (user) => {
      const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
      enrolment = enrolmentOf(user, secret, name)
    }),
  )
  return enrolment === undefined ? outcome : { state: 'ready', enrolment }
}

/** Stops asking for a second step. */
export function removeFactor(id: string): Promise<IdentityOutcome> {
  return toIdentityOutcome(() => withUser((user) => multiFactor(user).unenroll(id)))
}
