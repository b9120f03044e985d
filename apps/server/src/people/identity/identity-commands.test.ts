import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import type { Identity } from '@brigade/platform/identity/identity.ts'
import { openIdentity } from '@brigade/platform/identity/open-identity.ts'
import { openMemoryOutbox } from '@brigade/platform/mail/outbox.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runIdentityCommand } from './identity-commands.ts'

const outbox = openMemoryOutbox()
let database: Database
let identity: Identity
let uid: string
beforeAll(async () => {
  database = await openTestDatabase()
  identity = await openIdentity({ database, project: 'brigade', outbox })
  uid = await identity.createAccount({ email: 'ines@example.com', password: 'secret-12' })
})
afterAll(async () => {
  await identity.close()
  await database.close()
})

const run = (...words: string[]): Promise<string> => runIdentityCommand(identity, words)
const account = () => identity.findAccount(uid)

test('accounts are listed, and shown by uid or address', async () => {
  expect(await run('list')).toMatch(new RegExp(`^${uid}\\tines@example\\.com\\t\\S+\\tunconfirmed$`))
  expect(await run('show', 'Ines@Example.com')).toContain('0 sessions')
})

test('an account is disabled and enabled again', async () => {
  await run('disable', uid)
  expect((await account())?.isDisabled).toBe(true)
  await run('enable', 'ines@example.com')
  expect((await account())?.isDisabled).toBe(false)
})

test('an operator is made and unmade, and keeps other claims', async () => {
  await identity.setClaims(uid, { beta: true })
  await run('make-admin', uid)
  expect((await account())?.claims).toEqual({ beta: true, op: true, mod: true })
  await run('remove-admin', uid)
  expect((await account())?.claims).toEqual({ beta: true })
})

test('a reset is sent, sessions end, factors go, a token signs in', async () => {
  await run('send-reset', uid)
  expect(outbox.sent.at(-1)?.to).toBe('ines@example.com')
  expect(await run('sign-out', uid)).toContain('signed out')
  expect(await run('remove-factors', uid)).toBe('0 second factors removed.')
  expect((await run('sign-in-token', uid)).split('.')).toHaveLength(3)
})

test('what is not understood or not there is said in one sentence', async () => {
  await expect(run()).rejects.toThrow('npm run identity')
  await expect(run('promote', uid)).rejects.toThrow('npm run identity')
  await expect(run('constructor', uid)).rejects.toThrow('npm run identity')
  await expect(run('disable', 'nobody@example.com')).rejects.toThrow(
    'There is no account "nobody@example.com".',
  )
})

test('an account is deleted', async () => {
  await run('delete', uid)
  expect(await run('list')).toBe('There are no accounts.')
})
