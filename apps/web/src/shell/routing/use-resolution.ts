import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { loadPayload } from '../../lib/reading/load-payload.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import type { I18n } from '../../messages/say.ts'
import type { Visit } from '../guards/guard-chain.ts'
import { addressIn } from './language-address.ts'
import { navigate } from './navigation.ts'
import { problemWords } from './page-problem.ts'
import { redirects } from './route-rules.table.ts'
import { NO_CONNECTION, type Resolution, resolvePage } from './resolve-page.ts'
import { applyTheme } from '../layouts/theme.ts'
import { routeRulesStore } from '../version/version-watch.ts'

/** Specification 9: the old page stays for at most this long while the new one is fetched. */
const PAGE_FINISH_MS = 100

async function loadRoutes() {
  const { routes } = await import('./pages.ts')
  return routes
}

/** Guards that ask the document database come with the first page that needs them. */
async function middleware(visit: Visit) {
  const { runMiddleware } = await import('../guards/middleware.ts')
  return runMiddleware(visit)
}

type Current = Exclude<Resolution, { readonly kind: 'redirect' }>

interface Wanted {
  readonly i18n: I18n
  readonly first: Resolution | null
  readonly path: string
  readonly search: string
}

function isFor(current: Current | null, path: string, search: string): boolean {
  if (current === null || current.path !== path) return false
  const readsSearch = current.kind === 'page' && current.route.rendering === 'payload'
  return !readsSearch || current.search === search
}

/** What stands while an answer takes its time: the same page, with all that one has focused in it, or none. */
function meanwhile(current: Current | null, path: string): Current | null {
  return current?.kind === 'page' && current.path === path ? { ...current, isBehind: true } : null
}

/** The page to show for an address; null while it is being fetched and the old one has stood long enough. */
export function useResolution({ i18n, first, path, search }: Wanted): Current | null {
  const [current, setCurrent] = useState<Current | null>(
    first === null || first.kind === 'redirect' ? null : first,
  )
  // A page that could not be fetched is tried again when the connection comes back.
  const isOffline = useIsOffline()
  const isShown = useEffectEvent((isGone: boolean) => {
    const isMissed = current?.kind === 'problem' && problemWords(current.problem).status === NO_CONNECTION
    return isFor(current, path, search) && (isGone || !isMissed)
  })

  useEffect(() => {
    if (isShown(isOffline)) return undefined
    let isCurrent = true
    const impatience = setTimeout(() => setCurrent((now) => meanwhile(now, path)), PAGE_FINISH_MS)
    const redirectRules = routeRulesStore.get() ?? redirects
    const guards = { applyTheme, redirects: redirectRules, middleware }
    const resolve = async () => {
      const loadOwn = (to: string, requested: string) => loadPayload(addressIn(i18n.locale, to), requested)
      const resolution = await resolvePage({
        path,
        search,
        loadRoutes,
        guards,
        i18n,
        loadPayload: loadOwn,
      })
      clearTimeout(impatience)
      if (!isCurrent) return
      if (resolution.kind === 'redirect') navigate(resolution.to, { replace: true })
      else setCurrent(resolution)
    }
    void resolve()
    return () => {
      isCurrent = false
      clearTimeout(impatience)
    }
  }, [i18n, path, search, isOffline])

  return useMemo(
    () => (current?.kind === 'page' && current.path === path ? { ...current, search } : current),
    [current, path, search],
  )
}
