import { expect, test } from 'vitest'
import { decideNavigation, type VersionFacts } from './version-check.ts'

const facts: VersionFacts = { running: '41', latest: '42', isBusy: false, lastReloadAt: null, now: 1_000_000 }

test('[VC1] running 41, latest 42: a full load', () => {
  expect(decideNavigation(facts)).toBe('reload')
})

test('[VC1] running 42, latest 42: a normal navigation; so is an unknown latest', () => {
  expect(decideNavigation({ ...facts, running: '42' })).toBe('in-place')
  expect(decideNavigation({ ...facts, latest: null })).toBe('in-place')
})

test('[VC1] a write queued: a normal navigation and the notice, then a reload', () => {
  expect(decideNavigation({ ...facts, isBusy: true })).toBe('notice')
  expect(decideNavigation({ ...facts, isBusy: false })).toBe('reload')
})

test.each([
  [9_999, 'in-place'],
  [10_000, 'reload'],
])('[VC2] %d ms after a reload: %s', (afterMs, expected) => {
  expect(decideNavigation({ ...facts, lastReloadAt: facts.now - afterMs })).toBe(expected)
})
