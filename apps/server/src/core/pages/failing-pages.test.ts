import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerRefusals } from '../http/refusals.ts'
import { collections } from '../../collections.ts'
import { registerPages } from '../../register-pages.ts'
import { loadWebBuild } from './web-build.ts'

let app: FastifyInstance
let close: () => Promise<void>

beforeAll(async () => {
  const database = await openTestDatabase()
  const documents = await openDocuments({ database, collections })
  app = Fastify()
  registerRefusals(app)
  await registerPages(app, { web: await loadWebBuild(), documents, billing: 'off' })
  await database.query('alter table documents rename to documents_away')
  close = async () => {
    await app.close()
    await documents.close()
    await database.close()
  }
})

afterAll(() => close())

test.each([
  ['/jobs', 'en-GB', 'Internal Server Error'],
  ['/chefs/anna', 'en-GB', 'Internal Server Error'],
  ['/fr/chefs/anna', 'fr', 'Erreur interne du serveur'],
])('%s of a server that fails is an error page that nobody keeps', async (url, language, title) => {
  const { statusCode, headers, body } = await app.inject(url)

  expect([statusCode, headers['cache-control'], headers['etag']]).toEqual([500, 'no-store', undefined])
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toContain(`<title>${title} · Brigade</title>`)
  expect(body).toContain(`<html lang="${language}"`)
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).not.toMatch(/documents|relation|\.ts:\d/u)
})

test('a payload that cannot be had is none', async () => {
  const answer = await app.inject('/jobs/_payload.json')

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store'])
  expect(answer.json()).not.toHaveProperty('status')
})
