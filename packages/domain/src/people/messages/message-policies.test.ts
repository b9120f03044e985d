import { describe, expect, test } from 'vitest'
import { nobodyAtAll, plainTable, questionsAbout, signedBy, whoMayDo } from '../../../testing/people-cast.ts'
import { askedAt, type World } from '../../../testing/ask-policy.ts'
import { msFromTimestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import {
  type Conversation,
  conversations,
  directConversationId,
  otherInDirect,
  topicConversationId,
} from './conversation.ts'
import { canEditMessage, type Message, messages, type ReadMark, readMarks } from './message.ts'

const conversationId = directConversationId('sam', 'kim')
const path = `conversations/${conversationId}`
const minutesLater = (minutes: number, ms = 0) =>
  timestampFromMs(msFromTimestamp(askedAt) + minutes * 60_000 + ms)

const conversation = (state: Conversation['state']): Conversation => ({
  ...signedBy('sam'),
  people: ['kim', 'sam'],
  about: { kind: 'none' },
  state,
  askedBy: 'sam',
})
const message = (uid: string): Message => ({
  ...signedBy(uid),
  text: 'Thursday?',
  files: [],
  at: askedAt,
  by: uid,
})
const note = (uid: string) => ({
  lastMessageSnapshot: { messageId: 'm1', text: 'Thursday?', by: uid, at: askedAt },
})

test('two people have one conversation, whoever begins', () => {
  expect(conversationId).toBe('direct_kim_sam')
  expect(directConversationId('kim', 'sam')).toBe(conversationId)
  expect(otherInDirect(conversationId, 'sam')).toBe('kim')
  expect(otherInDirect(conversationId, 'kim')).toBe('sam')
  expect(otherInDirect(conversationId, 'rui')).toBeUndefined()
  expect(otherInDirect('job_j1', 'sam')).toBeUndefined()
  expect(topicConversationId({ kind: 'job', id: 'j1' })).toBe('job_j1')
})

describe('conversations', () => {
  const ask = questionsAbout(conversations, { params: { conversationId } })

  test('are begun by function and read by the people in them', () => {
    const make = () => conversation('open')
    expect(plainTable(conversations, { params: { conversationId } }, { make, by: 'sam' })).toEqual({
      read: 'sam kim',
      create: nobodyAtAll,
      change: nobodyAtAll,
      delete: nobodyAtAll,
    })
    expect(whoMayDo({ 'list own': ask.read({ people: ['sam'] }), 'list all': ask.read({}) })).toEqual({
      'list own': 'sam',
      'list all': nobodyAtAll,
    })
  })

  test('whoever writes notes it, and only the other opens what was asked', () => {
    expect(
      whoMayDo({
        'note own message': ask.change(conversation('open'), note),
        'note in another name': ask.change(conversation('open'), note('kim')),
        'answer what was asked': ask.change(conversation('asked'), (uid) => ({
          ...note(uid),
          state: 'open',
        })),
        close: ask.change(conversation('open'), (uid) => ({ ...note(uid), state: 'closed' })),
        'write into a closed one': ask.change(conversation('closed'), note),
        'bring somebody in': ask.change(conversation('open'), (uid) => ({
          ...note(uid),
          people: ['kim', 'sam', 'rui'],
        })),
      }),
    ).toEqual({
      'note own message': 'sam kim',
      'note in another name': 'kim',
      'answer what was asked': 'kim',
      close: nobodyAtAll,
      'write into a closed one': nobodyAtAll,
      'bring somebody in': nobodyAtAll,
    })
  })
})

describe('messages', () => {
  const inState = (state: Conversation['state'], world: World = {}) =>
    questionsAbout(messages, {
      params: { conversationId, messageId: 'm1' },
      world: { [path]: conversation(state), ...world },
    })

  test('are written by the people in an open conversation, and deleted by nobody', () => {
    const place = { params: { conversationId, messageId: 'm1' }, world: { [path]: conversation('open') } }
    expect(plainTable(messages, place, { make: message, by: 'sam' })).toEqual({
      read: 'sam kim',
      create: 'sam kim',
      change: nobodyAtAll,
      delete: nobodyAtAll,
    })
  })

  test('who asked waits for an answer, a closed one takes nothing, a block holds both ways', () => {
    const blockedBy = (uid: string, other: string) => ({
      [`brigade-user-profiles/${uid}`]: { blocked: [other] },
    })
    expect(
      whoMayDo({
        asked: inState('asked').create(message),
        closed: inState('closed').create(message),
        'blocked by kim': inState('open', blockedBy('kim', 'sam')).create(message),
        'kim blocks another': inState('open', blockedBy('kim', 'rui')).create(message),
        'in another name': inState('open').create((uid) => ({ ...message(uid), by: 'kim' })),
        'edited from the start': inState('open').create((uid) => ({ ...message(uid), editedAt: askedAt })),
      }),
    ).toEqual({
      asked: 'kim',
      closed: nobodyAtAll,
      'blocked by kim': nobodyAtAll,
      'kim blocks another': 'sam kim',
      'in another name': 'kim',
      'edited from the start': nobodyAtAll,
    })
  })

  test('its author edits it for 15 minutes and takes it back at any time', () => {
    const { change, create } = inState('open')
    const sent = (minutes: number, ms = 0): Message => ({
      ...message('sam'),
      at: minutesLater(-minutes, -ms),
    })
    const edit = (before: Message, editedAt = askedAt) => change(before, { text: 'Friday?', editedAt })
    const takenBack = { ...sent(60), text: '', removedAt: askedAt }
    const hours30 = 30 * 60
    expect(
      whoMayDo({
        'at 15 min': edit(sent(15)),
        after: edit(sent(15, 1)),
        'that arrives late': edit(sent(600), minutesLater(-590)),
        'that claims to be old': edit(sent(hours30), minutesLater(-hours30)),
        'without saying so': change(sent(1), { text: 'Friday?' }),
        'take back': change(sent(60), { text: '', removedAt: askedAt }),
        'bring back': change(takenBack, { text: 'Friday?', editedAt: askedAt }),
        'change the time': change(sent(1), { at: askedAt, editedAt: askedAt }),
        'send from the future': create((uid) => ({ ...message(uid), at: minutesLater(3) })),
      }),
    ).toEqual({
      'at 15 min': 'sam',
      after: nobodyAtAll,
      'that arrives late': 'sam',
      'that claims to be old': nobodyAtAll,
      'without saying so': nobodyAtAll,
      'take back': 'sam',
      'bring back': nobodyAtAll,
      'change the time': nobodyAtAll,
      'send from the future': nobodyAtAll,
    })
    expect(canEditMessage(message('sam'), minutesLater(15))).toBe(true)
    expect(messages.schema.safeParse(takenBack).success).toBe(true)
    expect(messages.schema.safeParse({ ...message('sam'), text: ' ' }).success).toBe(false)
    expect(messages.schema.safeParse({ ...takenBack, text: 'still here' }).success).toBe(false)
  })

  test('everybody in it marks how far they have read', () => {
    const mark = (uid: string): ReadMark => ({ ...signedBy(uid), at: askedAt })
    const place = { params: { conversationId, uid: 'kim' }, world: { [path]: conversation('open') } }
    expect(plainTable(readMarks, place, { make: mark, by: 'kim' })).toEqual({
      read: 'sam kim',
      create: 'kim',
      change: 'kim',
      delete: nobodyAtAll,
    })
  })
})
