import type { FastifyInstance } from 'fastify'

/** What no handler calls public is somebody's own: no cache keeps it, whoever asks and however. */
export function keepPrivateByDefault(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-store')
  })
}
