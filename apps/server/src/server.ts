import { join } from 'node:path'
import { type DatabasePlace, openDatabase } from '@brigade/platform/database/open-database.ts'
import { openOutbox } from '@brigade/platform/mail/outbox.ts'
import { createPlatform } from '@brigade/platform/platform.ts'
import Fastify from 'fastify'
import { collections } from './collections.ts'
import type { ServerConfig } from './config.ts'
import { functions } from './functions/all-functions.ts'
import { registerHealth } from './http/health.ts'
import { registerSecurityHeaders } from './http/security-headers.ts'
import { registerPages } from './pages/register-pages.ts'
import { loadWebBuild } from './pages/web-build.ts'
import { seedDemo } from './seeds/demo/seed-demo.ts'
import { seedCatalogue } from './seeds/seed-catalogue.ts'

/** The SDK's `projectId` and `apiKey`. */
const PROJECT = 'brigade'

/** Time in which listeners leave by themselves before connections are cut. */
const DRAIN_MS = 300

export interface RunningServer extends AsyncDisposable {
  /** Where it answers, such as `http://localhost:8080`. */
  readonly url: string
}

/**
 * Puts the parts together and opens the doors: database, provider, public pages, files.
 * Disposing it stops cleanly: listeners are told to come back, answers under way are finished, the database is closed.
 */
export async function startServer(
  config: ServerConfig,
  place: DatabasePlace = placeOf(config),
): Promise<RunningServer> {
  const web = await loadWebBuild()
  const database = await openDatabase(place)
  const outbox = await openOutbox({ folder: join(config.dataFolder, 'outbox'), smtpUrl: config.smtpUrl })
  const platform = await createPlatform({
    database,
    collections,
    functions,
    outbox,
    project: PROJECT,
    identity: { product: 'Brigade', actionUrl: `${config.publicUrl}/auth/action` },
  })
  await seedCatalogue(platform.documents)
  if (config.isDemo) await seedDemo(platform)
  const app = Fastify({ logger: { level: config.logLevel }, forceCloseConnections: true })
  await registerSecurityHeaders(app)
  registerHealth(app, database)
  await platform.register(app)
  await registerPages(app, { web, documents: platform.documents })
  const url = await app.listen({
    port: config.port,
    host: '0.0.0.0',
    listenTextResolver: (address) => address,
  })

  return {
    url: `http://localhost:${new URL(url).port || '80'}`,
    async [Symbol.asyncDispose]() {
      await platform.drain()
      await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
      await app.close()
      await platform.close()
      await outbox.close()
      await database.close()
    },
  }
}

function placeOf({ databaseUrl, dataFolder }: ServerConfig): DatabasePlace {
  return databaseUrl === undefined
    ? { kind: 'folder', path: join(dataFolder, 'database') }
    : { kind: 'url', url: databaseUrl }
}
