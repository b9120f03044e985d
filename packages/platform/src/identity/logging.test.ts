import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { openIdentity } from './open-identity.ts'

test('every identity call is logged with the account or the reason of the refusal, and without secrets', async () => {
  const lines: string[] = []
  const database = await openTestDatabase()
  const identity = await openIdentity({ database, project: 'brigade', outbox: openMemoryOutbox() })
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } })
  await identity.register(app)
  const ask = async (call: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/identity/v1/accounts:${call}?key=k`, payload })
    return answer.json()
  }
  const person = { email: 'ann@example.com', password: 'a long secret' }
  const { localId, idToken, refreshToken } = await ask('signUp', { ...person, returnSecureToken: true })
  await ask('signInWithPassword', person)
  await ask('signInWithPassword', { ...person, password: 'another one' })
  await ask('update', { idToken: 'forged' })
  const logged = lines.map((line) => JSON.parse(line))

  expect(logged.flatMap(({ uid }) => uid ?? [])).toEqual([localId, localId])
  expect(logged.flatMap(({ refusal }) => refusal ?? [])).toEqual([
    'INVALID_LOGIN_CREDENTIALS',
    'INVALID_ID_TOKEN',
  ])
  for (const secret of [person.email, person.password, 'another one', idToken, refreshToken]) {
    expect(lines.join('')).not.toContain(secret)
  }
  await app.close()
  await identity.close()
  await database.close()
})
