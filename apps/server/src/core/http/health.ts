import type { Database } from '@brigade/platform/database/database.ts'
import type { FastifyInstance } from 'fastify'
import type { BackupAge } from '../backups/backup-age.ts'

/** `starting` and `stopping` send everybody away for a moment, `open` takes them in. */
export type ServerPhase = 'starting' | 'open' | 'stopping'

interface HealthParts {
  readonly database: Database
  readonly phase: () => ServerPhase
  /** Nothing more can be stored. */
  readonly isFull: () => boolean
  readonly backupAge: BackupAge
}

/** Tells those who ask without a body, as pages do. */
const STORAGE = 'x-brigade-storage'

/**
 * `GET /healthz`: 200 when the server is open and its database answers, else 503. While it starts, so is the rest. A server
 * without room still reads, so that it is well, and says that it is full. It says how many seconds ago the newest backup
 * was proved, when there is one.
 */
export function registerHealth(
  app: FastifyInstance,
  { database, phase, isFull, backupAge }: HealthParts,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (phase() !== 'starting') return
    return reply.code(503).header('retry-after', '1').send({ status: 'starting' })
  })
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    if (phase() !== 'open') return reply.code(503).send({ status: phase() })
    try {
      await database.query('select 1')
      if (isFull()) void reply.header(STORAGE, 'full')
      const provedBackupAgeSeconds = await backupAge()
      return await reply.send({
        status: 'ok',
        ...(isFull() && { storage: 'full' }),
        ...(provedBackupAgeSeconds !== undefined && { provedBackupAgeSeconds }),
      })
    } catch (error) {
      app.log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
