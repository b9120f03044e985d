import '@vitest/browser-playwright'
import type { BrowserCommand } from 'vitest/node'

type OfPath = BrowserCommand<[path: string]>

const atPath = (path: string) => `**${path}*`

/** Loses every request for a path, as a network does that is gone. */
const loseRequests: OfPath = ({ context }, path) =>
  context.route(atPath(path), (route) => route.abort('connectionfailed'))

/** Lets requests for a path through again. */
const letRequestsThrough: OfPath = ({ context }, path) => context.unroute(atPath(path))

/** What a test can have done to the requests of its page. */
export const requestCommands = { loseRequests, letRequestsThrough }

declare module 'vitest/browser' {
  interface BrowserCommands {
    loseRequests: (path: string) => Promise<void>
    letRequestsThrough: (path: string) => Promise<void>
  }
}
