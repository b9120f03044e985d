import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { openIdentity } from './open-identity.ts'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsignedOf = (sub: unknown) =>
  `${part({ alg: 'none', type: 'JWT' })}.${part({ sub, iat: 0, exp: 3600, firebase: { sign_in_provider: 'custom' } })}.`
const unsigned = unsignedOf('alice')

test.each([
  { isOpen: true, callers: ['alice', null] },
  { isOpen: false, callers: [undefined, undefined] },
])(
  'an unsigned token and "owner" count on a test server only (open: $isOpen)',
  async ({ isOpen, callers }) => {
    const database = await openTestDatabase()
    const identity = await openIdentity({ database, project: 'p', outbox: openMemoryOutbox(), open: isOpen })
    const uids = [unsigned, 'owner'].map(async (token) =>
      identity.verify(token).then(
        ({ uid }) => uid,
        () => undefined,
      ),
    )
    expect(await Promise.all(uids)).toEqual(callers)
    await database.close()
  },
)

test.each(['a\u0000b', '\ud800', 5, {}])('an unsigned token of %j is not accepted', async (sub) => {
  const database = await openTestDatabase()
  const identity = await openIdentity({ database, project: 'p', outbox: openMemoryOutbox(), open: true })
  await expect(identity.verify(unsignedOf(sub))).rejects.toThrow('INVALID_ID_TOKEN')
  await database.close()
})
