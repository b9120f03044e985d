import { channel } from 'node:diagnostics_channel'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT_FOLDER, loadWebBuild } from '../pages/web-build.ts'
import { ownServer } from '../../../testing/own-server.ts'

/** With all that an operator can switch on. */
const EVERYTHING = {
  BRIGADE_BILLING: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'brigade',
}

const routes: RouteOptions[] = []

function isInitialization(message: unknown): message is { readonly fastify: FastifyInstance } {
  return typeof message === 'object' && message !== null && 'fastify' in message
}

function collect(message: unknown): void {
  if (isInitialization(message)) message.fastify.addHook('onRoute', (route) => void routes.push(route))
}

// Listens before the server is made.
beforeAll(() => channel('fastify.initialization').subscribe(collect))
afterAll(() => channel('fastify.initialization').unsubscribe(collect))
ownServer({ demo: true, settings: EVERYTHING })

const isBuiltFile = (path: string) => existsSync(join(CLIENT_FOLDER, decodeURIComponent(path)))

test('the service worker leaves alone what the server answers itself, whichever part of it does', async () => {
  const { entry } = await loadWebBuild()
  const gettable = routes.filter(
    ({ method, constraints }) => [method].flat().includes('GET') && constraints === undefined,
  )
  const own = [...new Set(gettable.map(({ url }) => url))].filter((url) => url !== '/*' && !isBuiltFile(url))
  expect(own).toContain('/exports/:dataRequestId')
  expect(own.filter((url) => !entry.isServersOwn(url))).toEqual([])
})
