import { createServer, type ServerResponse } from 'node:http'
import type { JobCounts } from '@brigade/platform/jobs/job-loop.ts'
import type { Jobs } from '@brigade/platform/jobs/start-jobs.ts'
import type { Platform, PlatformCounts } from '@brigade/platform/platform.ts'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { BackupAge } from '../backups/backup-age.ts'
import { causeInWords, StartError } from '../start/start-error.ts'

/** Seconds; a commit takes milliseconds, a backup of a large kitchen's list a second. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Answers that stay open as long as somebody listens: their duration says nothing. */
const HANGING = '/channel'

interface Counted {
  readonly platform: Pick<Platform, 'counts'>
  readonly jobs: Pick<Jobs, 'counts'>
  readonly backupAge: BackupAge
}

/** What the server does in numbers. No path, no address and no id is in them: routes are told by their patterns. */
export function registerMetrics(app: FastifyInstance, { platform, jobs, backupAge }: Counted): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'brigade_http_requests_total',
    help: 'Requests that were answered.',
    labelNames,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'brigade_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer; channels apart.',
    labelNames,
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { method: request.method, route, status: reply.statusCode }
    requests.inc(labels)
    if (!route.endsWith(HANGING)) durations.observe(labels, reply.elapsedTime / 1000)
  })
  registerCounts(registry, platform)
  registerJobs(registry, jobs)
  registerBackupAge(registry, backupAge)
  return registry
}

/** Without a proved backup the figure is absent, which an alarm can ask for. */
function registerBackupAge(registry: Registry, backupAge: BackupAge): void {
  const gauge = new Gauge({
    name: 'brigade_backup_proved_age_seconds',
    help: 'Time since the newest backup was proved by restoring it.',
    registers: [],
    async collect() {
      const age = await backupAge()
      this.remove()
      if (age !== undefined) this.set(age)
    },
  })
  registry.registerMetric(gauge)
}

/** Name, meaning, and where it is found among the provider's counts. */
type CountedFigure = readonly [string, string, (counts: PlatformCounts) => number]

const COUNTERS: readonly CountedFigure[] = [
  ['brigade_commits_total', 'Commits of documents that were kept.', ({ commits }) => commits],
  [
    'brigade_commits_failed_total',
    'Commits of documents that were refused or failed.',
    ({ failedCommits }) => failedCommits,
  ],
  ['brigade_reads_total', 'Gets, queries and aggregations of documents.', ({ reads }) => reads],
  [
    'brigade_realtime_writes_total',
    'Writes of realtime data that were kept.',
    ({ realtime }) => realtime.writes,
  ],
  [
    'brigade_realtime_writes_failed_total',
    'Writes of realtime data that were refused or failed.',
    ({ realtime }) => realtime.failedWrites,
  ],
]

const GAUGES: readonly CountedFigure[] = [
  ['brigade_listeners', 'Streams of listeners that are open.', ({ listeners }) => listeners],
  ['brigade_realtime_sessions', 'Clients of realtime data.', ({ realtime }) => realtime.sessions],
]

function registerCounts(registry: Registry, platform: Pick<Platform, 'counts'>): void {
  for (const [name, help, read] of COUNTERS) {
    const counter = new Counter({
      name,
      help,
      registers: [],
      collect() {
        this.reset()
        this.inc(read(platform.counts()))
      },
    })
    registry.registerMetric(counter)
  }
  for (const [name, help, read] of GAUGES) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read(platform.counts()))
      },
    })
    registry.registerMetric(gauge)
  }
}

/** Name, meaning, and where it is found among the counts of a job. */
type JobFigure<Figure> = readonly [string, string, (counts: JobCounts) => Figure]

const JOB_COUNTERS: readonly JobFigure<number>[] = [
  ['brigade_job_runs_total', 'Runs of a job in this process.', ({ runs }) => runs],
  ['brigade_job_failures_total', 'Runs of a job in this process that failed.', ({ failures }) => failures],
  [
    'brigade_job_seconds_total',
    'Time that the runs of a job took in this process.',
    ({ totalMs }) => totalMs / 1000,
  ],
]

/** A job that has never succeeded has no time of that. */
const JOB_GAUGES: readonly JobFigure<number | undefined>[] = [
  [
    'brigade_job_interval_seconds',
    'Time from one run of a job to the next.',
    ({ everyMs }) => everyMs / 1000,
  ],
  [
    'brigade_job_last_success_timestamp_seconds',
    'When a job last succeeded, in whatever process.',
    ({ succeededAtMs }) => (succeededAtMs === null ? undefined : succeededAtMs / 1000),
  ],
]

function registerJobs(registry: Registry, jobs: Pick<Jobs, 'counts'>): void {
  for (const [name, help, read] of JOB_COUNTERS) {
    const counter = new Counter({
      name,
      help,
      labelNames: ['job'],
      registers: [],
      collect() {
        this.reset()
        for (const counts of jobs.counts()) this.inc({ job: counts.name }, read(counts))
      },
    })
    registry.registerMetric(counter)
  }
  for (const [name, help, read] of JOB_GAUGES) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [],
      collect() {
        for (const counts of jobs.counts()) {
          const figure = read(counts)
          if (figure !== undefined) this.set({ job: counts.name }, figure)
        }
      },
    })
    registry.registerMetric(gauge)
  }
}

/** Where the figures are served: not to the public. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

/**
 * Serves `GET /metrics` on an address of its own. The answer stops it.
 * @throws StartError when the server cannot listen there
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsAddress,
): Promise<() => Promise<void>> {
  const tell = async (response: ServerResponse): Promise<void> => {
    const text = await registry.metrics()
    response.writeHead(200, { 'content-type': registry.contentType }).end(text)
  }
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') void tell(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const address = `${host}:${port}`
      reject(
        new StartError(`BRIGADE_METRICS is "${address}" but cannot be listened on: ${causeInWords(error)}.`),
      )
    })
    server.listen(port, host, resolve)
  })
  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
