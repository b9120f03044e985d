import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'

const routes = [
  '/',
  '/jobs',
  '/jobs/{jobId}',
  '/chefs',
  '/chefs/{chefId}',
  '/chefs/create',
  '/chefs/dashboard',
  '/chefs/dashboard/chef-Kitchens',
  '/kitchens/{kitchenId}/edit',
  '/kitchens/{kitchenId}/dashboard',
  '/kitchens/{kitchenId}/dashboard/{section}',
  '/kitchens/{kitchenId}/dashboard/recipes',
  '/{id}',
].map((path) => ({ path }))

function found(path: string) {
  const match = matchRoute(routes, path)
  if (match.kind === 'redirect') return `redirect to ${match.to}`
  return match.kind === 'page' ? match.route.path : '404'
}

describe('matching a path', () => {
  test.each([
    ['/', '/'],
    ['/chefs/create', '/chefs/create'],
    ['/foo/bar', '404'],
    ['/chefs/dashboard/chef-kitchens', 'redirect to /chefs/dashboard/chef-Kitchens'],
    ['/chefs/', 'redirect to /chefs'],
    ['/Chefs', 'redirect to /chefs'],
    ['/chefs/Create', 'redirect to /chefs/create'],
    ['/chefs/anna', '/chefs/{chefId}'],
    ['/chefs/edit', '404'],
    ['/kitchens/dashboard/edit', '404'],
    ['/kitchens/7/dashboard/recipes', '/kitchens/{kitchenId}/dashboard/recipes'],
    ['/kitchens/7/dashboard/team', '/kitchens/{kitchenId}/dashboard/{section}'],
    ['/dashboard', '404'],
    ['/anna', '/{id}'],
    ['//evil.example', '404'],
    ['/chefs//', '404'],
    ['/%E0%A4%A', '404'],
    ['/a%2Fb', '404'],
    ['/chefs/a%2fb', '404'],
    ['/jobs/a%20b', '404'],
    ['/jobs/%00', '404'],
    ['/kitchens/a.b/dashboard', '404'],
    ['/kitchens/__id__/edit', '404'],
    [`/jobs/${'a'.repeat(129)}`, '404'],
    [`/jobs/${'a'.repeat(128)}`, '/jobs/{jobId}'],
  ])('[NV2] %s → %s', (path, expected) => {
    expect(found(path)).toBe(expected)
  })

  test('[NV2] the letters of an id are kept, also while correcting the rest', () => {
    expect(matchRoute(routes, '/Jobs/aBc')).toEqual({ kind: 'redirect', to: '/jobs/aBc' })
    expect(matchRoute(routes, '/jobs/a%2DB')).toMatchObject({ params: { jobId: 'a-B' } })
  })
})
