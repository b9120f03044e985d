import type { Caller } from '@brigade/contract/document.ts'
import { type Given, prepareStatement, runStatement } from '../database/typed-statements.ts'
import { tokenClaims } from './id-token.ts'
import { currentHolder } from './identity-context.ts'
import type { IdentityContext, SignedIn } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { identityTables } from './identity-tables.ts'
import { hashSecret, isSecretShaped, newSecret } from './secret-text.ts'

/** A browser sends a cookie of this name only to the host that set it, and only over TLS. */
const NAME_OVER_TLS = '__Host-session'
const PLAIN_NAME = 'session'

const LIFETIME_MS = 14 * 24 * 3_600_000

/** The oldest token that gets a cookie, so that a token that leaked long ago cannot get one. */
const FRESH_TOKEN_MS = 5 * 60_000

/** Creates the cookie of a session and stores only its hash. It ends with the session. @throws TOKEN_EXPIRED */
export async function makeCookie(
  { database, now }: IdentityContext,
  { session, token }: SignedIn,
  isOverTls: boolean,
): Promise<string> {
  if (now() - token.issuedAt * 1000 > FRESH_TOKEN_MS)
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const secret = newSecret()
  await database.transact(async (tx) => {
    await runStatement(
      tx,
      identityTables.deleteFrom('identity_cookie').where('session_id', '=', session.sessionId),
    )
    await runStatement(
      tx,
      identityTables.insertInto('identity_cookie').values({
        cookie_hash: hashSecret(secret),
        session_id: session.sessionId,
        expires_at: now() + LIFETIME_MS,
      }),
    )
  })
  return cookieText(secret, LIFETIME_MS / 1000, isOverTls)
}

/** A cookie that replaces the session cookie and expires at once. */
export function emptyCookie(isOverTls: boolean): string {
  return cookieText('', 0, isOverTls)
}

/** Deletes the stored cookie of a `Cookie` header. */
export async function forgetCookie({ database }: IdentityContext, header: string | undefined): Promise<void> {
  const secret = secretIn(header)
  if (secret === undefined) return
  await database.transact((tx) =>
    runStatement(
      tx,
      identityTables.deleteFrom('identity_cookie').where('cookie_hash', '=', hashSecret(secret)),
    ),
  )
}

const sessionOfCookie = prepareStatement((given: Given<{ cookieHash: string; now: number }>) =>
  identityTables
    .selectFrom('identity_cookie as c')
    .innerJoin('identity_session as s', 's.session_id', 'c.session_id')
    .select(['s.session_id', 's.uid'])
    .where('c.cookie_hash', '=', given.cookieHash)
    .where('c.expires_at', '>', given.now),
)

/** The caller behind a `Cookie` header; undefined without a cookie, for an ended session or a disabled account. */
export async function callerOfCookie(
  context: IdentityContext,
  header: string | undefined,
): Promise<Caller | undefined> {
  const secret = secretIn(header)
  if (secret === undefined) return undefined
  const [row] = await sessionOfCookie(context.database, {
    cookieHash: hashSecret(secret),
    now: context.now(),
  })
  if (row === undefined) return undefined
  try {
    const { account, session } = await currentHolder(context, row.uid, row.session_id)
    return {
      uid: account.uid,
      isGuest: session.provider === 'anonymous',
      email: account.email,
      isEmailVerified: account.isEmailVerified,
      claims: tokenClaims(account, session),
    }
  } catch (error) {
    if (error instanceof IdentityError) return undefined
    throw error
  }
}

function cookieText(value: string, seconds: number, isOverTls: boolean): string {
  const name = isOverTls ? NAME_OVER_TLS : PLAIN_NAME
  const secure = isOverTls ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function secretIn(header: string | undefined): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='))
  const value = (name: string): string | undefined => pairs.find(([key]) => key === name)?.[1]
  const secret = value(NAME_OVER_TLS) ?? value(PLAIN_NAME)
  return secret !== undefined && isSecretShaped(secret) ? secret : undefined
}
