import { syncStore } from '../../lib/writing/sync-store.ts'
import { isBusy } from '../busy.ts'
import { logProblem } from '../../lib/store/log.ts'
import { createStore } from '../../lib/store/store.ts'
import { decideNavigation } from './version-check.ts'

const POLL_MS = 60_000
/** Rule VC3: between 0.9 and 2 s after the page has loaded. */
const FIRST_FETCH_MS = 1000
const RELOADED_AT = 'brigade.reloadedAt'

interface LatestBuild {
  readonly id: string
}

interface BuildMeta {
  readonly matcher: { readonly redirects: Readonly<Record<string, string>> }
}

const latestStore = createStore<string | null>(null)

/** Set when a newer build waits behind something that must not be disturbed. */
export const newVersionStore = createStore(false)

/** The published redirect rules, once they have been fetched. */
export const routeRulesStore = createStore<Readonly<Record<string, string>> | null>(null)

/** Whether the coming navigation must be a full load; notes it, so that none follows for 10 s (rule VC2). */
export function hasNewerBuild(now: number): boolean {
  const stored = sessionStorage.getItem(RELOADED_AT)
  const decision = decideNavigation({
    running: import.meta.env.BUILD_ID,
    latest: latestStore.get(),
    isBusy: isBusy() || syncStore.get().waiting > 0,
    lastReloadAt: stored === null ? null : Number(stored),
    now,
  })
  newVersionStore.set(decision === 'notice')
  if (decision === 'reload') sessionStorage.setItem(RELOADED_AT, String(now))
  return decision === 'reload'
}

async function fetchJson<Body>(path: string): Promise<Body> {
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

async function askLatest(): Promise<void> {
  try {
    const { id } = await fetchJson<LatestBuild>(`/builds/latest.json?${Date.now()}`)
    latestStore.set(id)
  } catch (problem) {
    logProblem('builds/latest.json', problem)
  }
}

async function fetchRouteRules(): Promise<void> {
  try {
    const { matcher } = await fetchJson<BuildMeta>(`/builds/meta/${import.meta.env.BUILD_ID}.json`)
    routeRulesStore.set(matcher.redirects)
  } catch (problem) {
    logProblem('builds/meta', problem)
  }
}

/** Starts the version check and fetches the route rules about a second after the page has loaded. */
export function watchVersion(): void {
  if (import.meta.env.DEV) return
  setTimeout(() => {
    void fetchRouteRules()
    void askLatest()
    setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void askLatest()
    }, POLL_MS)
  }, FIRST_FETCH_MS)
}
