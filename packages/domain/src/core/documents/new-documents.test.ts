import { expect, test } from 'vitest'
import { newGigShift } from '../../hiring/gigs/new-gig-shift.ts'
import { gigShifts } from '../../hiring/gigs/gig-shift.ts'
import { logEntries } from '../../kitchen/log-book/log-entry.ts'
import { newLogEntry } from '../../kitchen/log-book/new-log-entry.ts'
import { type Conversation, conversations } from '../../people/messages/conversation.ts'
import { messages } from '../../people/messages/message.ts'
import { newMessage } from '../../people/messages/new-message.ts'
import { newSupplier } from '../../kitchen/suppliers/new-supplier.ts'
import { supplierProfiles, suppliers } from '../../kitchen/suppliers/supplier.ts'
import { supplierStaff } from '../../access/roles/supplier-staff.ts'
import { newShift } from '../../kitchen/rota/new-shift.ts'
import { shifts } from '../../kitchen/rota/shift.ts'
import { timestampFromMs } from '../time/timestamp.ts'
import { newCommonFields } from './common-fields.ts'
import { askedAt } from '../../../testing/ask-policy.ts'
import { questionsAbout, whoMayDo } from '../../../testing/people-cast.ts'

const hour = (of: number) => timestampFromMs(Date.UTC(2026, 4, 3, of))

test('[RO9] a drawn shift has the kitchen’s day of its start, and may be written by who drew it', () => {
  const late = { startsAt: hour(22), endsAt: hour(28), position: 'porter' } as const
  const drawn = newShift(late, { uid: 'manager', zone: 'Europe/Paris' }, askedAt)
  expect(drawn).toMatchObject({ day: '2026-05-04', state: 'draft', breakMin: 0, sequence: 0 })
  expect(shifts.schema.safeParse(drawn).error).toBeUndefined()
  const { create } = questionsAbout(shifts, { params: { kitchenId: 'k1' } })
  const make = (uid: string) => newShift(late, { uid, zone: 'Europe/Paris' }, askedAt)
  expect(whoMayDo({ create: create(make) })).toEqual({ create: 'manager owner' })
})

test('[PY5] a new gig shift pays four hours at least unless it says otherwise', () => {
  const said = { startsAt: hour(10), endsAt: hour(18), payPerHour: { minor: 1800, currency: 'EUR' } } as const
  expect(gigShifts.schema.safeParse(newGigShift(said, 'rui', askedAt)).error).toBeUndefined()
  expect(newGigShift(said, 'rui', askedAt)).toMatchObject({
    minPaidHours: 4,
    seats: 1,
    taken: 0,
    state: 'open',
  })
  expect(newGigShift({ ...said, minPaidHours: 6 }, 'rui', askedAt).minPaidHours).toBe(6)
})

test('a log entry names its author, also when a tablet signs it', () => {
  const said = { serviceDay: '2026-05-03', text: 'Fridge two hums.' }
  const own = newLogEntry(said, { uid: 'cook', acted: { by: 'cook' } }, askedAt)
  const acted = { by: 'cook', device: 'tablet', personNotConfirmed: true }
  const atTablet = newLogEntry(said, { uid: 'tablet', acted }, askedAt)
  for (const entry of [own, atTablet]) expect(logEntries.schema.safeParse(entry).error).toBeUndefined()
  expect(own).not.toHaveProperty('device')
  expect(atTablet).toMatchObject({
    createdBy: 'tablet',
    by: 'cook',
    device: 'tablet',
    personNotConfirmed: true,
  })
})

test('a message is noted in its conversation, and the first answer opens it', () => {
  const write = (uid: string, state: Conversation['state'], text = 'Thursday?') =>
    newMessage({ text }, { messageId: 'm1', uid, conversation: { state, askedBy: 'sam' } }, askedAt)
  expect(messages.schema.safeParse(write('kim', 'asked').message).error).toBeUndefined()
  expect(write('kim', 'asked').noted).toEqual({
    lastMessageSnapshot: { messageId: 'm1', text: 'Thursday?', by: 'kim', at: askedAt },
    state: 'open',
  })
  expect(write('sam', 'asked').noted).not.toHaveProperty('state')
  expect(write('kim', 'open').noted).not.toHaveProperty('state')
  const long = write('kim', 'open', `a${'🐟'.repeat(300)}`).noted
  const conversation = {
    ...newCommonFields('sam', askedAt),
    people: ['sam', 'kim'],
    about: { kind: 'none' },
    state: 'open',
    askedBy: 'sam',
    ...long,
  }
  expect(conversations.schema.safeParse(conversation).error).toBeUndefined()
  expect(long.lastMessageSnapshot?.text).toBe(`a${'🐟'.repeat(99)}`)
})

test('a new supplier comes with its terms and its owner', () => {
  const said = {
    companyName: 'Lena Fish',
    categories: ['fish and seafood' as const],
    orderEmail: 'orders@lena.example',
    zone: 'Europe/Paris',
  }
  const { card, profile, owner } = newSupplier(said, { uid: 'lena', displayName: 'Lena' }, askedAt)
  expect(suppliers.schema.safeParse(card).error).toBeUndefined()
  expect(supplierProfiles.schema.safeParse(profile).error).toBeUndefined()
  expect(supplierStaff.schema.safeParse(owner).error).toBeUndefined()
  expect(owner.role).toBe('owner')
})
