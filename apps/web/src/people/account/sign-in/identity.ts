import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as leave,
  updateProfile,
  type User,
} from 'firebase/auth'
import { auth, currentUser, noteLeaving, publishSession } from '../../../lib/session/firebase-session.ts'
import { forgetDocuments } from '../../../lib/reading/forget-documents.ts'
import { deleteAllDrafts } from '../../../lib/drafts/draft-storage.ts'
import { logProblem } from '../../../lib/store/log.ts'
import { identityProblem } from './identity-words.ts'
import { enter, type SignInOutcome } from './second-factor.ts'
import { type IdentityOutcome, toIdentityOutcome } from './to-identity-outcome.ts'
import { ensureCard, followAccount } from '../../profiles/public.ts'

/** What is needed to create an account. */
export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly password: string
}

async function linkOrCreate({ email, password }: NewAccount): Promise<User> {
  const guest = await currentUser()
  if (guest === null) return (await createUserWithEmailAndPassword(auth, email, password)).user
  return (await linkWithCredential(guest, EmailAuthProvider.credential(email, password))).user
}

/**
 * Gives the guest of this device an e-mail and a password: the uid stays, and so does everything made with it (rule
 * ID2). What says "guest" elsewhere follows, and the address is asked to confirm itself.
 */
export function createAccount(account: NewAccount): Promise<IdentityOutcome> {
  return toIdentityOutcome(async () => {
    const user = await linkOrCreate(account)
    await updateProfile(user, { displayName: account.name })
    await user.getIdToken(true)
    publishSession()
    await ensureCard(account.name)
    await followAccount(account.name)
    sendEmailVerification(user).catch((problem: unknown) => logProblem('verification e-mail', problem))
  })
}

/** Signs in with e-mail and password; the guest of this device stays with its own uid. */
export function signIn({ email, password }: Pick<NewAccount, 'email' | 'password'>): Promise<SignInOutcome> {
  return enter(() => signInWithEmailAndPassword(auth, email, password))
}

/** Removes this browser from push notifications at sign-out; a failure does not stop the sign-out. */
async function stopPush(): Promise<void> {
  try {
    const { turnPushOff } = await import('../../notifications/push-device.ts')
    await turnPushOff()
  } catch (problem) {
    logProblem('push at sign-out', problem)
  }
}

/** What does not succeed keeps nobody from leaving. */
async function forgetCopies(): Promise<boolean> {
  try {
    return await forgetDocuments()
  } catch (problem) {
    logProblem('the offline copy at sign-out', problem)
    return false
  }
}

/**
 * Signs out, forgets what was typed and what is kept offline, and takes no more messages in this browser; the device gets a
 * new guest by itself.
 * @param loadAnew - called where this page has no documents any more until it is loaded anew
 */
export function signOut(loadAnew: () => void): Promise<IdentityOutcome> {
  return toIdentityOutcome(async () => {
    noteLeaving()
    await leave(auth)
    deleteAllDrafts()
    await stopPush()
    if (await forgetCopies()) loadAnew()
  })
}

/** Asks for an e-mail with which a new password can be chosen; the answer is the same whether or not there is an account. */
export function askForReset(email: string): Promise<IdentityOutcome> {
  return toIdentityOutcome(async () => {
    try {
      await sendPasswordResetEmail(auth, email)
    } catch (thrown) {
      if (identityProblem(thrown).code !== 'user-not-found') throw thrown
    }
  })
}

/** Sends the e-mail that confirms the person's address once more; `next` is where its page leads afterwards. */
export function askForVerification(next?: string): Promise<IdentityOutcome> {
  return toIdentityOutcome(async () => {
    const user = await currentUser()
    if (user === null) return
    const url = `${globalThis.location.origin}${next ?? '/auth'}`
    await sendEmailVerification(user, { url })
  })
}

/** Looks again whether the address has been confirmed meanwhile, on whatever device. */
export function refreshAccount(): Promise<IdentityOutcome> {
  return toIdentityOutcome(async () => {
    const user = await currentUser()
    await user?.reload()
    await user?.getIdToken(true)
    publishSession()
  })
}

/** Gives the account another name; the card and the teams follow. */
export function rename(name: string): Promise<IdentityOutcome> {
  return toIdentityOutcome(async () => {
    const user = await currentUser()
    if (user === null) return
    await updateProfile(user, { displayName: name })
    publishSession()
    await ensureCard(name)
    await followAccount(name)
  })
}
