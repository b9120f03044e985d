import { beforeAll, expect, test } from 'vitest'
import { sessionStore } from '../../lib/session/session-store.ts'
import { type ReadContent, runMiddleware } from './middleware.ts'
import type { Middleware } from '../routing/route.ts'

type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What a device has of documents, and what the server has. */
const reading =
  (device: Documents, server: Documents): ReadContent =>
  async (path, isEnough = () => true) => {
    const known = device[path]
    return known !== undefined && isEnough(known) ? known : server[path]
  }

const visit = (path: string, middleware: Middleware, params: Readonly<Record<string, string>> = {}) => ({
  route: {
    path,
    page: 'a/b-page',
    title: 'shell.home',
    messages: [],
    rendering: 'browser',
    middleware,
  } as const,
  params,
  path,
  search: '?from=mail',
})

beforeAll(() => {
  const person = { displayName: 'Ines', email: null, isEmailVerified: false }
  sessionStore.set({ state: 'signedIn', uid: 'ines', isGuest: false, ...person })
})

test('a role that the device does not know of yet is asked of the server', async () => {
  const member = (access: string) => ({ 'kitchens/k1/team/ines': { state: 'active', access } })
  const edit = visit('/kitchens/k1/edit', 'kitchen:manager', { kitchenId: 'k1' })
  const pass = { kind: 'pass' }
  expect(await runMiddleware(edit, reading(member('cook'), member('manager')))).toEqual(pass)
  expect(await runMiddleware(edit, reading(member('manager'), {}))).toEqual(pass)
  expect(await runMiddleware(edit, reading(member('cook'), member('cook')))).toMatchObject({
    kind: 'refused',
    refusal: { reason: 'kitchen', role: 'manager', subject: 'k1' },
  })
})

test.each([
  ['view', 'refused', 'pass'],
  ['pipeline', 'refused', 'pass'],
  ['full', 'pass', 'pass'],
  ['owner', 'pass', 'pass'],
  ['none', 'refused', 'refused'],
])('[product 4] who hires as %s: the form is %s, the dashboard %s', async (role, form, dashboard) => {
  const job = { recruiter: 'rui', hiringTeam: role === 'none' ? ['rui'] : ['rui', 'ines'] }
  const server = { 'jobs/j1': job, ...(role !== 'none' && { 'jobs/j1/hiring-team/ines': { role } }) }
  const read = reading({ 'jobs/j1': { ...job, hiringTeam: ['rui'] } }, server)
  expect(await runMiddleware(visit('/jobs/j1/edit', 'job:full', { jobId: 'j1' }), read)).toMatchObject({
    kind: form,
  })
  expect(await runMiddleware(visit('/jobs/j1/dashboard', 'job', { jobId: 'j1' }), read)).toMatchObject({
    kind: dashboard,
  })
})

test('who has no supplier yet makes it first, and comes back', async () => {
  expect(await runMiddleware(visit('/suppliers/edit', 'supplier'), reading({}, {}))).toEqual({
    kind: 'redirect',
    to: '/suppliers/create?next=%2Fsuppliers%2Fedit%3Ffrom%3Dmail',
  })
})
