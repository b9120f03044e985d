import { describe, expect, test } from 'vitest'
import {
  atWork,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { type OfferedShift, shiftOffers } from './offered-shift.ts'
import { type Shift, shifts } from './shift.ts'
import { type TimeOff, timesOff } from './time-off.ts'
import { type RotaWeek, rotaWeeks } from './week.ts'

const k1 = { params: { kitchenId: 'k1' } }
const hour = (of: number) => timestampFromMs(Date.UTC(2026, 4, 3, of))

const drawn = (uid: string): Shift => ({
  ...signedBy(uid),
  day: '2026-05-03',
  startsAt: hour(7),
  endsAt: hour(15),
  breakMin: 30,
  position: 'commis',
  uid: 'cook',
  note: '',
  state: 'draft',
  neededCertificates: [],
  acceptedWarnings: [],
  sequence: 0,
})
const published: Shift = { ...drawn('manager'), state: 'published' }

describe('shifts', () => {
  const ask = questionsAbout(shifts, k1)

  test('managers draw, the team reads what is published, everybody their own', () => {
    expect(
      whoMayDo({
        'read draft': ask.read(drawn('manager')),
        'read published': ask.read(published),
        'list published': ask.read({ state: 'published' }),
        'list all': ask.read({}),
        create: ask.create(drawn),
        'create published': ask.create((uid) => ({ ...drawn(uid), state: 'published' })),
        'change draft': ask.change(drawn('manager'), { breakMin: 45 }),
        'delete draft': ask.delete(drawn('manager')),
        'delete published': ask.delete(published),
      }),
    ).toEqual({
      'read draft': 'manager owner',
      'read published': atWork,
      'list published': atWork,
      'list all': 'manager owner',
      create: 'manager owner',
      'create published': nobodyAtAll,
      'change draft': 'manager owner',
      'delete draft': 'manager owner',
      'delete published': nobodyAtAll,
    })
    const everywhere = questionsAbout(shifts, { params: {} })
    expect(
      whoMayDo({
        'list own everywhere': everywhere.read({ uid: 'sam', state: 'published' }),
        'list own drafts': everywhere.read({ uid: 'sam' }),
      }),
    ).toEqual({ 'list own everywhere': 'sam', 'list own drafts': nobodyAtAll })
  })

  test('[DS5] a change of time or place after publishing carries the next number, any other the same', () => {
    const moved = { startsAt: hour(8) }
    expect(
      whoMayDo({
        'move without number': ask.change(published, moved),
        'move with number': ask.change(published, { ...moved, sequence: 1 }),
        'skip a number': ask.change(published, { ...moved, sequence: 2 }),
        'write a note': ask.change(published, { note: 'Bring knives' }),
        'write a note with number': ask.change(published, { note: 'Bring knives', sequence: 1 }),
        'move a draft': ask.change(drawn('manager'), moved),
        cancel: ask.change(published, { state: 'cancelled', sequence: 1 }),
        revive: ask.change({ ...published, state: 'cancelled' }, { state: 'published', sequence: 1 }),
      }),
    ).toEqual({
      'move without number': nobodyAtAll,
      'move with number': 'manager owner',
      'skip a number': nobodyAtAll,
      'write a note': 'manager owner',
      'write a note with number': nobodyAtAll,
      'move a draft': 'manager owner',
      cancel: 'manager owner',
      revive: nobodyAtAll,
    })
  })

  test('publishing and clocking go by function', () => {
    expect(
      whoMayDo({
        publish: ask.change(drawn('manager'), { state: 'published' }),
        'clock in': ask.change(published, { clockIn: hour(7) }),
        'create clocked': ask.create((uid) => ({ ...drawn(uid), clockIn: hour(7) })),
      }),
    ).toEqual({ publish: nobodyAtAll, 'clock in': nobodyAtAll, 'create clocked': nobodyAtAll })
  })

  test('[RO1] a shift is 15 minutes to 16 hours long, and longer than its break', () => {
    const fits = (change: Partial<Shift>) => shifts.schema.safeParse({ ...published, ...change }).success
    const minute = (of: number) => timestampFromMs(Date.UTC(2026, 4, 3, 7, of))
    expect(fits({ endsAt: minute(15), breakMin: 0 })).toBe(true)
    expect(fits({ endsAt: minute(14), breakMin: 0 })).toBe(false)
    expect(fits({ endsAt: minute(16 * 60) })).toBe(true)
    expect(fits({ endsAt: minute(16 * 60 + 1) })).toBe(false)
    expect(fits({ endsAt: minute(30), breakMin: 30 })).toBe(false)
    expect(fits({ endsAt: minute(-60) })).toBe(false)
  })
})

describe('what functions write of the rota', () => {
  const readOnly = { create: nobodyAtAll, change: nobodyAtAll, delete: nobodyAtAll }

  test('weeks and offers are read at work', () => {
    const week = (uid: string): RotaWeek => ({ ...signedBy(uid), state: 'draft', edition: 0 })
    const offer = (uid: string): OfferedShift => ({
      ...signedBy(uid),
      shiftId: 's1',
      offeredBy: 'cook',
      state: 'open',
      needsApproval: true,
      sentence: '',
      sharedWith: 'team',
    })
    expect(plainTable(rotaWeeks, k1, { make: week, by: 'manager' })).toEqual({ read: atWork, ...readOnly })
    expect(plainTable(shiftOffers, k1, { make: offer, by: 'cook' })).toEqual({ read: atWork, ...readOnly })
  })

  test('time off is read by the person and managers', () => {
    const off = (uid: string): TimeOff => ({
      ...signedBy(uid),
      uid: 'cook',
      from: '2026-06-01',
      to: '2026-06-07',
      kind: 'sick',
      note: '',
      state: 'asked',
      sentence: '',
    })
    expect(plainTable(timesOff, k1, { make: off, by: 'cook' })).toEqual({
      read: 'cook manager owner',
      ...readOnly,
    })
    expect(timesOff.schema.safeParse({ ...off('cook'), to: '2026-05-31' }).success).toBe(false)
    expect(timesOff.schema.safeParse({ ...off('cook'), state: 'refused' }).success).toBe(false)
    expect(timesOff.schema.safeParse({ ...off('cook'), state: 'refused', sentence: 'Full' }).success).toBe(
      true,
    )
  })
})
