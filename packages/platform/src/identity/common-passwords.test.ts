import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { startIdentity } from '../../testing/identity/start-identity.ts'
import type { RunningIdentity } from '../../testing/identity/start-identity.ts'

const GOOD = 'four salty radishes'
const tooEasy = {
  code: 'auth/weak-password',
  message: expect.stringContaining('too easy to guess'),
}

let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity({ guessed: { words: ['Saltworks', 'saltworks.example'] } })
})
afterAll(() => server.stop())

let people = 0

const signUp = async (email: string, password: string) =>
  createUserWithEmailAndPassword(server.browser(), email, password)

test.each([
  ['one that many have', 'password1'],
  ['however it is written', 'PassWord1'],
  ['the product’s name', 'saltworks'],
  ['with a year and a sign', 'Saltworks-2026!'],
  ['with a long number', 'saltworks20261123'],
  ['the address’s name', 'vera.cruz'],
  ['its parts the other way round', 'CruzVera1'],
])('a new password is refused that is tried first: %s', async (_how, password) => {
  await expect(signUp('vera.cruz@example.com', password)).rejects.toMatchObject(tooEasy)
})

test.each(['saltworks radish', 'vera likes salt', 'abcdef', '🔪🍋🧄🧅🌶🥬'])(
  'one that says more is taken: %s',
  async (password) => {
    await expect(signUp(`vera.cruz+${(people += 1)}@example.com`, password)).resolves.toBeDefined()
  },
)

test('a changed password is checked too, and may not be the person’s name', async () => {
  const { user } = await signUp('ana@example.com', GOOD)
  await updateProfile(user, { displayName: 'Ana Escudero' })
  await expect(updatePassword(user, 'iloveyou')).rejects.toMatchObject(tooEasy)
  await expect(updatePassword(user, 'escudero7')).rejects.toMatchObject(tooEasy)
  const auth = server.browser()
  await sendPasswordResetEmail(auth, 'ana@example.com')
  const code = await server.newestCode()
  await expect(confirmPasswordReset(auth, code, 'escudero7')).rejects.toMatchObject(tooEasy)
  await confirmPasswordReset(auth, code, 'three salty radishes')
  await expect(
    server.identity.createAccount({ email: 'bo@example.com', password: 'iloveyou' }),
  ).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
})

test('a person with an older password of this kind can sign in', async () => {
  const database = await openTestDatabase()
  const before = await startIdentity({ database })
  await createUserWithEmailAndPassword(before.browser(), 'bo@example.com', 'password1')
  await before.stop()
  const after = await startIdentity({ database, guessed: { words: [] } })
  const { user } = await signInWithEmailAndPassword(after.browser(), 'bo@example.com', 'password1')
  expect(user.email).toBe('bo@example.com')
  await after.stop()
  await database.close()
})
