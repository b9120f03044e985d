import { expect, test } from 'vitest'
import { loggedPath } from './logging.ts'

test.each([
  ['/invite/t0ken', '/invite/[hidden]'],
  ['/Invite/t0ken/', '/Invite/[hidden]/'],
  ['/o/t0ken', '/o/[hidden]'],
  ['/og/o/t0ken.png', '/og/o/[hidden]'],
  ['/fr/invite/t0ken', '/fr/invite/[hidden]'],
  ['/o/t0ken/_payload.json?x=y', '/o/[hidden]/_payload.json'],
  ['/og/jobs.png', '/og/jobs.png'],
  ['/auth/action?oobCode=c0de', '/auth/action'],
])('of %s the log has %s', (url, path) => {
  expect(loggedPath(url)).toBe(path)
})
