import { measureDashboardShell, measure as measurePage } from '../../../apps/web/measure-sizes.mjs'
import type { Figure } from '../measure.ts'

/** KiB. */
const PUBLIC_PAGE = 110
const DASHBOARD_SHELL = 260

const PAGES = [
  '/',
  '/jobs',
  '/jobs/a',
  '/kitchens',
  '/kitchens/a',
  '/professionals/a',
  '/recipes/a',
  '/suppliers/a',
  '/ingredients/a',
]
const OVERVIEW = '/kitchens/a/dashboard/overview'

interface Sizes {
  readonly first: number
  readonly all: number
}

function figures(name: string, { first, all }: Sizes, atMost?: number): readonly Figure[] {
  const limit = atMost === undefined ? {} : { limit: { atMost } }
  return [
    { what: `sizes: JavaScript before ${name} answers`, value: first, unit: 'KiB', ...limit },
    { what: `sizes: all that ${name} loads by itself`, value: all, unit: 'KiB', ...limit },
  ]
}

/** JavaScript that a page loads by itself, compressed, from the built files. */
export async function measure(): Promise<readonly Figure[]> {
  return [
    ...PAGES.flatMap((path) => figures(path, measurePage(path), PUBLIC_PAGE)),
    ...figures('the shell of a dashboard', measureDashboardShell(), DASHBOARD_SHELL),
    ...figures(OVERVIEW, measurePage(OVERVIEW)),
  ]
}
