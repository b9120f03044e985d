import { expect, test } from 'vitest'
import { openTestDatabase } from '../database/testing/test-database.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { openIdentity } from './open-identity.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = `${part({ alg: 'none', type: 'JWT' })}.${part({ sub: 'alice', iat: 0, exp: 3600, firebase: { sign_in_provider: 'custom' } })}.`

test.each([
  { isOpen: true, uid: 'alice' },
  { isOpen: false, uid: undefined },
])('an unsigned token names somebody on a test server only (open: $isOpen)', async ({ isOpen, uid }) => {
  const database = await openTestDatabase()
  const identity = await openIdentity({ database, project: 'p', outbox: openMemoryOutbox(), open: isOpen })
  const caller = await identity.verify(unsigned).catch(() => undefined)
  expect(caller?.uid).toBe(uid)
  await database.close()
})
