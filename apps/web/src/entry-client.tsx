import '@brigade/design-system/design-system.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { startSession } from './lib/session/start-session.ts'
import { watchConnection } from './lib/network/watch-connection.ts'
import { openMessages } from './messages/open-messages.ts'
import { languageAt, showLanguage, pageLanguage } from './shell/routing/languages.ts'
import { App } from './shell/app.tsx'
import { readEmbedded } from './shell/document/embedded-payload.ts'
import { publicPageRoutes } from './shell/routing/public.routes.ts'
import { watchScroll } from './shell/routing/scroll-position.ts'
import { splitAddress } from './shell/routing/language-address.ts'
import { matchRoute } from './shell/routing/match-route.ts'
import type { Route } from './shell/routing/route.ts'
import { logProblem } from './lib/store/log.ts'
import { followLinks } from './shell/routing/navigation.ts'
import { registerServiceWorker } from './lib/service-worker/register-service-worker.ts'
import { resolveOnServer } from './shell/document/server-page.ts'
import { startAgain } from './shell/version/start-again.ts'
import { applyTheme, watchTheme } from './shell/layouts/theme.ts'
import { watchVersion } from './shell/version/version-watch.ts'

// The content security policy forbids to compile checks from text. Zod would try it to find out, and the browser report that.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })

/** Keys that work everywhere; those pressed until they are here count. */
function comeWithFirstKey(): void {
  let early: readonly KeyboardEvent[] = []
  const watch = async () => {
    const { watchKeys } = await import('./shell/focus/keys.ts')
    removeEventListener('keydown', gather)
    watchKeys(early)
  }
  const gather = (event: KeyboardEvent) => {
    early = [...early, event]
    if (early.length > 1) return
    watch().catch((problem: unknown) => {
      early = []
      logProblem('keys', problem)
    })
  }
  addEventListener('keydown', gather)
}

/** The list of all pages: it is on its way when somebody points at what leads on, before they have pressed it. */
function comeWithFirstReach(): void {
  const reach = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a, button') === null) return
    for (const kind of REACHING) removeEventListener(kind, reach)
    import('./shell/routing/pages.ts').catch((problem: unknown) => logProblem('the list of pages', problem))
  }
  for (const kind of REACHING) addEventListener(kind, reach)
}

async function keepFocus(): Promise<void> {
  const keptFocus = await import('./shell/focus/kept-focus.ts')
  keptFocus.keepFocus()
}

/** By mouse, by touch, by keyboard. */
const REACHING = ['pointerover', 'focusin']

/** Enough routes to find the page at a path: all of them where the first know none, which is seldom what the server draws. */
async function routesFor(path: string): Promise<readonly Route[]> {
  if (matchRoute(publicPageRoutes, path).kind !== 'none') return publicPageRoutes
  const { routes } = await import('./shell/routing/pages.ts')
  return routes
}

async function start(root: HTMLElement): Promise<void> {
  const { pathname, search } = globalThis.location
  const { path } = splitAddress(pathname)
  const language = languageAt(pathname, search)
  const embedded = language === pageLanguage() ? readEmbedded() : null
  showLanguage(language)
  const i18n = await openMessages(language)
  const isServerDrawn = embedded?.path === path && embedded.isDrawn
  const first = isServerDrawn
    ? await resolveOnServer({ ...embedded, routes: await routesFor(path), search, i18n })
    : null
  const app = (
    <StrictMode>
      <App i18n={i18n} language={language} first={first} path={path} search={search} />
    </StrictMode>
  )
  applyTheme()
  // As a transition it is done in slices, and a tap need not wait for the whole page.
  if (embedded?.path === path) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  watchScroll()
  followLinks()
  watchTheme()
  watchConnection()
  watchVersion()
  startSession()
  registerServiceWorker()
}

/** What comes with the first use of it, so that who only reads loads none of it. */
function comeWhenUsed(): void {
  comeWithFirstKey()
  comeWithFirstReach()
  // Who steps on by Tab, or through a list, has a focus that must not be lost.
  addEventListener('keydown', ({ key }) => {
    if (['Tab', 'j', 'k'].includes(key))
      keepFocus().catch((problem: unknown) => logProblem('the focus', problem))
  })
}

const root = document.querySelector<HTMLElement>('#root')
if (root !== null) {
  start(root).catch((problem: unknown) => {
    logProblem('start', problem)
    startAgain()
  })
  comeWhenUsed()
}
