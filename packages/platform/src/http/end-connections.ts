import type { FastifyInstance } from 'fastify'

/** How often it looks for connections that have become idle. */
const LOOK_EVERY_MS = 20

/**
 * Lets a closing server finish its open answers: each connection ends after its answer, and after `withinMs` at the latest.
 * For servers made with `forceCloseConnections: 'idle'`, which end only the connections that are idle when they close, and
 * would then wait for clients that keep a connection open after the answer.
 */
export function endConnections(app: FastifyInstance, withinMs: number): void {
  app.addHook('preClose', async () => {
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    const cut = setTimeout(() => app.server.closeAllConnections(), withinMs)
    app.server.once('close', () => {
      clearInterval(looking)
      clearTimeout(cut)
    })
  })
}
