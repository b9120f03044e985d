import { describe, expect, test } from 'vitest'
import {
  everybody,
  hiringTeam,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { askedAt } from '../../../testing/ask-policy.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { type Booking, bookings } from './booking.ts'
import {
  dayCodes,
  type DayCodesOfJob,
  type GigShiftDetails,
  gigShiftDetails,
  type GigShiftOffer,
  gigShifts,
} from './gig-shift.ts'
import { type Mark, markId, marks } from './mark.ts'

const s1 = { jobId: 'j1', shiftId: 's1' }
const hour = (of: number) => timestampFromMs(Date.UTC(2026, 4, 9, of))
const readOnly = { create: nobodyAtAll, change: nobodyAtAll, delete: nobodyAtAll }
const team = hiringTeam.join(' ')

const shift = (uid: string): GigShiftOffer => ({
  ...signedBy(uid),
  startsAt: hour(10),
  endsAt: hour(16),
  breakMin: 30,
  seats: 2,
  taken: 0,
  payPerHour: { minor: 1800, currency: 'EUR' },
  dress: '',
  minPaidHours: 4,
  isInstant: true,
  state: 'open',
})
const closed = { 'jobs/j1': { state: 'paused', type: 'gig' } }
const booked = { 'bookings/s1_sam': { state: 'booked', uid: 'sam', jobId: 'j1' } }
/** Somebody else's job may have a shift of the same id. */
const bookedElsewhere = { 'bookings/s1_sam': { state: 'booked', uid: 'sam', jobId: 'j2' } }

describe('gig shifts', () => {
  test('are public with their job, else for the hiring team and those booked', () => {
    expect(plainTable(gigShifts, { params: s1 }, { make: shift, by: 'rui' })).toEqual({
      read: everybody,
      create: 'rui full',
      change: 'rui full',
      delete: 'rui full',
    })
    const { read } = questionsAbout(gigShifts, { params: s1, world: { ...closed, ...booked } })
    expect(whoMayDo({ read: read(shift('rui')) })).toEqual({ read: `sam ${team}` })
    const elsewhere = questionsAbout(gigShifts, { params: s1, world: { ...closed, ...bookedElsewhere } })
    expect(whoMayDo({ read: elsewhere.read(shift('rui')) })).toEqual({ read: team })
    const world = { ...closed, ...bookedElsewhere, 'bookings/j1_s1_sam': booked['bookings/s1_sam'] }
    const both = questionsAbout(gigShifts, { params: s1, world })
    expect(whoMayDo({ read: both.read(shift('rui')) })).toEqual({ read: `sam ${team}` })
    const ownRota = questionsAbout(gigShifts, { params: {} })
    const asked: object = { uid: 'sam', state: 'published' }
    expect(whoMayDo({ 'ask for rota shifts': ownRota.read(asked) })).toEqual({
      'ask for rota shifts': everybody,
    })
  })

  test('[GG7] what somebody has booked keeps its times and pay, and is not deleted', () => {
    const ask = questionsAbout(gigShifts, { params: s1 })
    const taken = { ...shift('rui'), taken: 1 }
    expect(
      whoMayDo({
        'change pay of a free shift': ask.change(shift('rui'), {
          payPerHour: { minor: 1900, currency: 'EUR' },
        }),
        'change pay of a booked one': ask.change(taken, { payPerHour: { minor: 1700, currency: 'EUR' } }),
        'change its times': ask.change(taken, { startsAt: hour(11) }),
        'add a seat': ask.change(taken, { seats: 3 }),
        'fewer seats than taken': ask.change({ ...taken, taken: 2 }, { seats: 1 }),
        'cancel by writing': ask.change(shift('rui'), { state: 'cancelled' }),
        'take a place by writing': ask.change(shift('rui'), { taken: 1 }),
        'change what is done': ask.change({ ...shift('rui'), state: 'done' }, { seats: 3 }),
        'delete a booked one': ask.delete(taken),
        'make it taken': ask.create((uid) => ({ ...shift(uid), taken: 1 })),
      }),
    ).toEqual({
      'change pay of a free shift': 'rui full',
      'change pay of a booked one': nobodyAtAll,
      'change its times': nobodyAtAll,
      'add a seat': 'rui full',
      'fewer seats than taken': nobodyAtAll,
      'cancel by writing': nobodyAtAll,
      'take a place by writing': nobodyAtAll,
      'change what is done': nobodyAtAll,
      'delete a booked one': nobodyAtAll,
      'make it taken': nobodyAtAll,
    })
    const permanent = questionsAbout(gigShifts, {
      params: s1,
      world: { 'jobs/j1': { state: 'open', type: 'permanent' } },
    })
    expect(whoMayDo({ create: permanent.create(shift) })).toEqual({ create: nobodyAtAll })
    expect(
      gigShifts.schema.safeParse({ ...shift('rui'), payPerHour: { minor: 0, currency: 'EUR' } }).success,
    ).toBe(false)
  })

  test('contact and parking are for the hiring team and those booked', () => {
    const details = (uid: string): GigShiftDetails => ({ ...signedBy(uid), contact: 'Rui', parking: '' })
    const place = { params: s1, world: booked }
    expect(plainTable(gigShiftDetails, place, { make: details, by: 'rui' })).toEqual({
      read: `sam ${team}`,
      create: 'rui full',
      change: 'rui full',
      delete: 'rui full',
    })
    const over = { 'bookings/s1_sam': { state: 'cancelled', uid: 'sam', jobId: 'j1' } }
    for (const world of [over, bookedElsewhere]) {
      const { read } = questionsAbout(gigShiftDetails, { params: s1, world })
      expect(whoMayDo({ read: read({}) })).toEqual({ read: team })
    }
  })

  test('[GG6] the codes of the day are read by those who let people in', () => {
    const codes = (uid: string): DayCodesOfJob => ({
      ...signedBy(uid),
      day: '2026-05-09',
      in: '0417',
      out: '9120',
    })
    const place = { params: { jobId: 'j1', day: '2026-05-09' } }
    expect(plainTable(dayCodes, place, { make: codes, by: 'rui' })).toEqual({
      read: 'rui full pipeline',
      ...readOnly,
    })
  })
})

describe('bookings and marks', () => {
  const booking = (uid: string): Booking => ({
    ...signedBy(uid),
    shiftId: 's1',
    jobId: 'j1',
    uid: 'sam',
    recruiter: 'rui',
    hiringTeam,
    startsAt: hour(10),
    endsAt: hour(16),
    breakMin: 30,
    payPerHour: { minor: 1800, currency: 'EUR' },
    minPaidHours: 4,
    state: 'booked',
  })
  const mark = (uid: string): Mark => ({
    ...signedBy(uid),
    bookingId: 's1_sam',
    about: { side: 'worker', uid: 'sam' },
    parties: ['sam', 'rui'],
    kind: 'late cancel',
    at: askedAt,
    shownUntil: hour(0),
    isShown: true,
    state: 'standing',
  })

  test('bookings are read by both sides and written by functions', () => {
    const place = { params: { bookingId: 's1_sam' } }
    expect(plainTable(bookings, place, { make: booking, by: 'sam' })).toEqual({
      read: `sam ${team}`,
      ...readOnly,
    })
    const { read } = questionsAbout(bookings, { params: {} })
    expect(
      whoMayDo({
        'list own': read({ uid: 'sam' }),
        'list all': read({}),
        'list ours': read({ hiringTeam: ['view'] }),
      }),
    ).toEqual({ 'list own': 'sam', 'list all': nobodyAtAll, 'list ours': 'view' })
  })

  test('[GG5] marks are read by those they warn while they are shown, then by the two sides and moderators', () => {
    const place = { params: { markId: markId('s1_sam', 'worker') } }
    const world = { 'recruiters/kim': {}, 'professionals/stranger': {} }
    const business = (uid: string): Mark => ({ ...mark(uid), about: { side: 'business', jobId: 'j1' } })
    const table = (make: typeof mark) => plainTable(marks, { ...place, world }, { make, by: 'sam' })
    expect(table(mark)).toEqual({ read: 'sam kim rui mod', ...readOnly })
    expect(table(business)).toEqual({ read: 'stranger sam rui mod', ...readOnly })
    const { read } = questionsAbout(marks, { ...place, world })
    const ofWorker: object = { about: { uid: 'sam' }, isShown: true }
    const ofJobs: object = { about: { side: 'business' }, isShown: true }
    const ofJob: object = { about: { jobId: 'j1' }, isShown: true }
    expect(
      whoMayDo({
        'read quiet': read({ ...mark('sam'), isShown: false }),
        'list of a worker': read(ofWorker),
        'list of a job': read(ofJob),
        'list of everybody': read({ isShown: true }),
        'list of all jobs': read(ofJobs),
      }),
    ).toEqual({
      'read quiet': 'sam rui mod',
      'list of a worker': 'kim rui mod',
      'list of a job': 'stranger sam mod',
      'list of everybody': 'mod',
      'list of all jobs': 'mod',
    })
  })
})
