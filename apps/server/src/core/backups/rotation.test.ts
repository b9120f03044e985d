import { expect, test } from 'vitest'
import { isBackupDue } from './nightly-backup.ts'
import { keptBackups } from './rotation.ts'

const DAY_MS = 86_400_000

/** A backup of every night up to a Wednesday, the newest last. */
function nights(count: number): readonly Date[] {
  const newest = Date.UTC(2026, 10, 25, 3)
  return Array.from({ length: count }, (_, at) => new Date(newest - (count - 1 - at) * DAY_MS))
}

const daysOf = (times: Iterable<Date>) => [...times].map((time) => time.toISOString().slice(0, 10)).sort()

test('[BU10] after two years of nights, 7 days, 4 weeks and 12 months are kept', () => {
  expect(daysOf(keptBackups(nights(730)))).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-08',
    '2026-11-15',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ])
})

test('few backups are all kept, however old they are', () => {
  const few = nights(5)
  expect(keptBackups(few)).toEqual(new Set(few))
  const old = [new Date('2019-05-01T03:00:00Z')]
  expect(keptBackups(old)).toEqual(new Set(old))
})

test('of several backups of one day the last one is kept', () => {
  const [early, late] = [new Date('2026-11-25T03:00:00Z'), new Date('2026-11-25T15:00:00Z')]
  expect([...keptBackups([early, late])]).toEqual([late])
})

test('rotating again and again keeps what rotating once would keep', () => {
  let kept: readonly Date[] = []
  for (const night of nights(500)) kept = [...keptBackups([...kept, night])]
  expect(daysOf(kept)).toEqual(daysOf(keptBackups(nights(500))))
})

test('a backup is due once a night, and after a night in which the server was off', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour)
  expect(isBackupDue(at(25, 12), undefined)).toBe(true)
  expect(isBackupDue(at(25, 2), at(24, 3))).toBe(false)
  expect(isBackupDue(at(25, 3), at(24, 3))).toBe(true)
  expect(isBackupDue(at(25, 12), at(25, 4))).toBe(false)
  expect(isBackupDue(at(28, 1), at(25, 4))).toBe(true)
})
