import { createUserWithEmailAndPassword, reload, signInWithEmailAndPassword } from 'firebase/auth'
import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { errorOf, startIdentity, textOf } from '../../testing/identity/start-identity.ts'

const PASSWORD = 'secret-12'

/** A real database whose disk can be said to be full: then it guards its transactions as the embedded engine does. */
async function fillable(): Promise<{ database: Database; fill: () => void; strayWrites: string[] }> {
  const real = await openTestDatabase()
  const strayWrites: string[] = []
  let isFull = false
  return {
    strayWrites,
    fill: () => {
      isFull = true
    },
    database: {
      ...real,
      query(sql, params) {
        // Outside a transaction nothing guards a write, and on a full disk it would stop the engine for ever.
        if (/^\s*(insert|update|delete)/i.test(sql)) strayWrites.push(sql)
        return real.query(sql, params)
      },
      async transact(work) {
        if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        return real.transact(work)
      },
    },
  }
}

test('on a full disk people stay signed in and can read; calls that must store something are refused with a message', async () => {
  const { database, fill, strayWrites } = await fillable()
  const server = await startIdentity({ database })
  const auth = server.browser()
  const { user } = await createUserWithEmailAndPassword(auth, 'a@example.com', PASSWORD)
  fill()
  await reload(user)
  const before = user.refreshToken
  await user.getIdToken(true)
  expect(user.refreshToken).toBe(before)
  expect((await server.identity.verify(await user.getIdToken())).uid).toBe(user.uid)
  await expect(signInWithEmailAndPassword(server.browser(), 'a@example.com', PASSWORD)).rejects.toMatchObject(
    {
      code: 'auth/resource-exhausted',
    },
  )
  const { status, body } = await server.call('accounts:signUp', {})
  expect([status, errorOf(body)]).toEqual([503, expect.stringMatching(/^RESOURCE_EXHAUSTED : /)])
  expect(strayWrites).toEqual([])
  await server.stop()
  await database.close()
})

test('all writes are in transactions, which check the free disk space', async () => {
  const { database, strayWrites } = await fillable()
  const server = await startIdentity({ database, open: true })
  const email = 'b@example.com'
  const { body } = await server.call('accounts:signUp', { email, password: PASSWORD })
  const idToken = textOf(body, 'idToken')
  await server.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const oobCode = await server.newestCode()
  await server.call('accounts:update', { idToken, displayName: 'B', email: 'c@example.com' })
  await server.call('accounts:signInWithPassword', { email: 'c@example.com', password: PASSWORD })
  await server.call('accounts:resetPassword', { oobCode, newPassword: 'another-12' })
  await server.call('accounts:signInWithCustomToken', { token: '{"uid":"custom"}' })
  await server.call('accounts:signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent('{"sub":"1","email":"d@example.com"}')}`,
  })
  await server.refresh(textOf(body, 'refreshToken'))
  await server.identity.createAccount({ email: 'e@example.com', password: PASSWORD })
  await server.identity.rotateKeys()
  await fetch(`${server.origin}/emulator/v1/projects/brigade/accounts`, { method: 'DELETE' })
  expect(strayWrites).toEqual([])
  await server.stop()
  await database.close()
})
