import type { FastifyInstance } from 'fastify'

/** How often it looks for connections that have become idle. */
const LOOK_EVERY_MS = 20

/**
 * Lets a closing server finish the answers under way: each connection ends once it has given its own, and after `withinMs`
 * also where it has not. For servers made with `forceCloseConnections: 'idle'`, which end only what is idle in the moment of
 * closing, and would then wait for whoever keeps a connection open after the answer.
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
