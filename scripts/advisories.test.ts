import { expect, test } from 'vitest'
import { verdictOf } from './advisories.mjs'

test('a report without vulnerabilities is good', () => {
  expect(verdictOf('{"auditReportVersion":2,"vulnerabilities":{}}').code).toBe(0)
})
test('each package that something is known against is named', () => {
  const vulnerabilities = { tar: { name: 'tar', severity: 'high', range: '<6.2.1' } }
  expect(verdictOf(JSON.stringify({ vulnerabilities }))).toEqual({ code: 1, lines: ['tar <6.2.1: high'] })
})
test('a registry that does not answer is no good report', () => {
  expect(verdictOf('').code).toBe(2)
  expect(verdictOf('{"message":"405 Method Not Allowed","error":{}}').code).toBe(2)
})
