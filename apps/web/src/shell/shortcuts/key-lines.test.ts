import { expect, test } from 'vitest'
import { isBuilt } from '../routing/is-built.ts'
import { pageByKey } from '../focus/page-by-key.ts'
import { paths } from '../../lib/routing/paths.ts'
import { everywhere } from './key-lines.ts'

test.each([
  ['d', 'keys.dash', paths.dash],
  ['k', 'keys.kitchens', paths.kitchens],
  ['m', 'keys.messages', paths.messages],
  ['n', 'keys.notices', paths.notifications],
])('g %s is listed and taken only while its page is built', (key, does, path) => {
  const isThere = isBuilt(path)
  expect(pageByKey(key)).toBe(isThere ? path : undefined)
  expect(everywhere.some(([, listed]) => listed === does)).toBe(isThere)
})
