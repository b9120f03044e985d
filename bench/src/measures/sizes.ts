import { measure as kibOf } from '../../../apps/web/measure-sizes.mjs'
import type { Figure } from '../measure.ts'

const PAGES = [
  ['/', 110],
  ['/jobs', 110],
  ['/kitchens/a/dashboard/overview', 260],
] as const

/** JavaScript that a page loads by itself, compressed, from the built files. */
export async function measure(): Promise<readonly Figure[]> {
  return PAGES.flatMap(([path, atMost]) => {
    const { first, all } = kibOf(path)
    return [
      { what: `sizes: JavaScript before ${path} answers`, value: first, unit: 'KiB', limit: { atMost } },
      { what: `sizes: all that ${path} loads by itself`, value: all, unit: 'KiB', limit: { atMost } },
    ]
  })
}
