import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { lifecycleRows } from '../../../testing/lifecycle-rows.ts'
import { moveRows } from '../../../testing/move-rows.ts'
import { DAY_MS, MINUTE_MS } from '../../core/time/span.ts'
import { msFromTimestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { accessToLink, accessLinkEnd, isLinkLive } from '../team/access-link-life.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { isDeviceLocked, NO_TRIES, type PinTries, tryPin } from '../team/device-lock.ts'
import { acceptOwnership, mayEndOffer, offerOwnership } from '../team/hand-over.ts'
import { JoinRequest } from '../team/join-request.ts'
import {
  judgeJoinAnswer,
  joinRequestEnd,
  joinRequestLifecycle,
  joinRequestStateAt,
} from '../team/move-join-request.ts'
import { KITCHEN_STATES, kitchenEnd, moveKitchen, tiesOfKitchen } from './move-kitchen.ts'

const NOW_MS = Date.UTC(2026, 4, 3, 12)
const now = timestampFromMs(NOW_MS)
const after = (ms: number) => timestampFromMs(NOW_MS + ms)
const member = (access: AccessRole, uid = 'ann') => ({
  uid,
  access,
  grants: [],
  state: 'active' as const,
})
const refused = (problem: string) => ({ ok: false, problem })

describe('a kitchen', () => {
  test('is archived, reopened, deleted and kept by its owner: the whole table', () => {
    const commands = ['archive', 'reopen', 'delete', 'keep'] as const
    const rows = (access: AccessRole) =>
      moveRows({
        states: KITCHEN_STATES,
        commands,
        move: (state, command) => moveKitchen(state, command, member(access)),
      })
    expect(rows('owner')).toEqual({
      archive: ['archived', 'state', 'state'],
      reopen: ['state', 'active', 'state'],
      delete: ['state', 'deleting', 'state'],
      keep: ['state', 'state', 'archived'],
    })
    expect(rows('manager')['archive']).toEqual(['role', 'state', 'state'])
  })

  test('goes 30 days after its deletion began, and not while others depend on it', () => {
    expect(msFromTimestamp(kitchenEnd(now)) - NOW_MS).toBe(30 * DAY_MS)
    const ties = { openJobIds: ['j1'], openOrderIds: ['o1'], newestUnexportedRecord: after(-729 * DAY_MS) }
    expect(tiesOfKitchen(ties, false, now)).toEqual(['open-jobs', 'open-orders', 'records-kept'])
    expect(tiesOfKitchen({ ...ties, openJobIds: [], openOrderIds: [] }, true, now)).toEqual([])
    const old = { openJobIds: [], openOrderIds: [], newestUnexportedRecord: after(-730 * DAY_MS) }
    expect(tiesOfKitchen(old, false, now)).toEqual([])
    expect(tiesOfKitchen({ openJobIds: [], openOrderIds: [] }, false, now)).toEqual([])
  })
})

describe('handing a kitchen over', () => {
  test('[ID9] the owner offers it to somebody active in the team', () => {
    const offer = offerOwnership(member('owner'), member('cook', 'bob'), now)
    expect(offer).toEqual({ ok: true, value: { to: 'bob', expiresAt: after(7 * DAY_MS) } })
    expect(offerOwnership(member('manager'), member('cook', 'bob'), now)).toEqual(refused('role'))
    expect(offerOwnership(member('owner'), undefined, now)).toEqual(refused('not-active'))
    expect(offerOwnership(member('owner'), member('owner'), now)).toEqual(refused('not-active'))
    expect(offerOwnership(member('owner'), { ...member('cook', 'bob'), state: 'left' }, now)).toEqual(
      refused('not-active'),
    )
  })

  test('[ID9] an offer is ended by whom it was made to and by the owner, by nobody else', () => {
    const offer = { to: 'bob', expiresAt: now }
    expect(mayEndOffer(offer, member('cook', 'bob'))).toBe(true)
    expect(mayEndOffer(offer, member('owner', 'ann'))).toBe(true)
    expect(mayEndOffer(offer, member('manager', 'cem'))).toBe(false)
    expect(mayEndOffer(offer, undefined)).toBe(false)
    expect(mayEndOffer(undefined, member('owner', 'ann'))).toBe(false)
  })

  test('[ID9] it changes hands when the other accepts within 7 days, and there is one owner throughout', () => {
    const offer = { to: 'bob', expiresAt: after(7 * DAY_MS) }
    const bob = member('cook', 'bob')
    expect(acceptOwnership(offer, bob, after(7 * DAY_MS - 1))).toEqual({
      ok: true,
      value: { newOwner: 'owner', oldOwner: 'manager' },
    })
    expect(acceptOwnership(offer, bob, after(7 * DAY_MS))).toEqual(refused('expired'))
    expect(acceptOwnership(offer, member('cook', 'cem'), now)).toEqual(refused('not-yours'))
    expect(acceptOwnership(undefined, bob, now)).toEqual(refused('not-yours'))
    expect(acceptOwnership(offer, { ...bob, state: 'left' }, now)).toEqual(refused('not-active'))
  })
})

describe('a join request', () => {
  test('is answered once: the whole table', () => {
    const no = 'state'
    expect(lifecycleRows(joinRequestLifecycle)).toEqual({
      approve: ['approved', no, no, no, no],
      refuse: ['refused', no, no, no, no],
      withdraw: ['withdrawn', no, no, no, no],
      expire: ['expired', no, no, no, no],
    })
  })

  test('is over after 30 days, noted or not', () => {
    const request = { state: 'asked', expiresAt: joinRequestEnd(now) } as const
    expect(joinRequestStateAt(request, after(30 * DAY_MS - 1))).toBe('asked')
    expect(joinRequestStateAt(request, after(30 * DAY_MS))).toBe('expired')
    expect(joinRequestStateAt({ ...request, state: 'approved' }, after(40 * DAY_MS))).toBe('approved')
  })

  test('[ID10] is answered by a manager: up to lead, and never refused without words', () => {
    const answer = (more: Parameters<typeof judgeJoinAnswer>[1], by: AccessRole = 'manager') =>
      judgeJoinAnswer('asked', more, member(by))
    expect(answer({ approve: true, access: 'lead' })).toEqual({ ok: true, value: 'approved' })
    expect(answer({ approve: true, access: 'manager' }, 'owner')).toEqual(refused('access-above-yours'))
    expect(answer({ approve: true, access: 'cook' }, 'lead')).toEqual(refused('role'))
    expect(answer({ approve: false, sentence: ' ' })).toEqual(refused('sentence-needed'))
    expect(answer({ approve: false, sentence: 'We are full.' })).toEqual({ ok: true, value: 'refused' })
    expect(judgeJoinAnswer('refused', { approve: true, access: 'cook' }, member('owner'))).toEqual(
      refused('state'),
    )
  })

  test('is not kept as refused without a sentence', () => {
    const request = {
      ...newCommonFields('petra', now),
      uid: 'petra',
      displayName: 'Petra',
      note: '',
      state: 'refused',
      expiresAt: now,
    }
    expect(JoinRequest.safeParse(request).success).toBe(false)
    expect(JoinRequest.safeParse({ ...request, sentence: 'Not now.' }).success).toBe(true)
  })
})

describe('the PIN of a tablet', () => {
  const wrong = (tries: PinTries, at = now) => {
    const tried = tryPin(tries, { isRight: false, autoLockMin: 5 }, at)
    if (!tried.ok) throw new Error(tried.problem)
    return tried.value.tries
  }

  test('five wrong ones lock the person out for 15 minutes, the right one included', () => {
    const four = [1, 2, 3, 4].reduce((tries) => wrong(tries), NO_TRIES)
    expect(four).toEqual({ wrong: 4, lockedUntil: null })
    const five = wrong(four)
    expect(five.lockedUntil).toEqual(after(15 * MINUTE_MS))
    const right = { isRight: true, autoLockMin: 5 }
    expect(tryPin(five, right, after(15 * MINUTE_MS - 1))).toEqual(refused('pin-locked'))
    expect(tryPin(five, right, after(15 * MINUTE_MS))).toEqual({
      ok: true,
      value: { tries: NO_TRIES, unlockedUntil: after(20 * MINUTE_MS) },
    })
    expect(wrong(five, after(15 * MINUTE_MS))).toEqual({ wrong: 1, lockedUntil: null })
    expect(tryPin(four, right, now)).toMatchObject({ ok: true, value: { tries: NO_TRIES } })
  })

  test('the tablet locks by itself when the time is over', () => {
    const unlocked = { unlockedBy: 'ann', unlockedUntil: after(5 * MINUTE_MS) }
    expect(isDeviceLocked(unlocked, after(5 * MINUTE_MS - 1))).toBe(false)
    expect(isDeviceLocked(unlocked, after(5 * MINUTE_MS))).toBe(true)
    expect(isDeviceLocked({ unlockedBy: null, unlockedUntil: after(1) }, now)).toBe(true)
    expect(isDeviceLocked({ unlockedBy: 'ann', unlockedUntil: null }, now)).toBe(true)
  })
})

describe('an access link', () => {
  test('of an inspector stands 1 to 14 days, others as long as is said', () => {
    expect(accessLinkEnd('inspector', 14, now)).toEqual({ ok: true, value: after(14 * DAY_MS) })
    for (const days of [undefined, 0, 15, 1.5]) {
      expect(accessLinkEnd('inspector', days, now)).toEqual(refused('span'))
    }
    expect(accessLinkEnd('till key', undefined, now)).toEqual({ ok: true, value: undefined })
    expect(accessLinkEnd('calendar', 90, now)).toEqual({ ok: true, value: after(90 * DAY_MS) })
    expect(accessLinkEnd('calendar', 0, now)).toEqual(refused('span'))
  })

  test('opens nothing once it is revoked or over', () => {
    expect(isLinkLive({}, now)).toBe(true)
    expect(isLinkLive({ expiresAt: after(1) }, now)).toBe(true)
    expect(isLinkLive({ expiresAt: now }, now)).toBe(false)
    expect(isLinkLive({ expiresAt: after(DAY_MS), revokedAt: now }, now)).toBe(false)
  })

  test('[ID10] is a manager’s, sharing a recipe a lead’s', () => {
    expect([accessToLink('inspector'), accessToLink('till key'), accessToLink('recipe share')]).toEqual([
      'manager',
      'manager',
      'lead',
    ])
  })
})
