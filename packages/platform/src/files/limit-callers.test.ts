import { expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import { limitCallers } from './limit-callers.ts'

test('an account that asks too much is told when to come back, and no other account is', async () => {
  let now = 0
  const verify = async (uid: string): Promise<Caller> => ({
    uid,
    isGuest: false,
    email: null,
    isEmailVerified: false,
    claims: {},
  })
  const limited = limitCallers(verify, () => now, { tries: 2, perMs: 60_000 })

  for (const _ of [1, 2]) expect(await limited('ann')).toMatchObject({ uid: 'ann' })
  await expect(limited('ann')).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('1970-01-01T00:01:00.000Z'),
  })
  expect(await limited('ben')).toMatchObject({ uid: 'ben' })
  now = 60_000
  expect(await limited('ann')).toMatchObject({ uid: 'ann' })
})
