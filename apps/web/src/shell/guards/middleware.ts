import { actingUser } from '../../lib/session/session.ts'
import { sessionStore } from '../../lib/session/session-store.ts'
import { type AppConfig, apps } from '../apps/app-config.table.ts'
import { appOfPath } from '../apps/app-of-path.ts'
import type { MiddlewareOutcome, Visit } from './guard-chain.ts'
import { paths } from '../../lib/routing/paths.ts'
import type { KitchenRole } from '../routing/route.ts'

/** Rule NV4: how long a guard waits for the sign-in watcher. */
const WATCHER_WAIT_MS = 5000

const roleOrder: readonly KitchenRole[] = ['viewer', 'cook', 'lead', 'manager', 'owner']
const hiringOrder = ['view', 'pipeline', 'full', 'owner'] as const
type HiringRole = (typeof hiringOrder)[number]

/** Whether what a document says of a role is at least another one. */
function reaches<Role extends string>(order: readonly Role[], held: unknown, least: Role): boolean {
  return order.findIndex((role) => role === held) >= order.indexOf(least)
}

interface Person {
  readonly uid: string
  readonly isGuest: boolean
}

const pass: MiddlewareOutcome = { kind: 'pass' }

async function whoIsHere(): Promise<Person | null> {
  const session = sessionStore.get()
  if (session.state === 'signedIn') return session
  const late = new Promise<null>((resolve) => setTimeout(resolve, WATCHER_WAIT_MS, null))
  const user = await Promise.race([actingUser(), late])
  return user === null ? null : { uid: user.uid, isGuest: user.isAnonymous }
}

function toAuth({ path, search }: Visit): MiddlewareOutcome {
  return { kind: 'redirect', to: paths.auth(path + search) }
}

function toCreate(page: string, { path, search }: Visit): MiddlewareOutcome {
  return { kind: 'redirect', to: `${page}?next=${encodeURIComponent(path + search)}` }
}

function createPageOf({ prefix }: AppConfig): string {
  return `/${prefix.endsWith('s') ? prefix : `${prefix}s`}/create`
}

type Content = Readonly<Record<string, unknown>>

/** Reads a document: from this device if it is there and `isEnough`, otherwise from the server. */
export type ReadContent = (
  path: string,
  isEnough?: (content: Content) => boolean,
) => Promise<Content | undefined>

const fromHere: ReadContent = async (path, isEnough) => {
  const { readOnce } = await import('../../lib/reading/read-once.ts')
  return readOnce(path, isEnough)
}

/** Whether a document grants something: a copy on this device that does not may be from before a promotion. */
async function grants(
  path: string,
  isGranted: (content: Content) => boolean,
  contentOf: ReadContent,
): Promise<boolean> {
  const content = await contentOf(path, isGranted)
  return content !== undefined && isGranted(content)
}

/** No identity, or a guest without the profile: sign in first. A member without it: make it first (rule NV4). */
async function auth(visit: Visit, app: AppConfig, contentOf: ReadContent): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person === null) return toAuth(visit)
  const profile = await contentOf(`${app.collection}/${person.uid}`)
  if (profile !== undefined) return pass
  return person.isGuest ? toAuth(visit) : toCreate(createPageOf(app), visit)
}

async function member(visit: Visit): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person !== null && !person.isGuest) return pass
  return { kind: 'redirect', to: `${paths.auth(visit.path + visit.search)}&join=1` }
}

async function kitchen(visit: Visit, least: KitchenRole, contentOf: ReadContent): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person === null) return toAuth(visit)
  const kitchenId = visit.params.kitchenId ?? ''
  const place = `kitchens/${kitchenId}/team/${person.uid}`
  const isGranted = ({ state, access }: Content) => state === 'active' && reaches(roleOrder, access, least)
  if (await grants(place, isGranted, contentOf)) return pass
  return { kind: 'refused', refusal: { reason: 'kitchen', role: least, subject: kitchenId } }
}

async function job(visit: Visit, least: HiringRole, contentOf: ReadContent): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person === null) return toAuth(visit)
  const { uid } = person
  const jobId = visit.params.jobId ?? ''
  const isOnTeam = ({ recruiter, hiringTeam }: Content) =>
    recruiter === uid || (Array.isArray(hiringTeam) && hiringTeam.includes(uid))
  const posted = await contentOf(`jobs/${jobId}`, isOnTeam)
  if (posted === undefined) return { kind: 'none', path: visit.path }
  const place = `jobs/${jobId}/hiring-team/${uid}`
  const isGranted = ({ role }: Content) => reaches(hiringOrder, role, least)
  if (isOnTeam(posted) && (least === 'view' || (await grants(place, isGranted, contentOf)))) return pass
  return { kind: 'refused', refusal: { reason: 'job', role: least, subject: jobId } }
}

async function supplier(visit: Visit, contentOf: ReadContent): Promise<MiddlewareOutcome> {
  const person = await whoIsHere()
  if (person === null) return toAuth(visit)
  const company = await contentOf(`suppliers/${person.uid}`)
  return company === undefined ? toCreate(paths.people('suppliers').create, visit) : pass
}

async function claim(visit: Visit, name: string): Promise<MiddlewareOutcome> {
  const user = await actingUser()
  const token = await user?.getIdTokenResult()
  return token?.claims[name] === true ? pass : { kind: 'none', path: visit.path }
}

/** Runs the named middleware of a page (rules NV3, NV4). The server checks every record anyway. */
export async function runMiddleware(
  visit: Visit,
  contentOf: ReadContent = fromHere,
): Promise<MiddlewareOutcome> {
  const [name, detail] = (visit.route.middleware ?? '').split(':')
  switch (name) {
    case 'auth':
      return auth(visit, apps.find((app) => app.key === detail) ?? appOfPath(visit.path), contentOf)
    case 'member':
      return member(visit)
    case 'kitchen':
      return kitchen(visit, roleOrder.find((role) => role === detail) ?? 'viewer', contentOf)
    case 'job':
      return job(visit, hiringOrder.find((role) => role === detail) ?? 'view', contentOf)
    case 'supplier':
      return supplier(visit, contentOf)
    case 'mod':
    case 'op':
      return claim(visit, name)
    default:
      return pass
  }
}
