import type { IncomingMessage } from 'node:http'

/** A browser opens six connections to one host over HTTP/1.1: the fifth that only waits leaves one for all the rest. */
const MOST_WAITING = 4

/** Lets the hanging requests of one browser take turns where they would leave no connection for anything else. */
export interface ConnectionTurns {
  /**
   * A request begins to hang.
   * @param giveUp - ends it; the client asks again, behind whatever waits in the browser
   * @returns what to call once it has ended
   */
  join(request: IncomingMessage, address: string, giveUp: () => void): () => void
}

interface Browser {
  /** Whoever hangs longest comes first. */
  readonly hanging: Set<() => void>
  timer: NodeJS.Timeout | undefined
}

/** @param turnMs - how long requests without a connection wait until the next one is given up */
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

/** The name of a browser that itself opened this connection; undefined where connections are no matter. */
function browserOf(request: IncomingMessage): string | undefined {
  const { httpVersionMajor, headers } = request
  // One connection of HTTP/2 carries any number; to a proxy the browser speaks over connections of its own.
  if (httpVersionMajor > 1) return undefined
  if ('x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers) return undefined
  return headers['user-agent']
}
