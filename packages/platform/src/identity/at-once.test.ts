import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../../testing/database/test-database.ts'
import { errorOf, startIdentity, textOf } from '../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../testing/identity/start-identity.ts'

const PASSWORD = 'secret-12'

describe('identity', () => {
  let engine: SharedDatabase
  let server: RunningIdentity
  beforeAll(async () => {
    engine = await openSharedDatabase()
    server = await startIdentity({ database: engine.database })
  })
  afterAll(async () => {
    await server.stop()
    await engine.close()
  })

  test('ten simultaneous sign-ups with one address create one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.call('accounts:signUp', { email: 'a@example.com', password: PASSWORD }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ body }) => errorOf(body)))).toEqual(new Set(['EMAIL_EXISTS']))
  })

  test('ten tabs that refresh together get the same successor', async () => {
    const { body } = await server.call('accounts:signUp', {})
    const token = textOf(body, 'refreshToken')
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.refresh(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(answers.map((answer) => answer.body['refresh_token'])).size).toBe(1)
  })

  test('a one-time code works once, even ten times at once', async () => {
    await server.call('accounts:signUp', { email: 'b@example.com', password: PASSWORD })
    await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'b@example.com' })
    const oobCode = await server.newestCode()
    const resets = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        server.call('accounts:resetPassword', { oobCode, newPassword: `new-secret-${at}` }),
      ),
    )
    expect(resets.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('sessions that end while they refresh end cleanly', async () => {
    const { body } = await server.call('accounts:signUp', {})
    const token = textOf(body, 'refreshToken')
    const refreshes = Array.from({ length: 5 }, () => server.refresh(token))
    const [answers] = await Promise.all([
      Promise.all(refreshes),
      server.identity.endSessions(textOf(body, 'localId')),
    ])
    for (const { status, body: answer } of answers) {
      expect(status === 200 || errorOf(answer) === 'TOKEN_EXPIRED').toBe(true)
    }
    expect(errorOf((await server.refresh(token)).body)).toBe('TOKEN_EXPIRED')
  })

  test('a deleted account is deleted with all its data', async () => {
    const { body } = await server.call('accounts:signUp', { email: 'c@example.com', password: PASSWORD })
    await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'c@example.com' })
    const oobCode = await server.newestCode()
    expect((await server.call('accounts:delete', { idToken: textOf(body, 'idToken') })).status).toBe(200)
    const uid = textOf(body, 'localId')
    expect(await engine.database.query('select 1 from identity_session where uid = $1', [uid])).toEqual([])
    expect(errorOf((await server.call('accounts:resetPassword', { oobCode })).body)).toBe('INVALID_OOB_CODE')
    expect(errorOf((await server.refresh(textOf(body, 'refreshToken'))).body)).toBe('TOKEN_EXPIRED')
  })
})
