import type { Route } from '../routing/route.ts'
import { matchRoute } from '../routing/match-route.ts'

export type GuardOutcome =
  | { readonly kind: 'page'; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none'; readonly path: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** Why a person may not see a page, for the no-permission page. */
export interface Refusal {
  readonly reason: 'kitchen' | 'job' | 'supplier'
  readonly role: string | null
  /** The id of the kitchen or job that was asked for. */
  readonly subject: string | null
}

export type MiddlewareOutcome = { readonly kind: 'pass' } | Exclude<GuardOutcome, { readonly kind: 'page' }>

/** What the chain needs from its surroundings. */
export interface Guards {
  readonly routes: readonly Route[]
  readonly applyTheme: () => void
  readonly redirects: Readonly<Record<string, string>>
  readonly middleware: (visit: Visit) => Promise<MiddlewareOutcome>
}

/** One wish to see a page. */
export interface Visit {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
  readonly path: string
  readonly search: string
}

/**
 * The guard chain of every navigation (rule NV1): route validation, theme, redirect rules, named middleware. The
 * first that ends the navigation stops the rest. A path that only the redirect rules know is not unmatched.
 */
export async function runGuards(path: string, search: string, guards: Guards): Promise<GuardOutcome> {
  const rule = guards.redirects[path]
  const match = matchRoute(guards.routes, path)
  if (match.kind === 'none' && rule === undefined) return { kind: 'none', path }
  if (match.kind === 'redirect' && rule === undefined) return { kind: 'redirect', to: match.to + search }
  guards.applyTheme()
  if (rule !== undefined) return { kind: 'redirect', to: rule + search }
  if (match.kind !== 'page') return { kind: 'none', path }
  if (match.route.middleware === undefined) return match
  const verdict = await guards.middleware({ route: match.route, params: match.params, path, search })
  return verdict.kind === 'pass' ? match : verdict
}
