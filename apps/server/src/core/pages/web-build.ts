import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { OrderMailFacts } from '@brigade/domain/kitchen/ordering/order-mail.ts'
import type { Language } from '@brigade/domain/core/languages/language.ts'
import type { Notification } from '@brigade/domain/people/notifications/notification.ts'
import { StartError } from '../start/start-error.ts'
import type { PagePayload } from './page-loader.ts'

/** What a path leads to, as the web's route table has it. */
export type RouteMatch =
  | { readonly kind: 'page'; readonly pattern: string; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' }

/** The words of a shared page's picture. */
export interface SharedPage {
  readonly title: string
  readonly facts: readonly string[]
}

/** What the server asks of the web's built entry. */
interface WebEntry {
  /** Patterns of the routes whose data comes with the page. */
  readonly publicRoutes: readonly string[]
  readonly allRoutes: readonly {
    readonly path: string
    readonly isHidden: boolean
    /** Drawn by the server, under an address of its own in each language. */
    readonly isInEveryLanguage: boolean
  }[]
  matchPage(address: string): RouteMatch
  /** Whether the service worker takes an address for one that the server answers with something that is no page. */
  isServersOwn(pathname: string): boolean
  /** The language that an address asks for; null where the person's own counts. */
  languageOfAddress(address: string): Language | null
  /** A path in the language of the address that leads to it. */
  inLanguageOf(address: string, path: string): string
  /** Where a visitor who has chosen a language finds an address that names none; undefined when it stays. */
  addressForReader(address: string, language: Language): string | undefined
  /** Addresses of the same page in every language, `x-default` last; none for pages that follow the person. */
  alternatesOf(
    origin: string,
    path: string,
  ): readonly { readonly language: string; readonly address: string }[]
  /** The page that the picture at an address is of; undefined when the address is no picture's. */
  pageOfPicture(address: string): string | undefined
  /** A notice in words, and the page it leads to. */
  noticeWords(
    locale: string,
    notice: Pick<Notification, 'kind' | 'thing' | 'textKey' | 'values'>,
  ): Promise<{ readonly title: string; readonly body: string; readonly path: string }>
  /** The mail that carries an order to a supplier without an account. */
  orderMail(
    locale: string,
    facts: OrderMailFacts,
  ): Promise<{ readonly subject: string; readonly text: string }>
  /** A whole HTML document, or the address to go to instead. */
  render(request: {
    readonly address: string
    readonly search: string
    readonly origin: string
    readonly language: Language
    readonly payload: PagePayload | null
    /** The page could not be made: an error page stands in its place. */
    readonly isFailed?: boolean
    readonly assets: unknown
  }): Promise<{
    readonly status: number
    readonly html: string
    readonly redirect?: string
    readonly sharing?: SharedPage
  }>
}

/** The pages as the build made them. */
export interface WebBuild {
  readonly entry: WebEntry
  /** Which files a page needs. */
  readonly assets: unknown
}

const folder = (name: string) => fileURLToPath(new URL(`../../../../web/dist/${name}`, import.meta.url))

/** Folder of the files that browsers load. */
export const CLIENT_FOLDER = folder('client')

/**
 * Loads what the build made.
 * @throws StartError when the pages have not been built
 */
export async function loadWebBuild(): Promise<WebBuild> {
  try {
    const assets: unknown = JSON.parse(await readFile(`${CLIENT_FOLDER}/.vite/manifest.json`, 'utf8'))
    const entry: WebEntry = await import(pathToFileURL(`${folder('server')}/entry-server.js`).href)
    return { entry, assets }
  } catch (error) {
    throw new StartError('The pages are not built: run `npm run build` first.', { cause: error })
  }
}
