import type { Keeper } from './builds.ts'
import { isServersOwn } from './server-paths.ts'

/** Specification 9: at most 5 s before the kept page is shown. */
const PATIENCE_MS = 5000

/** What keeps its name when it changes. */
const UNHASHED =
  /^\/(?:(?:before-paint|after-paint|first-format)\.js|icon\.svg|badge\.png|(?:icon|maskable)-\d+\.png|manifest\.webmanifest)$/u

async function find(request: Request | string, keeper: Keeper): Promise<Response | undefined> {
  for (const cacheName of [keeper.assets, keeper.pages]) {
    const known = await caches.match(request, { cacheName })
    if (known !== undefined) return known
  }
  return caches.match(request)
}

/** The kept copy; where nothing can be looked up, as in a private window, there is none. */
function cached(request: Request | string, keeper: Keeper): Promise<Response | undefined> {
  return find(request, keeper).catch(() => undefined)
}

/**
 * Keeps a copy. A device that is full, or a private window, keeps none and shows the answer all the same; a line that
 * breaks off is an error still, so that a kept copy goes before half a page.
 */
async function keep(cacheName: string, request: Request, answer: Response): Promise<void> {
  const copy = answer.clone()
  const whole = new Response(await copy.blob(), copy)
  await caches
    .open(cacheName)
    .then((cache) => cache.put(request, whole))
    .catch(() => undefined)
}

async function fromCacheFirst(request: Request, keeper: Keeper): Promise<Response> {
  const known = await cached(request, keeper)
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) await keep(keeper.assets, request, answer)
  return answer
}

async function fromNetworkFirst(
  request: Request,
  keeper: Keeper,
  fallback: string | null,
): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (answer.ok && !answer.redirected) await keep(keeper.pages, request, answer)
    return answer
  } catch (problem) {
    const known =
      (await cached(request, keeper)) ?? (fallback === null ? undefined : await cached(fallback, keeper))
    if (known === undefined) throw problem
    return known
  }
}

/**
 * How a request is answered: hashed files from the cache, pages and their payloads from the network with the kept
 * copy behind it, and the bare shell for a page never seen. Null leaves it to the browser: data, calls, builds,
 * and what else the server answers that is no page.
 */
export function answerTo(request: Request, origin: string, keeper: Keeper): Promise<Response> | null {
  const { pathname, origin: target } = new URL(request.url)
  if (request.method !== 'GET' || target !== origin || isServersOwn(pathname)) return null
  if (pathname.startsWith('/assets/')) return fromCacheFirst(request, keeper)
  if (request.mode === 'navigate') return fromNetworkFirst(request, keeper, '/_shell')
  if (pathname.endsWith('/_payload.json')) return fromNetworkFirst(request, keeper, null)
  if (UNHASHED.test(pathname)) return fromNetworkFirst(request, keeper, null)
  return null
}
