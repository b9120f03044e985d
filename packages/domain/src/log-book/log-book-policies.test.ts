import { expect, test } from 'vitest'
import {
  atWork,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../collections/testing/people-cast.ts'
import { askedAt } from '../collections/testing/ask-policy.ts'
import { msFromTimestamp, timestampFromMs } from '../time/timestamp.ts'
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
  const edit = (minutes: number, ms = 0) =>
    ask.change(entry('cook'), { text: 'Fridge two hums.', updatedAt: later(minutes, ms) })
  const added = (by: string) => ({ additions: [{ text: 'Mended', at: later(60), by }], updatedAt: later(60) })
  const withOne = { ...entry('cook'), ...added('cook') }
  expect(
    whoMayDo({
      'edit at 15 min': edit(15),
      'edit after': edit(15, 1),
      add: ask.change(entry('cook'), added('cook')),
      'add for another': ask.change(entry('cook'), added('lead')),
      'take an addition away': ask.change(withOne, { additions: [], updatedAt: later(61) }),
    }),
  ).toEqual({
    'edit at 15 min': 'cook',
    'edit after': nobodyAtAll,
    add: 'cook',
    'add for another': nobodyAtAll,
    'take an addition away': nobodyAtAll,
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
