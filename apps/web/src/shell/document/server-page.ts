import { type I18n, say } from '../../messages/say.ts'
import { redirects } from '../routing/route-rules.table.ts'
import { type Resolution, resolvePage } from '../routing/resolve-page.ts'
import { NOT_FOUND, notFound, PageProblem } from '../routing/page-problem.ts'
import type { BuiltPage, PagePayload } from '../../lib/reading/payload.ts'
import type { Route } from '../routing/route.ts'
import { loadPage } from '../routing/load-page.ts'
import { matchRoute } from '../routing/match-route.ts'

interface ServerVisit {
  readonly path: string
  readonly search: string
  readonly payload: PagePayload | null
  readonly i18n: I18n
  /** Every page there is, or enough to find this one. */
  readonly routes: readonly Route[]
  /** Addresses of the page's built files; the server itself has the page at hand. */
  readonly built?: BuiltPage | undefined
}

async function nothingHere({ path, routes, i18n }: ServerVisit): Promise<PageProblem> {
  const match = matchRoute(routes, path)
  if (match.kind !== 'page' || match.route.missing === undefined) return notFound(path)
  // In a browser the page's words come with its code; the server has them, and must not run what only a browser can.
  if (!import.meta.env.SSR) await loadPage(match.route.page)
  return new PageProblem({ status: NOT_FOUND, message: say(i18n, match.route.missing) })
}

/** Resolves a page on the server, with the payload that the caller has loaded. */
export async function resolveOnServer(visit: ServerVisit): Promise<Resolution> {
  const { path, search, payload, routes, i18n, built } = visit
  if (payload?.status === NOT_FOUND) {
    return { kind: 'problem', path, search, problem: await nothingHere(visit) }
  }
  return resolvePage({
    path,
    search,
    i18n,
    built,
    loadRoutes: async () => routes,
    guards: {
      applyTheme: () => undefined,
      redirects,
      middleware: async () => ({ kind: 'pass' }),
    },
    loadPayload: async () => payload,
  })
}
