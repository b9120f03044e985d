import type { IncomingMessage } from 'node:http'

/** A browser opens six connections to a host over HTTP/1.1: with five hanging requests, one is left for all others. */
const MOST_WAITING = 4

/** Makes the hanging requests of one browser take turns when they would leave no connection for other requests. */
export interface ConnectionTurns {
  /**
   * Registers a hanging request.
   * @param giveUp - ends it; the client asks again, after the requests that wait in the browser
   * @returns a function to call when it has ended
   */
  join(request: IncomingMessage, address: string, giveUp: () => void): () => void
}

interface Browser {
  /** The oldest request first. */
  readonly hanging: Set<() => void>
  timer: NodeJS.Timeout | undefined
}

/** @param turnMs - how long requests without a connection wait until the next hanging one is ended */
export function createConnectionTurns(turnMs: number): ConnectionTurns {
  const browsers = new Map<string, Browser>()

  function next(browser: Browser): void {
    const [giveUp] = browser.hanging
    if (giveUp === undefined || browser.hanging.size <= MOST_WAITING) return
    browser.hanging.delete(giveUp)
    giveUp()
  }

  return {
    join(request, address, giveUp) {
      const agent = browserOf(request)
      if (agent === undefined) return () => undefined
      const key = `${address} ${agent}`
      const browser = browsers.get(key) ?? { hanging: new Set(), timer: undefined }
      browsers.set(key, browser)
      browser.hanging.add(giveUp)
      if (browser.hanging.size > MOST_WAITING) {
        browser.timer ??= setInterval(() => next(browser), turnMs).unref()
      }
      return () => {
        browser.hanging.delete(giveUp)
        if (browser.hanging.size <= MOST_WAITING) {
          clearInterval(browser.timer)
          browser.timer = undefined
        }
        if (browser.hanging.size === 0) browsers.delete(key)
      }
    },
  }
}

/** A key of the browser that opened this connection; undefined where the number of connections does not matter. */
function browserOf(request: IncomingMessage): string | undefined {
  const { httpVersionMajor, headers } = request
  // An HTTP/2 connection carries any number of requests, and behind a proxy the browser's own connections are unknown.
  if (httpVersionMajor > 1) return undefined
  if ('x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers) return undefined
  return headers['user-agent']
}
