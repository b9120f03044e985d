import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { readConformanceSettings } from './conformance-settings.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { openDiskStore } from '../src/files/bytes/disk-store.ts'
import { endConnections } from '../src/http/end-connections.ts'
import { refuseConnection } from '../src/http/refuse-connection.ts'
import { takeTextBodies } from '../src/http/text-bodies.ts'
import { providerJobs } from '../src/jobs/provider-jobs.ts'
import { startJobs } from '../src/jobs/start-jobs.ts'
import { openMemoryOutbox } from '../src/mail/outbox.ts'
import { createPlatform } from '../src/platform.ts'

/** How long a clean stop may take before the rest is cut off. */
const STOP_WITHIN_MS = 5_000

const PROJECT = 'brigade'

const MOST_RULES_BYTES = 262_144

const settings = readConformanceSettings(process.env)
if (typeof settings === 'string') {
  process.stderr.write(`${settings}\n`)
  process.exit(1)
}

const database = await openDatabase(settings.place)
const filesFolder = settings.filesFolder ?? (await mkdtemp(join(tmpdir(), 'brigade-files-')))
const isPassing = settings.filesFolder === undefined
const outbox = openMemoryOutbox()
const platform = await createPlatform({
  database,
  collections: [],
  functions: [],
  outbox,
  project: PROJECT,
  files: { bucket: 'brigade', bytes: await openDiskStore(filesFolder), rules: [] },
  isOpen: true,
  ...(settings.node !== undefined && { node: settings.node }),
  origins: 'any',
})
const app = Fastify({
  logger: { level: 'warn', base: null },
  forceCloseConnections: 'idle',
  clientErrorHandler: refuseConnection,
})
endConnections(app, STOP_WITHIN_MS / 2)
await platform.register(app)
const jobs = await startJobs({ database, log: app.log, jobs: providerJobs, parts: platform })
app.get('/healthz', () => ({ status: 'ok' }))
await app.register(async (scope) => {
  // The SDK's own tests, and tests of rules, open everything with rules first; here it is open already.
  takeTextBodies(scope, MOST_RULES_BYTES)
  scope.put('/.settings/rules.json', () => ({ status: 'ok' }))
  scope.put(`/emulator/v1/projects/${PROJECT}::securityRules`, () => ({}))
  scope.put('/internal/setRules', () => ({ message: 'Rules updated successfully' }))
})

// Only this machine: everything is open here.
const address = await app.listen({ port: settings.port, host: 'localhost' }).catch((error: Error) => error)
if (address instanceof Error) {
  process.stderr.write(`The server cannot listen on port ${settings.port}: ${address.message}.\n`)
  process.exit(1)
}
const { port } = new URL(address)
process.stdout.write(
  `The provider is ready at http://localhost:${port} with every collection, file and realtime place open.\n`,
)

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  await platform.drain()
  await app.close()
  await jobs.stop()
  await platform.close()
  await database.close()
  if (isPassing) await rm(filesFolder, { recursive: true, force: true })
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
