import {
  DEFAULT_LANGUAGE,
  type Language,
  languages,
  languageOf,
} from '@brigade/domain/core/languages/language.ts'
import type { OrderMailFacts } from '@brigade/domain/kitchen/ordering/order-mail.ts'
import { renderToString } from 'react-dom/server'
import { orderMailIn } from './kitchen/ordering/order-mail-words.ts'
import { noticeWordsIn } from './people/notifications/notice-words.ts'
import { openMessages } from './messages/open-messages.ts'
import { type I18n, say } from './messages/say.ts'
import { App } from './shell/app.tsx'
import {
  type AssetManifest,
  developmentAssets,
  pageAssets,
  scriptOf,
  wordsName,
  wordsOfPage,
} from './shell/document/assets.ts'
import { htmlDocument, type LanguageAlternate } from './shell/document/document.ts'
import type { Head } from './shell/document/head.tsx'
import {
  addressIn,
  hasAddresses,
  isInEveryLanguage,
  languageOfAddress,
  splitAddress,
} from './shell/routing/language-address.ts'
import { PAGE_LIST, pageFile } from './shell/routing/load-page.ts'
import { matchRoute } from './shell/routing/match-route.ts'
import { NOT_FOUND, PageProblem, problemWords } from './shell/routing/page-problem.ts'
import type { BuiltPage, PagePayload } from './lib/reading/payload.ts'
import { siteStructuredData } from './shell/routing/site-structured-data.ts'
import type { Resolution } from './shell/routing/resolve-page.ts'
import type { Route } from './shell/routing/route.ts'
import { redirects } from './shell/routing/route-rules.table.ts'
import { routes } from './shell/routing/routes.table.ts'
import { resolveOnServer } from './shell/document/server-page.ts'

export { isServersOwn } from './service-worker/server-paths.ts'
export { languageOfAddress } from './shell/routing/language-address.ts'

export interface RenderRequest {
  /** The address without its search part: `/jobs`, `/fr/jobs`. */
  readonly address: string
  /** The search part with its question mark, or nothing. */
  readonly search: string
  /** The visitor's own, for addresses that ask for none. */
  readonly language?: Language
  /** What the server found for a page of `publicRoutes`; null for the others, unless what they are about is not there. */
  readonly payload: PagePayload | null
  /** The page could not be made: an error page stands in its place, until the browser has tried for itself. */
  readonly isFailed?: boolean
  /** `dist/client/.vite/manifest.json`, or `development` behind Vite's own server. */
  readonly assets: AssetManifest | 'development'
  /** Scheme and host under which the world knows this server, for canonical links. */
  readonly origin?: string
}

export interface RenderAnswer {
  readonly status: number
  readonly html: string
  /** What a picture of the page says to whom it is shared with; absent on pages that nobody should find. */
  readonly sharing?: SharedPage
  /** Set when the answer is a redirect (301); `html` is empty then. */
  readonly redirect?: string
}

/** The words of a shared page's picture. */
export interface SharedPage {
  readonly title: string
  readonly facts: readonly string[]
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
  /** Drawn by the server, under an address of its own in each language. */
  readonly isInEveryLanguage: boolean
}[] = routes.map((route) => ({
  path: route.path,
  page: route.page,
  isHidden: route.isHidden === true || route.middleware !== undefined,
  isInEveryLanguage: hasAddresses(route),
}))

/** Finds the pattern and parameters of an address, or where it leads instead. */
export function matchPage(
  address: string,
):
  | { readonly kind: 'page'; readonly pattern: string; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' } {
  const { language, path } = splitAddress(address)
  if (address === `/${language}/`) return { kind: 'redirect', to: `/${language}` }
  const to = (there: string) => ({ kind: 'redirect', to: inLanguageOf(address, there) }) as const
  const rule = redirects[path]
  if (rule !== undefined) return to(rule)
  const matched = matchRoute(routes, path)
  if (matched.kind === 'redirect') return to(matched.to)
  if (matched.kind !== 'page') return matched
  if (language !== null && !isInEveryLanguage(path)) return { kind: 'redirect', to: path }
  return { kind: 'page', pattern: matched.route.path, params: matched.params }
}

/** A path in the language of the address that leads to it. */
export function inLanguageOf(address: string, path: string): string {
  return addressIn(splitAddress(address).language ?? DEFAULT_LANGUAGE, path)
}

/** Where a visitor who has chosen a language finds an address that names none; undefined when it stays. */
export function addressForReader(address: string, language: Language): string | undefined {
  const theirs = splitAddress(address).language === null ? addressIn(language, address) : address
  return theirs === address ? undefined : theirs
}

/** A notice in words, and the page it leads to, for messages that reach a person while no page is open. */
export async function noticeWords(locale: string, notice: Parameters<typeof noticeWordsIn>[1]) {
  const language = languageOf(locale) ?? DEFAULT_LANGUAGE
  return noticeWordsIn(await catalogueOf(language), notice)
}

/** The mail that carries an order to a supplier without an account. */
export async function orderMail(locale: string, facts: OrderMailFacts) {
  const language = languageOf(locale) ?? DEFAULT_LANGUAGE
  return orderMailIn(await catalogueOf(language), facts)
}

const catalogues = new Map<Language, Promise<I18n>>()

/** All messages of a language, read once. What of them a browser gets with a page is worked out by the build. */
function catalogueOf(language: Language): Promise<I18n> {
  const catalogue = catalogues.get(language) ?? openMessages(language)
  catalogues.set(language, catalogue)
  return catalogue
}

/** The page at a path. */
function routeAt(path: string): Route | undefined {
  const matched = matchRoute(routes, path)
  return matched.kind === 'page' ? matched.route : undefined
}

function statusOf(first: Resolution | null): number {
  if (first?.kind === 'problem') return problemWords(first.problem).status
  return first?.kind === 'page' ? (first.payload?.status ?? 200) : 200
}

/** What stands on a page that the server draws: an error in the place of one that could not be made. */
async function firstOf(visit: Parameters<typeof resolveOnServer>[0], isFailed: boolean): Promise<Resolution> {
  if (!isFailed) return resolveOnServer(visit)
  const { path, search } = visit
  const problem = new PageProblem({ status: 500, message: `Internal Server Error: ${path}` })
  return { kind: 'problem', path, search, problem }
}

/** Draws a page as a full HTML document. */
export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const { address, search, payload, isFailed = false, assets, origin = '' } = request
  const moved = matchPage(address)
  if (moved.kind === 'redirect') return { status: 301, html: '', redirect: moved.to + search }
  const { path } = splitAddress(address)
  const isPublic = isInEveryLanguage(path)
  const language = languageOfAddress(address) ?? request.language ?? DEFAULT_LANGUAGE
  const requestedRoute = isFailed || payload?.status === NOT_FOUND ? undefined : routeAt(path)
  const i18n = await catalogueOf(language)
  // Pages that the browser fills are sent as a bare shell: the server knows neither person nor theme.
  const shellRoute = requestedRoute?.rendering === 'browser' ? requestedRoute : undefined
  const visit = { path, search, payload, routes, i18n }
  const first = shellRoute === undefined ? await firstOf(visit, isFailed) : null
  let head: Head = {}
  const headCollector = { add: (more: Head) => void (head = { ...head, ...more }) }
  const body = renderToString(
    <App
      i18n={i18n}
      language={language}
      first={first}
      path={path}
      search={search}
      headCollector={headCollector}
    />,
  )
  const route = shellRoute ?? (first?.kind === 'page' ? first.route : undefined)
  const title = head.title ?? (route === undefined ? 'Brigade' : say(i18n, route.title))
  const status = statusOf(first)
  // What the browser draws is somebody's own, and nothing of it stands in the page that is sent.
  const isHidden =
    shellRoute !== undefined || route?.isHidden === true || head.isHidden === true || status >= 400
  const ownFacts = (head.facts ?? []).filter((fact) => fact !== '')
  const spokenFacts =
    ownFacts.length === 0 ? say(i18n, 'document.description') : [title, ...ownFacts].join(' · ')
  const description = head.description ?? spokenFacts
  const facts = ownFacts.length === 0 ? [description] : ownFacts
  const sharing = isPublic && !isHidden ? { title, facts } : undefined
  const place = isHidden || !isPublic ? [] : siteStructuredData({ origin, i18n, language, path, title })
  const html = htmlDocument({
    language,
    title: say(i18n, 'shell.titled', { page: title }),
    description,
    ...(sharing !== undefined && {
      picture: { address: origin + pictureOf(address), words: [title, ...facts].join(' · ') },
    }),
    canonical: origin + address,
    alternates: isHidden ? [] : alternatesOf(origin, path),
    isHidden,
    jsonLd: [...(payload?.jsonLd ?? []), ...place],
    ...(assets === 'development'
      ? developmentAssets
      : pageAssets(assets, modulesOf(assets, route, language))),
    isDrawn: shellRoute === undefined && assets !== 'development',
    body,
    ...(shellRoute !== undefined && { noScript: say(i18n, 'document.noScript') }),
    embedded: {
      path: isFailed ? '' : path,
      payload,
      isDrawn: shellRoute === undefined,
      built: assets === 'development' || route === undefined ? undefined : builtPage(assets, route),
    },
  })
  return { status, html, ...(sharing !== undefined && { sharing }) }
}

/** What a page starts with; what the browser draws asks for the list of all pages. */
function modulesOf(assets: AssetManifest, route: Route | undefined, language: Language): readonly string[] {
  if (route === undefined) return []
  const page = pageFile(route.page)
  const lists = route.rendering === 'browser' ? [PAGE_LIST] : []
  return [`src/${page}`, ...lists, ...wordsOfPage(assets, language, page)]
}

/** Where the first page finds its own files. */
function builtPage(assets: AssetManifest, route: Route): BuiltPage {
  const page = pageFile(route.page)
  return { script: scriptOf(assets, `src/${page}`), words: wordsName(assets, page) }
}

/** The same page in every language, for those who search; English is also for everybody else; none of other pages. */
export function alternatesOf(origin: string, path: string): readonly LanguageAlternate[] {
  if (!isInEveryLanguage(path)) return []
  const addressOf = (language: Language) => origin + addressIn(language, path)
  return [
    ...languages.map((language) => ({ language, address: addressOf(language) })),
    { language: 'x-default', address: addressOf(DEFAULT_LANGUAGE) },
  ]
}

const PICTURE = /^\/og(?<address>\/.+)?\.png$/u

/** Where the picture of a shared page is: `/og/fr/jobs.png` for `/fr/jobs`. */
function pictureOf(address: string): string {
  return `/og${address.replace(/\/+$/u, '')}.png`
}

/** The page that a picture is of; undefined when the address is no picture's. */
export function pageOfPicture(address: string): string | undefined {
  const matched = PICTURE.exec(address)
  return matched === null ? undefined : (matched.groups?.['address'] ?? '/')
}
