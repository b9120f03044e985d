import { expect, test } from 'vitest'
import {
  everybody,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { type EventReply, eventReplies, events, type HostedEvent } from './event.ts'

const ofKitchen = { kind: 'kitchen', id: 'k1' } as const
const ofSam = { kind: 'person', id: 'sam' } as const
const hour = (of: number) => timestampFromMs(Date.UTC(2026, 5, 9, of))
const event =
  (host: HostedEvent['host'], state: HostedEvent['state'] = 'draft') =>
  (uid: string): HostedEvent => ({
    ...signedBy(uid),
    host,
    title: 'Open kitchen',
    startsAt: hour(17),
    endsAt: hour(21),
    zone: 'Europe/Paris',
    place: '',
    text: '',
    state,
  })
const e1 = { params: { eventId: 'e1' } }
const ask = questionsAbout(events, e1)

test('a host makes an event; it is public once published', () => {
  expect(plainTable(events, e1, { make: event(ofKitchen), by: 'manager' })).toEqual({
    read: 'manager owner',
    create: 'manager owner',
    change: 'manager owner',
    delete: 'manager owner',
  })
  expect(plainTable(events, e1, { make: event(ofSam), by: 'sam' })).toEqual({
    read: 'sam',
    create: 'sam',
    change: 'sam',
    delete: 'sam',
  })
  expect(
    whoMayDo({
      'read published': ask.read(event(ofSam, 'published')('sam')),
      'create published': ask.create(event(ofSam, 'published')),
      publish: ask.change(event(ofSam)('sam'), { state: 'published' }),
      cancel: ask.change(event(ofSam, 'published')('sam'), { state: 'cancelled' }),
      'take back to draft': ask.change(event(ofSam, 'published')('sam'), { state: 'draft' }),
      'change when cancelled': ask.change(event(ofSam, 'cancelled')('sam'), { title: 'Closed' }),
      'change host': ask.change(event(ofSam)('sam'), { host: ofKitchen }),
      'delete published': ask.delete(event(ofSam, 'published')('sam')),
    }),
  ).toEqual({
    'read published': everybody,
    'create published': nobodyAtAll,
    publish: 'sam',
    cancel: 'sam',
    'take back to draft': nobodyAtAll,
    'change when cancelled': nobodyAtAll,
    'change host': nobodyAtAll,
    'delete published': nobodyAtAll,
  })
  expect(events.schema.safeParse({ ...event(ofSam)('sam'), endsAt: hour(17) }).success).toBe(false)
})

test('members reply for themselves while it is published, and the host reads the list', () => {
  const reply = (uid: string): EventReply => ({
    ...signedBy(uid),
    uid,
    host: ofKitchen,
    answer: 'going',
    guests: 1,
  })
  const mine = (state: HostedEvent['state']) => ({
    params: { eventId: 'e1', uid: 'kim' },
    world: { 'events/e1': event(ofKitchen, state)('manager') },
  })
  expect(plainTable(eventReplies, mine('published'), { make: reply, by: 'kim' })).toEqual({
    read: 'kim manager owner',
    create: 'kim',
    change: 'kim',
    delete: nobodyAtAll,
  })
  const over = questionsAbout(eventReplies, mine('cancelled'))
  const open = questionsAbout(eventReplies, mine('published'))
  expect(
    whoMayDo({
      'reply to a cancelled one': over.create(reply),
      'change it then': over.change(reply('kim'), { answer: 'maybe' }),
      'name another host': open.create((uid) => ({ ...reply(uid), host: ofSam })),
      'list of my event': open.read({ host: ofSam }),
    }),
  ).toEqual({
    'reply to a cancelled one': nobodyAtAll,
    'change it then': nobodyAtAll,
    'name another host': nobodyAtAll,
    'list of my event': 'sam',
  })
})
