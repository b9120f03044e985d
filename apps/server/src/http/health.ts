import type { Database } from '@brigade/platform/database/database.ts'
import type { FastifyInstance } from 'fastify'

/** `GET /healthz`: 200 when the database answers, 503 when it does not. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    try {
      await database.query('select 1')
      return await reply.send({ status: 'ok' })
    } catch (error) {
      app.log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
