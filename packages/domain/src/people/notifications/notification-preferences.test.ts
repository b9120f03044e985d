import { expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { channelsFor, isQuiet, type NotificationPreferences } from './notification-preferences.ts'

/** Wall-clock time in Paris on 3 May 2026, two hours ahead of UTC. */
const at = (hour: number, minute = 0) => ({
  nowMs: Date.UTC(2026, 4, 3, hour - 2, minute),
  zone: 'Europe/Paris',
  isOnShift: false,
})
const preferences: NotificationPreferences = {
  ...newCommonFields('sam', timestampFromMs(0)),
  channels: { hired: ['e-mail'], offer: [] },
  quiet: { from: '22:00', to: '07:00' },
  quietDuringMyShifts: true,
  digest: 'off',
  postsForMe: false,
}

test.each([
  [21, 59, false],
  [22, 0, true],
  [24, 30, true],
  [6, 59, true],
  [7, 0, false],
])('quiet from 22:00 to 07:00, at %d:%d: %s', (hour, minute, quiet) => {
  expect(isQuiet(preferences, at(hour, minute))).toBe(quiet)
})

test('quiet hours within a day, none at all, and the own shift', () => {
  const afternoon = { ...preferences, quiet: { from: '14:00', to: '16:00' } }
  expect([isQuiet(afternoon, at(13)), isQuiet(afternoon, at(14)), isQuiet(afternoon, at(16))]).toEqual([
    false,
    true,
    false,
  ])
  const { quiet: _, ...always } = preferences
  expect(isQuiet(always, at(3))).toBe(false)
  expect(isQuiet(always, { ...at(12), isOnShift: true })).toBe(true)
  expect(isQuiet({ ...always, quietDuringMyShifts: false }, { ...at(12), isOnShift: true })).toBe(false)
})

test('in quiet hours a notice waits in the app, an urgent one does not', () => {
  const notice = (kind: 'hired' | 'offer' | 'invitation', isUrgent = false) => ({ kind, isUrgent })
  expect(channelsFor(notice('invitation'), preferences, at(12))).toEqual(['in app', 'e-mail', 'web push'])
  expect(channelsFor(notice('invitation'), preferences, at(23))).toEqual(['in app'])
  expect(channelsFor(notice('invitation', true), preferences, at(23))).toEqual([
    'in app',
    'e-mail',
    'web push',
  ])
  expect(channelsFor(notice('hired'), preferences, at(12))).toEqual(['e-mail'])
  expect(channelsFor(notice('hired'), preferences, at(23))).toEqual([])
  expect(channelsFor(notice('offer'), preferences, at(12))).toEqual([])
})
