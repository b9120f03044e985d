import { actingUser } from '../data/session.ts'
import { sessionStore } from '../data/session-store.ts'
import { type AppConfig, apps } from './app-config.table.ts'
import { appOfPath } from './app-of-path.ts'
import type { MiddlewareOutcome, Visit } from './guard-chain.ts'
import { paths } from './paths.ts'
import type { KitchenRole } from './route.ts'

/** Rule NV4: how long a guard waits for the sign-in watcher. */
const WATCHER_WAIT_MS = 5000

const roleOrder: readonly KitchenRole[] = ['viewer', 'cook', 'lead', 'manager', 'owner']

interface Person {
  readonly uid: string
  readonly isGuest: boolean
}

const pass: MiddlewareOutcome = { kind: 'pass' }

async function whoIsHere(): Promise<Person | null> {
  const session = sessionStore.get()
  if (session.state === 'here') return session
  const late = new Promise<null>((resolve) => setTimeout(resolve, WATCHER_WAIT_MS, null))
  const user = await Promise.race([actingUser(), late])
  return user === null ? null : { uid: user.uid, isGuest: user.isAnonymous }
}

function toAuth({ path, search }: Visit): MiddlewareOutcome {
  return { kind: 'redirect', to: paths.auth(path + search) }
}

function createPageOf(app: AppConfig, { path, search }: Visit): MiddlewareOutcome {
  const plural = app.prefix.endsWith('s') ? app.prefix : `${app.prefix}s`
  return { kind: 'redirect', to: `/${plural}/create?next=${encodeURIComponent(path + search)}` }
}

async function contentOf(path: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { readOnce } = await import('../data/read-once.ts')
  return readOnce(path)
}

/** No identity, or a guest without the profile: sign in first. A member without it: make it first (rule NV4). */
async function auth(visit: Visit, app: AppConfig): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person === null) return toAuth(visit)
  const profile = await contentOf(`${app.collection}/${person.uid}`)
  if (profile !== undefined) return pass
  return person.isGuest ? toAuth(visit) : createPageOf(app, visit)
}

async function member(visit: Visit): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person !== null && !person.isGuest) return pass
  return { kind: 'redirect', to: `${paths.auth(visit.path + visit.search)}&join=1` }
}

async function kitchen(visit: Visit, least: KitchenRole): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person === null) return toAuth(visit)
  const kitchenId = visit.params.kitchenId ?? ''
  const membership = await contentOf(`kitchens/${kitchenId}/team/${person.uid}`)
  const isActive = membership?.state === 'active'
  const level = roleOrder.findIndex((role) => role === membership?.access)
  if (isActive && level >= roleOrder.indexOf(least)) return pass
  return { kind: 'refused', refusal: { reason: 'kitchen', role: least, subject: kitchenId } }
}

async function job(visit: Visit): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person === null) return toAuth(visit)
  const jobId = visit.params.jobId ?? ''
  const posted = await contentOf(`jobs/${jobId}`)
  if (posted === undefined) return { kind: 'none', path: visit.path }
  const team = posted.hiringTeam
  const isPoster = posted.createdBy === person.uid || posted.recruiter === person.uid
  const isOnTeam = typeof team === 'object' && team !== null && JSON.stringify(team).includes(person.uid)
  return isPoster || isOnTeam
    ? pass
    : { kind: 'refused', refusal: { reason: 'job', role: null, subject: jobId } }
}

async function supplier(visit: Visit): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person === null) return toAuth(visit)
  const company = await contentOf(`suppliers/${person.uid}`)
  return company === undefined ? { kind: 'redirect', to: paths.people('suppliers').create } : pass
}

async function claim(visit: Visit, name: string): Promise<MiddlewareOutcome> {
  const user = await actingUser()
  const token = await user?.getIdTokenResult()
  return token?.claims[name] === true ? pass : { kind: 'none', path: visit.path }
}

/** Runs the named middleware of a page (rules NV3, NV4). The server checks every record anyway. */
export async function runMiddleware(visit: Visit): Promise<MiddlewareOutcome> {
  const [name, detail] = (visit.route.middleware ?? '').split(':')
  switch (name) {
    case 'auth':
      return auth(visit, apps.find((app) => app.key === detail) ?? appOfPath(visit.path))
    case 'member':
      return member(visit)
    case 'kitchen':
      return kitchen(visit, roleOrder.find((role) => role === detail) ?? 'viewer')
    case 'job':
      return job(visit)
    case 'supplier':
      return supplier(visit)
    case 'mod':
    case 'op':
      return claim(visit, name)
    default:
      return pass
  }
}
