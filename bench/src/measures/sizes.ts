import { measure as kibOf, ratchet } from '../../../apps/web/measure-sizes.mjs'
import type { Figure } from '../measure.ts'

const PAGES = ['/', '/jobs']
const LIMIT_KIB = 130

/** JavaScript that a page loads by itself, compressed, from the built files. */
export async function measure(): Promise<readonly Figure[]> {
  return PAGES.map((path) => ({
    what: `sizes: JavaScript on ${path}`,
    value: kibOf(path),
    unit: 'KiB',
    limit: { atMost: LIMIT_KIB },
    beside: `gzip; the ratchet allows ${ratchet[path]}`,
  }))
}
