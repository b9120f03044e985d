import type { SeededRandom } from '../seeded-random.ts'
import { type Attack, sendAttack } from './attack.ts'
import { malformedText, corruptText, corruptJson, unsignedToken } from './malformed.ts'

const account = {
  email: 'fuzz@example.com',
  password: 'short',
  returnSecureToken: true,
  localId: 'a',
  idToken: 'a.b.c',
  oobCode: 'x',
  newPassword: 'y',
  requestType: 'PASSWORD_RESET',
  identifier: 'fuzz@example.com',
  continueUri: 'http://localhost',
  refresh_token: 'x',
  grant_type: 'refresh_token',
  postBody: 'id_token=x&providerId=google.com',
  requestUri: 'http://localhost',
  token: 'x',
  phoneNumber: '+15555551000',
  sessionInfo: 'x',
  code: '123456',
  session: 'x',
}

const CALLS = [
  'accounts:signUp',
  'accounts:signInWithPassword',
  'accounts:signInWithEmailLink',
  'accounts:signInWithCustomToken',
  'accounts:signInWithIdp',
  'accounts:signInWithPhoneNumber',
  'accounts:sendVerificationCode',
  'accounts:lookup',
  'accounts:update',
  'accounts:delete',
  'accounts:sendOobCode',
  'accounts:resetPassword',
  'accounts:createAuthUri',
  'accounts:revokeToken',
  'accounts/mfaEnrollment:start',
  'accounts/mfaEnrollment:finalize',
  'accounts/mfaSignIn:finalize',
  'sessions:list',
  'sessions:end',
  'token',
] as const

/** What a provider is said to have said; a test server takes it unsigned. */
function assertion(chance: SeededRandom): string {
  const said = JSON.stringify(
    corruptJson(chance, { sub: 'a', email: 'fuzz@example.com', name: 'A', email_verified: true }),
  )
  const providerId = chance.pick(['google.com', 'apple.com', malformedText(chance)])
  return `id_token=${encodeURIComponent(said)}&providerId=${encodeURIComponent(providerId)}`
}

/** The calls of the identity SDK with something odd in them. */
export const attackIdentity: Attack = (host, chance) => {
  const { pick, random } = chance
  const prefix = pick(['/identity', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'])
  const told = { ...account, postBody: assertion(chance), idToken: pick(['a.b.c', unsignedToken(chance)]) }
  const text = JSON.stringify(random() < 0.8 ? corruptJson(chance, told) : told)
  const isForm = random() < 0.1
  return sendAttack(`http://${host}${prefix}/${pick(['v1', 'v2'])}/${pick(CALLS)}?key=brigade`, {
    method: pick(['POST', 'POST', 'POST', 'GET']) === 'GET' && !isForm ? 'PUT' : 'POST',
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isForm
      ? `grant_type=refresh_token&refresh_token=${encodeURIComponent(malformedText(chance))}`
      : random() < 0.1
        ? corruptText(chance, text)
        : text,
  })
}

/** What browsers and test suites ask beside the SDK's calls: the session cookie, providers, the hooks of a test server. */
export const attackVisits: Attack = (host, chance) => {
  const odd = encodeURIComponent(malformedText(chance))
  const [method, path] = chance.pick([
    ['POST', '/identity/v1/session'],
    ['DELETE', '/identity/v1/session'],
    ['GET', `/identity/providers/${odd}?next=${odd}`],
    ['GET', `/identity/providers/return?state=${odd}&code=${odd}`],
    ['GET', `/emulator/v1/projects/${odd}/oobCodes`],
    ['GET', `/emulator/v1/projects/${odd}/verificationCodes`],
    ['GET', `/identity/v1/projects?key=${odd}`],
    ['GET', `/identity/v2/passwordPolicy?tenantId=${odd}`],
  ])
  return sendAttack(`http://${host}${path}`, {
    method,
    redirect: 'manual',
    headers: { cookie: `__session=${odd}`, 'content-type': chance.pick(['application/json', 'text/plain']) },
    ...(method === 'POST' && {
      body: JSON.stringify(corruptJson(chance, { idToken: unsignedToken(chance) })),
    }),
  })
}
