import type { ComponentType } from 'react'
import { type I18n, say } from '../../messages/say.ts'
import type { DashboardLayout } from '../layouts/dashboard-layout.tsx'
import { type Guards, type Refusal, runGuards } from '../guards/guard-chain.ts'
import { isConnectionProblem } from '../problems/is-connection-problem.ts'
import { loadPage } from './load-page.ts'
import { NOT_FOUND, notFound, PageProblem } from './page-problem.ts'
import type { BuiltPage, PagePayload } from '../../lib/reading/payload.ts'
import type { Route } from './route.ts'

/** What a path turned out to be. */
export type Resolution =
  | {
      readonly kind: 'page'
      readonly path: string
      readonly search: string
      readonly route: Route
      readonly params: Readonly<Record<string, string>>
      readonly Content: ComponentType
      readonly payload: PagePayload | null
      /** The frame of a dashboard's page, fetched with the first of them. */
      readonly Frame: typeof DashboardLayout | null
      /** What it shows answers the question before; the answer to this one takes its time. */
      readonly isBehind?: boolean
    }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'refused'; readonly path: string; readonly search: string; readonly refusal: Refusal }
  | { readonly kind: 'problem'; readonly path: string; readonly search: string; readonly problem: unknown }

interface ResolveOptions {
  readonly path: string
  readonly search: string
  /** Every page there is, or enough to find this one. */
  readonly loadRoutes: () => Promise<readonly Route[]>
  readonly guards: Omit<Guards, 'routes'>
  readonly i18n: I18n
  /** Where the server has named the page's built files. */
  readonly built?: BuiltPage | undefined
  /** Brings the payload of a page whose data come from the server. */
  readonly loadPayload: (path: string, search: string) => Promise<PagePayload | null>
}

/** Status of a page that cannot be had while there is no connection. */
export const NO_CONNECTION = 503

function noConnection(i18n: I18n): PageProblem {
  const message = say(i18n, 'shell.noConnection.text')
  return new PageProblem({
    status: NO_CONNECTION,
    statusMessage: say(i18n, 'shell.noConnection.title'),
    message,
  })
}

/** Runs the guard chain and brings all a page needs: its code, its words and its payload, side by side. */
export async function resolvePage({
  path,
  search,
  loadRoutes,
  guards,
  i18n,
  built,
  loadPayload,
}: ResolveOptions): Promise<Resolution> {
  try {
    const outcome = await runGuards(path, search, { ...guards, routes: await loadRoutes() })
    if (outcome.kind === 'redirect') return outcome
    if (outcome.kind === 'none') return { kind: 'problem', path, search, problem: notFound(path) }
    if (outcome.kind === 'refused') return { kind: 'refused', path, search, refusal: outcome.refusal }
    const { route, params } = outcome
    const [Content, frame, payload] = await Promise.all([
      loadPage(route.page, built),
      route.dashboard === undefined ? null : import('../layouts/dashboard-layout.tsx'),
      route.rendering === 'payload' ? loadPayload(path, search) : null,
    ])
    if (payload?.status === NOT_FOUND) return { kind: 'problem', path, search, problem: notFound(path) }
    return {
      kind: 'page',
      path,
      search,
      route,
      params,
      Content,
      payload,
      Frame: frame?.DashboardLayout ?? null,
    }
  } catch (problem) {
    if (isConnectionProblem(problem)) return { kind: 'problem', path, search, problem: noConnection(i18n) }
    return { kind: 'problem', path, search, problem }
  }
}
