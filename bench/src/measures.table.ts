import type { Measure } from './measure.ts'

/** Every measure by the name it is asked for, in the order of the report: one line each. */
export const measures: Readonly<Record<string, () => Promise<{ readonly measure: Measure }>>> = {
  start: () => import('./measures/start.ts'),
  memory: () => import('./measures/memory.ts'),
  change: () => import('./measures/change.ts'),
  cost: () => import('./measures/cost.ts'),
  book: () => import('./measures/book.ts'),
  explosion: () => import('./measures/explosion.ts'),
  'all-day': () => import('./measures/all-day.ts'),
  match: () => import('./measures/match.ts'),
  price: () => import('./measures/price.ts'),
  import: () => import('./measures/import.ts'),
  search: () => import('./measures/search.ts'),
  rendering: () => import('./measures/rendering.ts'),
  sizes: () => import('./measures/sizes.ts'),
  lighthouse: () => import('./measures/lighthouse.ts'),
  scale: () => import('./measures/scale.ts'),
  peer: () => import('./measures/peer.ts'),
  years: () => import('./measures/years.ts'),
  listeners: () => import('./measures/listeners.ts'),
}
