import { newGigShift } from '@brigade/domain/hiring/gigs/new-gig-shift.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { DAY_MS, HOUR_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import {
  call,
  change,
  draft,
  eur,
  guest,
  ines,
  jobId as otherJobId,
  hiringKitchenId,
  lena,
  look,
  openHiringKitchen,
  publish,
  put,
  read,
  sam,
  stranger,
} from '../../../../testing/hiring-kitchen.ts'
import { moveDueBookings } from '../../jobs/move-bookings.ts'

await openHiringKitchen()

let jobId: string
let shiftId: string

/** A shift of the gig that begins in so many hours and takes six. */
async function shiftIn(hours: number, more: object = {}): Promise<string> {
  const id = newId()
  const startMs = Date.now() + hours * HOUR_MS
  const times = { startsAt: timestampFromMs(startMs), endsAt: timestampFromMs(startMs + 6 * HOUR_MS) }
  const offer = newGigShift({ ...times, payPerHour: eur(1800), ...more }, ines.uid, now())
  await put([{ path: `jobs/${jobId}/shifts/${id}`, data: { ...offer } }])
  return id
}

const bookingOf = (who: Somebody, id = shiftId) => `${id}_${who.uid}`
const booked = new Set<string>()
async function book(who: Somebody, id = shiftId) {
  const reply = await call(who, 'bookShift', { jobId, shiftId: id })
  if (reply.result !== undefined) booked.add(`bookings/${bookingOf(who, id)}`)
  return reply
}
const answer = (who: Somebody, more: object = {}) =>
  call(ines, 'answerBooking', { bookingId: bookingOf(who), accept: true, sentence: '', ...more })
const cancel = (who: Somebody, seenTerms: string, by = who) =>
  call(by, 'cancelBooking', { bookingId: bookingOf(who), seenTerms, reason: 'A cold' })
const state = (name: string) => ({ result: expect.objectContaining({ state: name }) })
/** Where the codes stand of the day that begins in so many hours, by the clock of the kitchen. */
const codesIn = (hours: number) =>
  `jobs/${jobId}/day-codes/${localDateAndTime(Date.now() + hours * HOUR_MS, 'Europe/Lisbon').date}`
const shiftNow = () => read(`jobs/${jobId}/shifts/${shiftId}`)

/** What a test has booked is over for the next one, which has the same people. */
afterEach(async () => {
  for (const path of booked) await change(path, { state: 'paid' })
  booked.clear()
})

beforeEach(async () => {
  jobId = await draft({ type: 'gig', kitchenId: hiringKitchenId })
  await publish(ines, jobId)
  shiftId = await shiftIn(72)
})

test('[GG1] what is asked for holds no place until the business takes it; then the codes of the day are made', async () => {
  expect(await book(sam)).toEqual({ result: { bookingId: bookingOf(sam), state: 'asked' } })
  expect(await shiftNow()).toMatchObject({ taken: 0, state: 'open' })
  expect(await answer(sam)).toEqual(state('booked'))
  expect(await shiftNow()).toMatchObject({ taken: 1, state: 'full' })
  expect(await read(codesIn(72))).toMatchObject({ in: expect.stringMatching(/^\d{4}$/) })
  expect(await answer(sam)).toEqual(refusal('FAILED_PRECONDITION', 'state'))
})

test('[GG9] of two who want the last place at once one is booked, the other reads that it is full', async () => {
  shiftId = await shiftIn(72, { isInstant: true })
  const both = await Promise.all([book(sam), book(lena)])
  expect(both).toContainEqual(state('booked'))
  expect(both).toContainEqual(refusal('FAILED_PRECONDITION', 'full'))
  expect(await shiftNow()).toMatchObject({ taken: 1, state: 'full' })
})

test('[GG9] nobody is booked for two shifts at once, in whatever job', async () => {
  await book(sam)
  await answer(sam)
  expect(await book(sam, await shiftIn(74))).toEqual(refusal('FAILED_PRECONDITION', 'overlap'))
  expect(await book(sam, await shiftIn(78))).toEqual(state('asked'))
})

test('a guest, somebody without a card, the own team, a post that is no gig and a shift that has begun are refused', async () => {
  expect(await book(guest)).toEqual(refusal('PERMISSION_DENIED', 'members-only'))
  expect(await book(stranger)).toEqual(refusal('FAILED_PRECONDITION', 'profile-needed'))
  expect(await book(ines)).toEqual(refusal('FAILED_PRECONDITION', 'own-job'))
  await publish(ines, otherJobId)
  expect(await call(sam, 'bookShift', { jobId: otherJobId, shiftId })).toEqual(
    refusal('FAILED_PRECONDITION', 'closed'),
  )
  expect(await book(sam, await shiftIn(-1))).toEqual(refusal('FAILED_PRECONDITION', 'too-late'))
})

test('[GG1] a shift with the id of another job’s is booked beside it; what was agreed there stays', async () => {
  shiftId = await shiftIn(20, { isInstant: true })
  await book(sam)
  await cancel(sam, 'free')
  const before = await read(`bookings/${bookingOf(sam)}`)
  const elsewhere = await draft({ type: 'gig', kitchenId: hiringKitchenId })
  await publish(ines, elsewhere)
  await put([{ path: `jobs/${elsewhere}/shifts/${shiftId}`, data: { ...(await shiftNow()) } }])
  const again = () => call(sam, 'bookShift', { jobId: elsewhere, shiftId })
  const bookingId = `${elsewhere}_${bookingOf(sam)}`
  booked.add(`bookings/${bookingId}`)
  expect(await again()).toEqual({ result: { bookingId, state: 'booked' } })
  expect(await again()).toEqual(refusal('FAILED_PRECONDITION', 'state'))
  expect(await read(`bookings/${bookingOf(sam)}`)).toEqual(before)
  expect(await read(`bookings/${bookingId}`)).toMatchObject({ jobId: elsewhere, state: 'booked' })
  expect(await book(sam)).toEqual(refusal('FAILED_PRECONDITION', 'overlap'))
})

test('[GG4] a place taken less than 16 h before counts as confirmed; a question may be answered until then', async () => {
  await book(sam)
  await answer(sam)
  const confirm = () => call(sam, 'confirmBooking', { bookingId: bookingOf(sam) })
  expect(await call(lena, 'confirmBooking', { bookingId: bookingOf(sam) })).toEqual(
    refusal('NOT_FOUND', 'gone'),
  )
  expect(await confirm()).toEqual(state('confirmed'))
  shiftId = await shiftIn(15, { isInstant: true })
  expect(await book(sam)).toEqual(state('confirmed'))
})

test('[GG7] a business that cancels late owes four hours and is marked; the place is free again', async () => {
  shiftId = await shiftIn(20, { isInstant: true })
  await book(sam)
  await change(`bookings/${bookingOf(sam)}`, { bookedAt: timestampFromMs(Date.now() - DAY_MS) })
  expect(await cancel(sam, 'free', ines)).toEqual(refusal('FAILED_PRECONDITION', 'terms-changed'))
  expect(await cancel(sam, 'late', lena)).toEqual(refusal('NOT_FOUND', 'gone'))
  expect(await cancel(sam, 'late', ines)).toMatchObject({ result: { state: 'cancelled', owedMin: 240 } })
  expect(await shiftNow()).toMatchObject({ taken: 0, state: 'open' })
  expect(await read(`marks/${bookingOf(sam)}_business`)).toMatchObject({ kind: 'late cancel', isShown: true })
})

test('[GG3] second thoughts within 15 minutes are free, and the shift may be booked again', async () => {
  shiftId = await shiftIn(20, { isInstant: true })
  await book(sam)
  expect(await cancel(sam, 'free')).toMatchObject({ result: { state: 'cancelled', owedMin: 0 } })
  expect(await book(sam)).toEqual(state('booked'))
})

/** Sam is booked, came and went. */
async function workedOut(): Promise<void> {
  shiftId = await shiftIn(0.9, { isInstant: true })
  await book(sam)
  const codes = await read(codesIn(0.9))
  const at = () => ({ bookingId: bookingOf(sam), at: now() })
  expect(await call(sam, 'checkIn', { ...at(), code: codes?.['out'] })).toEqual(
    refusal('PERMISSION_DENIED', 'code'),
  )
  expect(await call(sam, 'checkIn', { ...at(), code: codes?.['in'] })).toEqual(state('checked in'))
  const faraway = { latitude: 0, longitude: 0 }
  expect(await call(sam, 'checkOut', { ...at(), place: faraway })).toEqual(
    refusal('FAILED_PRECONDITION', 'not-there'),
  )
  expect(await call(sam, 'checkOut', { ...at(), code: codes?.['out'] })).toEqual(state('checked out'))
}

const hours = (who: Somebody, workedMin: number) =>
  call(who, 'answerHours', { bookingId: bookingOf(sam), workedMin, words: '' })

test('[GG6] the day’s code lets somebody in and another one out; a shift two hours off is too early', async () => {
  await workedOut()
  shiftId = await shiftIn(9, { isInstant: true })
  await book(sam)
  expect(await call(sam, 'checkIn', { bookingId: bookingOf(sam), at: now(), code: '0000' })).toEqual(
    refusal('FAILED_PRECONDITION', 'window'),
  )
})

test('[GG8] hours stand when the worker agrees, or when the business has answered a dispute', async () => {
  await workedOut()
  expect(await hours(sam, 300)).toEqual(refusal('PERMISSION_DENIED', 'role'))
  expect(await hours(ines, 300)).toMatchObject({ result: { state: 'checked out', agreedMin: null } })
  expect(await hours(sam, 330)).toMatchObject({ result: { state: 'checked out', agreedMin: null } })
  expect(await hours(sam, 340)).toEqual(refusal('PERMISSION_DENIED', 'role'))
  expect(await hours(ines, 330)).toMatchObject({ result: { state: 'hours agreed', agreedMin: 330 } })
})

test('[GG5] from the third no-show on a person books nothing for 14 days', async () => {
  const miss = (id: string, daysAgo: number) => ({
    path: `marks/${id}_${lena.uid}_worker`,
    data: {
      bookingId: `${id}_${lena.uid}`,
      about: { side: 'worker', uid: lena.uid },
      parties: [lena.uid],
      kind: 'no-show',
      at: timestampFromMs(Date.now() - daysAgo * DAY_MS),
      shownUntil: now(),
      isShown: false,
      state: 'standing',
      createdAt: now(),
      createdBy: lena.uid,
      updatedAt: now(),
      updatedBy: lena.uid,
      schema: 1,
    },
  })
  await put([miss('a', 40), miss('b', 30)])
  expect(await book(lena)).toEqual(state('asked'))
  await cancel(lena, 'free')
  await put([miss('c', 13)])
  expect(await book(lena)).toEqual(refusal('FAILED_PRECONDITION', 'paused'))
  await put([miss('c', 15)])
  expect(await book(lena)).toEqual(state('asked'))
})

const inHours = (count: number) => timestampFromMs(Date.now() + count * HOUR_MS)
const booking = () => read(`bookings/${bookingOf(sam)}`)

test('[GG4] a place that nobody confirms is asked about 48 h before and free again 16 h before', async () => {
  shiftId = await shiftIn(72, { isInstant: true })
  await book(sam)
  await change(`bookings/${bookingOf(sam)}`, { bookedAt: inHours(-80) })
  expect(await look(moveDueBookings)).toBe(0)
  await change(`bookings/${bookingOf(sam)}`, { startsAt: inHours(47) })
  expect(await look(moveDueBookings)).toBe(1)
  expect(await look(moveDueBookings)).toBe(0)
  expect(await booking()).toMatchObject({ state: 'booked', askedAt: expect.anything() })
  await change(`bookings/${bookingOf(sam)}`, { startsAt: inHours(15.9) })
  expect(await look(moveDueBookings)).toBe(1)
  expect(await booking()).toMatchObject({ state: 'released' })
  expect(await shiftNow()).toMatchObject({ taken: 0, state: 'open' })
  expect(await read(`marks/${bookingOf(sam)}_worker`)).toMatchObject({ kind: 'late cancel' })
})

test('[GG5] whoever has not come an hour after the start is missed and marked', async () => {
  shiftId = await shiftIn(15, { isInstant: true })
  await book(sam)
  await change(`bookings/${bookingOf(sam)}`, { startsAt: inHours(-0.98) })
  expect(await look(moveDueBookings)).toBe(0)
  await change(`bookings/${bookingOf(sam)}`, { startsAt: inHours(-1) })
  expect(await look(moveDueBookings)).toBe(1)
  expect(await booking()).toMatchObject({ state: 'no-show' })
  expect(await read(`marks/${bookingOf(sam)}_worker`)).toMatchObject({ kind: 'no-show' })
})

test('[GG5] who cancelled late, booked again and did not come has the graver mark', async () => {
  shiftId = await shiftIn(15, { isInstant: true })
  await book(sam)
  await change(`bookings/${bookingOf(sam)}`, { bookedAt: inHours(-80) })
  expect(await cancel(sam, 'late')).toMatchObject({ result: { state: 'cancelled' } })
  expect(await book(sam)).toEqual(state('confirmed'))
  await change(`bookings/${bookingOf(sam)}`, { startsAt: inHours(-1) })
  expect(await look(moveDueBookings)).toBe(1)
  expect(await read(`marks/${bookingOf(sam)}_worker`)).toMatchObject({ kind: 'no-show' })
})

test('[GG8] hours against which the worker says nothing for 12 h stand', async () => {
  await workedOut()
  await hours(ines, 300)
  expect(await look(moveDueBookings)).toBe(0)
  await change(`bookings/${bookingOf(sam)}`, { hours: { stated: { workedMin: 300, at: inHours(-12.1) } } })
  expect(await look(moveDueBookings)).toBe(1)
  expect(await booking()).toMatchObject({ state: 'hours agreed', agreedMin: 300 })
})
