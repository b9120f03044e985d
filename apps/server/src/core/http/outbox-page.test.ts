import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOutbox } from '@brigade/platform/mail/outbox.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../start/config.ts'
import { shownOutbox } from '../../people/identity/identity-settings.ts'
import { registerOutboxPage } from './outbox-page.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brigade-outbox-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the outbox is shown while the product is developed without a mail server, and never else', () => {
  const shown = (environment: Readonly<Record<string, string>>): boolean =>
    shownOutbox(readConfig(environment)) !== undefined
  expect(shown({ NODE_ENV: 'development' })).toBe(true)
  expect(shown({ NODE_ENV: 'development', SMTP_URL: 'smtp://localhost' })).toBe(false)
  expect(shown({ NODE_ENV: 'production' })).toBe(false)
  expect(shown({})).toBe(false)
})

test('the page lists messages with their links, to this machine alone', async () => {
  const outbox = await openOutbox({ folder })
  await outbox.send({ to: 'a@example.com', subject: 'One <b>', text: 'Open\n\nhttp://localhost/x?a=1&b=2\n' })
  await writeFile(join(folder, '.unfinished.part'), 'x')
  const app = Fastify()
  registerOutboxPage(app, folder)
  const here = await app.inject('/identity/outbox')
  expect(here.body).toContain('<h2>One &lt;b&gt;</h2>')
  expect(here.body).toContain('<a href="http://localhost/x?a=1&amp;b=2">')
  const elsewhere = await app.inject({ url: '/identity/outbox', remoteAddress: '192.0.2.1' })
  const forwarded = await app.inject({ url: '/identity/outbox', headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect([elsewhere.statusCode, forwarded.statusCode]).toEqual([403, 403])
  await app.close()
})
