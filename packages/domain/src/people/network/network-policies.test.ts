import { describe, expect, test } from 'vitest'
import {
  everybody,
  members,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  team,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import type { World } from '../../../testing/ask-policy.ts'
import { type Follow, followId, follows } from './follow.ts'
import { type Appreciation, appreciations, type Post, posts } from './post.ts'

const follow =
  (kind: Follow['kind'], target: string) =>
  (follower: string): Follow => ({
    ...signedBy(follower),
    follower,
    kind,
    target,
  })
const at = (kind: Follow['kind'], target: string, follower = 'sam') => ({
  params: { followId: followId({ follower, kind, target }) },
})

describe('follows', () => {
  test('are read at both ends, made and ended by the follower', () => {
    const person = follow('person', 'kim')
    expect(plainTable(follows, at('person', 'kim'), { make: person, by: 'sam' })).toEqual({
      read: 'sam kim',
      create: 'sam',
      change: nobodyAtAll,
      delete: 'sam',
    })
    expect(plainTable(follows, at('kitchen', 'k1'), { make: follow('kitchen', 'k1'), by: 'sam' }).read).toBe(
      `sam ${team}`,
    )
    expect(
      plainTable(follows, at('supplier', 'lena'), { make: follow('supplier', 'lena'), by: 'sam' }).read,
    ).toBe('sam lena sales packer')
  })

  test('a list is proved by an end, and by nothing else', () => {
    const { read } = questionsAbout(follows, { params: {} })
    expect(
      whoMayDo({
        'whom I follow': read({ follower: 'sam' }),
        'who follows me': read({ kind: 'person', target: 'sam' }),
        'who follows the kitchen': read({ kind: 'kitchen', target: 'k1' }),
        'a target without its kind': read({ target: 'sam' }),
        all: read({}),
      }),
    ).toEqual({
      'whom I follow': 'sam',
      'who follows me': 'sam',
      'who follows the kitchen': team,
      'a target without its kind': nobodyAtAll,
      all: nobodyAtAll,
    })
  })

  test('never with a block between, whoever blocked, and never oneself', () => {
    const create = (world: World, target = 'kim') =>
      questionsAbout(follows, { ...at('person', target), world }).create(follow('person', target))
    expect(
      whoMayDo({
        'no block': create({ 'brigade-user-profiles/kim': { blocked: ['rui'] } }),
        'blocked by the other': create({ 'brigade-user-profiles/kim': { blocked: ['sam'] } }),
        'blocked the other': create({ 'brigade-user-profiles/sam': { blocked: ['kim'] } }),
        oneself: create({}, 'sam'),
      }),
    ).toEqual({
      'no block': 'sam',
      'blocked by the other': nobodyAtAll,
      'blocked the other': nobodyAtAll,
      oneself: nobodyAtAll,
    })
  })
})

const post = (uid: string): Post => ({
  ...signedBy(uid),
  author: uid,
  as: { kind: 'person', id: uid },
  kind: 'photo',
  text: 'First asparagus',
  files: [],
  audience: 'public',
  isHidden: false,
})

describe('posts', () => {
  const p1 = { params: { postId: 'p1' } }
  const ask = questionsAbout(posts, p1)

  test('members post in their own name, managers in their kitchen’s', () => {
    expect(plainTable(posts, p1, { make: post, by: 'sam' })).toEqual({
      read: everybody,
      create: members,
      change: 'sam mod',
      delete: 'sam',
    })
    expect(
      whoMayDo({
        'as the kitchen': ask.create((uid) => ({ ...post(uid), as: { kind: 'kitchen', id: 'k1' } })),
        'as somebody else': ask.create((uid) => ({ ...post(uid), as: { kind: 'person', id: 'kim' } })),
        'hidden from the start': ask.create((uid) => ({ ...post(uid), isHidden: true })),
      }),
    ).toEqual({
      'as the kitchen': 'manager owner',
      'as somebody else': 'kim',
      'hidden from the start': nobodyAtAll,
    })
  })

  test('one for followers is read by them, a hidden one by its author and moderators', () => {
    const forFollowers = { ...post('sam'), audience: 'followers' } as const
    const world = { 'follows/kim_person_sam': { follower: 'kim' } }
    const followed = questionsAbout(posts, { ...p1, world })
    expect(
      whoMayDo({
        'for followers': followed.read(forFollowers),
        'list of somebody followed': followed.read({ as: { kind: 'person', id: 'sam' }, isHidden: false }),
        hidden: followed.read({ ...post('sam'), isHidden: true }),
        'list public': followed.read({ audience: 'public', isHidden: false }),
        'list all': followed.read({}),
      }),
    ).toEqual({
      'for followers': 'sam kim mod',
      'list of somebody followed': 'kim mod',
      hidden: 'sam mod',
      'list public': everybody,
      'list all': 'mod',
    })
  })

  test('the author changes words, a moderator hides', () => {
    expect(
      whoMayDo({
        text: ask.change(post('sam'), { text: 'White asparagus' }),
        hide: ask.change(post('sam'), { isHidden: true }),
        author: ask.change(post('sam'), { author: 'kim' }),
      }),
    ).toEqual({ text: 'sam', hide: 'mod', author: nobodyAtAll })
  })

  test('a kitchen’s words are changed by their author while they manage it, and taken away at any time', () => {
    const ofKitchen = (uid: string): Post => ({ ...post(uid), as: { kind: 'kitchen', id: 'k1' } })
    expect(
      whoMayDo({
        'by a manager': ask.change(ofKitchen('manager'), { text: 'White asparagus' }),
        'by who is a manager no more': ask.change(ofKitchen('cook'), { text: 'White asparagus' }),
        'taken away': ask.delete(ofKitchen('cook')),
      }),
    ).toEqual({
      'by a manager': 'manager',
      'by who is a manager no more': nobodyAtAll,
      'taken away': 'cook',
    })
  })

  test('each member appreciates for themselves, what they can see', () => {
    const appreciation = (uid: string): Appreciation => ({ ...signedBy(uid), uid })
    const mine = { params: { postId: 'p1', uid: 'kim' }, world: { 'posts/p1': post('sam') } }
    expect(plainTable(appreciations, mine, { make: appreciation, by: 'kim' })).toEqual({
      read: everybody,
      create: 'kim',
      change: nobodyAtAll,
      delete: 'kim',
    })
    const hidden = { ...mine, world: { 'posts/p1': { ...post('sam'), isHidden: true } } }
    expect(plainTable(appreciations, hidden, { make: appreciation, by: 'kim' }).read).toBe('sam mod')
    const gone = questionsAbout(appreciations, { params: mine.params })
    expect(whoMayDo({ create: gone.create(appreciation), read: gone.read({}) })).toEqual({
      create: nobodyAtAll,
      read: nobodyAtAll,
    })
  })
})
