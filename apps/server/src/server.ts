import { realtimePlaces } from '@brigade/domain/people/presence/realtime-places.ts'
import { fileRules } from '@brigade/domain/access/files/file-rules.ts'
import { bringOver } from '@brigade/platform/backup/old-engine/bring-over.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { EngineError } from '@brigade/platform/database/embedded/engine-error.ts'
import type { EngineLog } from '@brigade/platform/database/embedded/engine-log.ts'
import { type DatabasePlace, openDatabase } from '@brigade/platform/database/open-database.ts'
import { openClamd } from '@brigade/platform/files/scanning/clamd.ts'
import { startJobs } from '@brigade/platform/jobs/start-jobs.ts'
import { openOutbox } from '@brigade/platform/mail/outbox.ts'
import { createPlatform } from '@brigade/platform/platform.ts'
import type { Job } from '@brigade/platform/jobs/define-job.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { registerExport } from './people/accounts/register-export.ts'
import { openBilling } from './people/plans/open-billing.ts'
import { openBackupAge } from './core/backups/backup-age.ts'
import { areOnOneDisk } from './core/backups/kept-backups.ts'
import { nightlyBackupJob } from './core/backups/nightly-backup.ts'
import { collections } from './collections.ts'
import { contactOf, placeOf, type ServerConfig } from './core/start/config.ts'
import { holdDataFolder, makeDataFolder } from './core/start/data-folder.ts'
import { fileEvents } from './core/files/file-events.ts'
import { beginStockBalances } from './kitchen/jobs/check-stock-balances.ts'
import { chainNewRecords } from './kitchen/functions/safety/chain-new-records.ts'
import { openBytes } from './core/files/open-bytes.ts'
import { functions } from './all-functions.ts'
import { planFunctions } from './people/functions/plans/plan-functions.ts'
import { sendOrderMailsJob } from './kitchen/jobs/send-order-mails.ts'
import { registerOutboxPage } from './core/http/outbox-page.ts'
import { registerHealth, type ServerPhase } from './core/http/health.ts'
import { withoutSecrets } from './core/http/logging.ts'
import { registerMetrics, serveMetrics } from './core/http/metrics.ts'
import { openApp } from './core/http/open-app.ts'
import { keepPrivateByDefault } from './core/http/private-by-default.ts'
import { registerRefusals } from './core/http/refusals.ts'
import { registerSecurityHeaders } from './core/http/security-headers.ts'
import { deliverNotices } from './people/push/deliver-notices.ts'
import { pushThrough } from './people/push/send-push.ts'
import { registerPages } from './register-pages.ts'
import { identitySettings, outboxOf, PROJECT, shownOutbox } from './people/identity/identity-settings.ts'
import { allJobs } from './all-jobs.ts'
import { loadWebBuild, type WebBuild } from './core/pages/web-build.ts'
import { plainConnections } from './core/start/plain-connections.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { seedCatalogue } from './demo/seed-catalogue.ts'
import { causeInWords, StartError } from './core/start/start-error.ts'

/** The SDK's `storageBucket`. */
const BUCKET = 'brigade'

/** Time in which listeners leave by themselves before connections are cut. */
const DRAIN_MS = 300

export interface RunningServer extends AsyncDisposable {
  /** Where it answers, such as `http://localhost:8080`. */
  readonly url: string
}

/**
 * Puts the parts together and listens: data folder, database, provider, public pages, files.
 * Disposing it stops cleanly: listeners are told to come back, answers under way are finished, the database is closed.
 * @throws StartError with one sentence when a setting names something that cannot be used
 */
export async function startServer(
  config: ServerConfig,
  place: DatabasePlace = placeOf(config),
): Promise<RunningServer> {
  const web = await loadWebBuild()
  // What is open when a later step fails must be let go, or the process would stay.
  const cleanup: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of cleanup.splice(0).toReversed()) await step()
  }
  try {
    // On a database server's data several processes may work, and share what else is in the folder.
    if (place.kind === 'url') await makeDataFolder(config.dataFolder)
    else cleanup.push(await holdDataFolder(config.dataFolder))
    const app = await openApp(config)
    const database = await openNamedDatabase(place, app.log)
    cleanup.push(() => database.close())
    if (place.kind === 'folder') await bringOverOldEngine(config, database, app.log)
    const server = await listen({ config, web, app, database, cleanup })
    return { url: server.url, [Symbol.asyncDispose]: close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Parts {
  readonly config: ServerConfig
  readonly web: WebBuild
  readonly app: FastifyInstance
  readonly database: Database
  /** What a stop does, last first. */
  readonly cleanup: (() => Promise<void>)[]
}

async function listen(parts: Parts): Promise<{ readonly url: string }> {
  const { config, web, app, database, cleanup } = parts
  let phase: ServerPhase = 'starting'
  if (!config.isDevelopment) for (const sentence of plainConnections(config)) app.log.warn(sentence)
  const outbox = await openOutbox({ folder: outboxOf(config), smtpUrl: config.smtpUrl })
  cleanup.push(() => outbox.close())
  const { billing, openRoutes } = openBilling(config)
  const platform = await createPlatform({
    database,
    collections,
    functions: [...functions, ...planFunctions(billing)],
    outbox,
    project: PROJECT,
    log: app.log,
    files: {
      bucket: BUCKET,
      bytes: await openBytes(config),
      rules: fileRules,
      events: fileEvents,
      ...(config.clamd !== undefined && { scanner: openClamd(config.clamd) }),
    },
    realtime: { places: realtimePlaces },
    quotas: { places: ['kitchens', 'suppliers'] },
    ...(config.node !== undefined && { node: config.node }),
    identity: identitySettings(config),
  })
  cleanup.push(() => platform.close())
  const jobs = await startJobs({
    database,
    log: app.log,
    jobs: [
      ...allJobs,
      sendOrderMailsJob({
        outbox,
        publicUrl: config.publicUrl,
        words: (locale, facts) => web.entry.orderMail(locale, facts),
      }),
      ...(await backupJobs({ config, database, log: app.log })),
    ],
    parts: platform,
  })
  cleanup.push(() => jobs.stop())
  const backupAge = openBackupAge(config.backups)
  cleanup.push(chainNewRecords(platform, app.log))
  cleanup.push(
    deliverNotices({
      documents: platform.documents,
      words: (locale, notice) => web.entry.noticeWords(locale, notice),
      send: pushThrough(contactOf(config)),
      log: app.log,
    }),
  )
  if (config.metrics !== undefined) {
    cleanup.push(await serveMetrics(registerMetrics(app, { platform, jobs, backupAge }), config.metrics))
  }
  await registerSecurityHeaders(app)
  keepPrivateByDefault(app)
  registerRefusals(app)
  registerHealth(app, {
    database,
    phase: () => phase,
    isFull: () => platform.counts().isFull,
    backupAge,
  })
  await platform.register(app)
  registerExport(app, platform)
  await openRoutes(app, platform.documents)
  const outboxFolder = shownOutbox(config)
  if (outboxFolder !== undefined) registerOutboxPage(app, outboxFolder)
  const { origin } = config
  await registerPages(app, {
    web,
    documents: platform.documents,
    billing: config.billing.mode,
    ...(origin !== undefined && { origin }),
  })
  cleanup.push(async () => {
    phase = 'stopping'
    await platform.drain()
    await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
    await app.close()
  })
  const url = await listenOn(app, config.port)
  await seedCatalogue(platform.documents)
  if (config.isDemo) await seedDemo(platform)
  await beginStockBalances(platform)
  phase = 'open'
  return { url }
}

/** The nightly backup, unless it is switched off; says so when a broken disk would take it and the data alike. */
async function backupJobs({
  config: { backups, dataFolder, s3, isDevelopment },
  database,
  log,
}: Pick<Parts, 'config' | 'database'> & { readonly log: FastifyBaseLogger }): Promise<
  readonly Job<unknown>[]
> {
  if (backups === undefined) return []
  if (!isDevelopment && (await areOnOneDisk(dataFolder, backups.folder))) {
    log.warn(
      `Backups are on the same disk as the data: set BRIGADE_BACKUPS to a folder on another disk than "${dataFolder}".`,
    )
  }
  return [nightlyBackupJob({ database, dataFolder, hasFiles: s3 === undefined, backups, log })]
}

async function listenOn(app: FastifyInstance, port: number): Promise<string> {
  try {
    const url = await app.listen({ port, host: '0.0.0.0', listenTextResolver: (address) => address })
    const { protocol, port: taken } = new URL(url)
    return `${protocol}//localhost:${taken || (protocol === 'https:' ? '443' : '80')}`
  } catch (error) {
    throw new StartError(`PORT is "${port}" but the server cannot listen there: ${causeInWords(error)}.`)
  }
}

async function bringOverOldEngine(
  { dataFolder }: ServerConfig,
  database: Database,
  log: EngineLog,
): Promise<void> {
  try {
    await bringOver(dataFolder, database, log)
  } catch (error) {
    throw error instanceof EngineError ? new StartError(`${error.message}.`) : error
  }
}

async function openNamedDatabase(place: DatabasePlace, log: EngineLog): Promise<Database> {
  try {
    return await openDatabase(place, log)
  } catch (error) {
    if (error instanceof EngineError) throw new StartError(`${withoutSecrets(error.message)}.`)
    const cause = withoutSecrets(causeInWords(error))
    throw new StartError(
      place.kind === 'url'
        ? `DATABASE_URL names a database that does not answer: ${cause}.`
        : `The database in BRIGADE_DATA cannot be opened: ${cause}.`,
    )
  }
}
