import { expect, test } from 'vitest'
import {
  atWork,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { askedAt } from '../../../testing/ask-policy.ts'
import { msFromTimestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { canEditLogEntry, logEntries, type LogEntry, logReads, type LogRead } from './log-entry.ts'

const k1 = { params: { kitchenId: 'k1' } }
const later = (minutes: number, ms = 0) => timestampFromMs(msFromTimestamp(askedAt) + minutes * 60_000 + ms)
const acted = (uid: string) => (uid === 'tablet' ? { by: 'cook', device: 'tablet' } : { by: uid })
const entry = (uid: string): LogEntry => ({
  ...signedBy(uid),
  ...acted(uid),
  serviceDay: '2026-05-03',
  text: 'Fridge two is loud.',
  tags: [],
  mentions: [],
  photos: [],
  needsRead: false,
  isPinned: false,
  additions: [],
})
const ask = questionsAbout(logEntries, k1)
const cooks = 'cook lead manager owner tablet'

test('cooks and higher write, also at the tablet, everybody at work reads, nobody deletes', () => {
  expect(plainTable(logEntries, k1, { make: entry, by: 'cook' })).toEqual({
    read: atWork,
    create: cooks,
    change: 'cook lead manager owner',
    delete: nobodyAtAll,
  })
  expect(
    whoMayDo({
      'create pinned': ask.create((uid) => ({ ...entry(uid), isPinned: true })),
      'create for another': ask.create((uid) => ({ ...entry(uid), by: 'lead' })),
      pin: ask.change(entry('cook'), { isPinned: true }),
    }),
  ).toEqual({
    'create pinned': 'lead manager owner',
    'create for another': 'lead',
    pin: 'lead manager owner',
  })
})

test('its author edits an entry for 15 minutes, and only adds to it later', () => {
  const written = (minutes: number, ms = 0): LogEntry => ({
    ...entry('cook'),
    createdAt: later(-minutes, -ms),
  })
  const edit = (before: LogEntry, updatedAt = askedAt) =>
    ask.change(before, { text: 'Fridge two hums.', updatedAt })
  const added = (by: string) => ({ additions: [{ text: 'Mended', at: askedAt, by }] })
  const hours30 = 30 * 60
  expect(
    whoMayDo({
      'edit at 15 min': edit(written(15)),
      'edit after': edit(written(15, 1)),
      'edit that arrives late': edit(written(600), later(-590)),
      'edit that claims to be old': edit(written(hours30), later(-hours30)),
      add: ask.change(written(60), added('cook')),
      'add for another': ask.change(written(60), added('lead')),
      'take an addition away': ask.change({ ...written(60), ...added('cook') }, { additions: [] }),
      'create in the future': ask.create((uid) => ({ ...entry(uid), createdAt: later(3) })),
    }),
  ).toEqual({
    'edit at 15 min': 'cook',
    'edit after': nobodyAtAll,
    'edit that arrives late': 'cook',
    'edit that claims to be old': nobodyAtAll,
    add: 'cook',
    'add for another': nobodyAtAll,
    'take an addition away': nobodyAtAll,
    'create in the future': nobodyAtAll,
  })
  expect(canEditLogEntry(entry('cook'), later(15))).toBe(true)
})

test('everybody marks an entry as read for themselves', () => {
  const mark = (uid: string): LogRead => ({ ...signedBy(uid), ...acted(uid), at: askedAt })
  const read = { params: { kitchenId: 'k1', entryId: 'e1', uid: 'cook' } }
  expect(plainTable(logReads, read, { make: mark, by: 'cook' })).toEqual({
    read: atWork,
    create: 'cook tablet',
    change: nobodyAtAll,
    delete: nobodyAtAll,
  })
})
