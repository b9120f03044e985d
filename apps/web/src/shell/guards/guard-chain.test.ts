import { expect, test } from 'vitest'
import { type Guards, type MiddlewareOutcome, runGuards } from './guard-chain.ts'
import type { Middleware, Route } from '../routing/route.ts'

function aRoute(path: string, middleware?: Middleware): Route {
  const route = {
    path,
    page: 'home/home-page',
    title: 'common.save',
    messages: [],
    rendering: 'browser',
  } as const
  return middleware === undefined ? route : { ...route, middleware }
}

function chain(verdict: MiddlewareOutcome = { kind: 'pass' }) {
  const calls: string[] = []
  const guards: Guards = {
    routes: [aRoute('/chefs'), aRoute('/chefs/dashboard', 'auth')],
    applyTheme: () => void calls.push('theme'),
    redirects: { '/login': '/auth' },
    middleware: async ({ route }) => {
      calls.push(`middleware ${route.middleware}`)
      return verdict
    },
  }
  return { calls, guards }
}

test('[NV1] an unmatched path is 404 and the middleware is never called', async () => {
  const { calls, guards } = chain()
  expect(await runGuards('/foo/bar', '', guards)).toEqual({ kind: 'none', path: '/foo/bar' })
  expect(calls).toEqual([])
})

test('[NV1] theme comes before middleware', async () => {
  const { calls, guards } = chain()
  expect(await runGuards('/chefs/dashboard', '', guards)).toMatchObject({ kind: 'page' })
  expect(calls).toEqual(['theme', 'middleware auth'])
})

test('[NV1] a redirect rule stops the middleware and keeps the search part', async () => {
  const { calls, guards } = chain()
  expect(await runGuards('/login', '?next=%2Fapps', guards)).toEqual({
    kind: 'redirect',
    to: '/auth?next=%2Fapps',
  })
  expect(calls).toEqual(['theme'])
})

test('[NV3] /chefs has no middleware, /chefs/dashboard has auth', async () => {
  const { calls, guards } = chain({ kind: 'redirect', to: '/auth?next=%2Fchefs%2Fdashboard' })
  expect(await runGuards('/chefs', '', guards)).toMatchObject({ kind: 'page' })
  expect(await runGuards('/chefs/dashboard', '', guards)).toMatchObject({ kind: 'redirect' })
  expect(calls).toEqual(['theme', 'theme', 'middleware auth'])
})
