import { describe, expect, test } from 'vitest'
import { dashboards } from '../layouts/dashboards.table.ts'
import { componentName } from './load-page.ts'
import { hasAddresses } from './language-address.ts'
import { matchRoute } from './match-route.ts'
import { publicPageRoutes } from './public.routes.ts'
import { laterRoutes, routes } from './routes.table.ts'

const sources = import.meta.glob<string>(
  '../../{people,food,kitchen,hiring,search,home,showcase}/**/*-page.tsx',
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
)

describe('the route table', () => {
  test('no path stands twice', () => {
    const paths = routes.map(({ path }) => path)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
  })

  test('the public routes know what has an address in each language, and take nothing else for it', () => {
    expect(laterRoutes.filter(hasAddresses)).toEqual([])
    const taken = laterRoutes.filter(({ path }) => {
      const match = matchRoute(publicPageRoutes, path.replaceAll(/\{\w+\}/gu, 'an-id'))
      return match.kind !== 'none'
    })
    expect(taken).toEqual([])
  })

  test.each([...new Set(routes.map(({ page }) => page))])('%s exports its page', (page) => {
    expect(sources[`../../${page}.tsx`]).toContain(`export function ${componentName(page)}(`)
  })

  test('[NV6] the dashboards have the titles of the specification', () => {
    expect(dashboards.kitchen).toMatchObject({ title: 'shell.dashboard.kitchen', collection: 'kitchens' })
    expect(dashboards.kitchen.sections.map(({ key }) => key)).toEqual([
      'overview',
      'tickets',
      'ingredients',
      'preparation',
      'menus',
      'recipes',
      'suppliers',
      'team',
      'safety',
    ])
    expect(dashboards.supplier.sections.map(({ key }) => key)).toEqual(['ingredients', 'orders'])
    expect(dashboards.job.sections.map(({ key }) => key)).toEqual(['pipeline', 'shifts'])
  })
})
