import { renderToString } from 'react-dom/server'
import { App } from './shell/app.tsx'
import { type AssetManifest, developmentAssets, pageAssets } from './shell/assets.ts'
import { htmlDocument } from './shell/document.ts'
import type { Head } from './shell/head.tsx'
import { pageFile } from './shell/load-page.ts'
import { matchRoute as match } from './shell/match-route.ts'
import { problemWords } from './shell/page-problem.ts'
import type { PagePayload } from './shell/payload.ts'
import type { Resolution } from './shell/resolve-page.ts'
import { redirects } from './shell/route-rules.table.ts'
import { routes } from './shell/routes.table.ts'
import { isDrawnInBrowser, openMessages, resolveOnServer } from './shell/server-page.ts'

export interface RenderRequest {
  /** The address without its search part. */
  readonly path: string
  /** The search part with its question mark, or nothing. */
  readonly search: string
  readonly language: 'en-GB'
  /** What the server's loader found for a page of `publicRoutes`; null for the others. */
  readonly payload: PagePayload | null
  /** `dist/client/.vite/manifest.json`, or `development` behind Vite's own server. */
  readonly assets: AssetManifest | 'development'
  /** Scheme and host under which the world knows this server, for canonical links. */
  readonly origin?: string
}

export interface RenderAnswer {
  readonly status: number
  readonly html: string
  /** Set when the answer is a redirect (301); `html` is empty then. */
  readonly redirect?: string
}

/** Path patterns of the pages whose data the server loads. */
export const publicRoutes: readonly string[] = routes
  .filter((route) => route.rendering === 'payload')
  .map((route) => route.path)

/** Path patterns of every page and what draws it, for site maps, access rules and tests that visit all of them. */
export const allRoutes: readonly {
  readonly path: string
  readonly page: string
  readonly isHidden: boolean
}[] = routes.map(({ path, page, isHidden, middleware }) => ({
  path,
  page,
  isHidden: isHidden === true || middleware !== undefined,
}))

/** Finds the pattern and parameters of a path, or where it leads instead. */
export function matchRoute(
  path: string,
):
  | { readonly kind: 'page'; readonly pattern: string; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' } {
  const rule = redirects[path]
  if (rule !== undefined) return { kind: 'redirect', to: rule }
  const found = match(routes, path)
  return found.kind === 'page' ? { kind: 'page', pattern: found.route.path, params: found.params } : found
}

function statusOf(first: Resolution | null): number {
  if (first?.kind === 'problem') return problemWords(first.problem).status
  return first?.kind === 'page' ? (first.payload?.status ?? 200) : 200
}

/** Draws a page as a full HTML document. */
export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const { path, search, language, payload, assets, origin } = request
  const i18n = await openMessages(language)
  const shellRoute = isDrawnInBrowser(path)
  const first = shellRoute === undefined ? await resolveOnServer({ path, search, payload, i18n }) : null
  if (first?.kind === 'redirect') return { status: 301, html: '', redirect: first.to }
  let head: Head = {}
  const headCollector = { add: (more: Head) => void (head = { ...head, ...more }) }
  const body = renderToString(
    <App
      i18n={i18n}
      first={first}
      path={path}
      search={search.replace(/^\?/u, '')}
      headCollector={headCollector}
    />,
  )
  const route = shellRoute ?? (first?.kind === 'page' ? first.route : undefined)
  const modules = route === undefined ? [] : [pageFile(route.page), ...messageFiles(language, route.messages)]
  const title = head.title ?? (route === undefined ? 'Brigade' : i18n._(route.title))
  const status = statusOf(first)
  const html = htmlDocument({
    language,
    title: i18n._('shell.titled', { page: title }),
    description: head.description ?? i18n._('shell.description'),
    canonical: origin === undefined ? null : origin + path,
    isHidden: route?.isHidden === true || head.isHidden === true || status >= 400,
    jsonLd: payload?.jsonLd ?? [],
    ...(assets === 'development' ? developmentAssets : pageAssets(assets, modules)),
    body,
    embedded: { path, payload },
  })
  return { status, html }
}

function messageFiles(language: string, names: readonly string[]): readonly string[] {
  return ['common', 'shell', ...names].map((name) => `src/messages/${language}/${name}.json`)
}
