import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { moveRows } from '../../../testing/move-rows.ts'
import { HOUR_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import {
  judgeInvitationAnswer,
  type Invitee,
  invitationEnd,
  invitationStateAt,
  isInvited,
  withdrawnState,
} from './answer-invitation.ts'
import { type Invitation, InvitationState } from './invitation.ts'

const SENT_MS = Date.UTC(2026, 4, 3, 12)
const sentAt = timestampFromMs(SENT_MS)
const after = (hours: number, ms = 0) => timestampFromMs(SENT_MS + hours * HOUR_MS + ms)
const ann = { uid: 'ann', email: 'ann@x.org', isEmailVerified: true }

function anInvitation(change: Partial<Invitation> = {}): Invitation {
  return {
    ...newCommonFields('ines', sentAt),
    access: 'cook',
    position: 'commis',
    stations: [],
    note: '',
    state: 'sent',
    expiresAt: invitationEnd(change, sentAt),
    tokenHash: 'a'.repeat(64),
    acceptedBy: [],
    ...change,
  }
}

const take = (invitation: Invitation, now = after(1), person: Invitee = ann) =>
  judgeInvitationAnswer(invitation, person, { accept: true, now })

describe('answering an invitation', () => {
  test('[ID7] the whole table of an addressed one, refusals with their reason', () => {
    const rows = moveRows({
      states: InvitationState.options,
      commands: ['accept', 'decline', 'withdraw'],
      move: (state, command) => {
        const invitation = anInvitation({ toUid: 'ann', state })
        if (command === 'withdraw') return withdrawnState(invitation, after(1))
        const answered = judgeInvitationAnswer(invitation, ann, {
          accept: command === 'accept',
          now: after(1),
        })
        return answered.ok ? { ok: true, value: answered.value.state } : answered
      },
    })
    expect(rows).toEqual({
      accept: ['accepted', 'used-up', 'state', 'withdrawn', 'expired'],
      decline: ['declined', 'used-up', 'state', 'withdrawn', 'expired'],
      withdraw: ['withdrawn', 'state', 'state', 'state', 'state'],
    })
  })

  test('[ID7] an addressed one is accepted at 335 h 59, and over at 336 h', () => {
    const invitation = anInvitation({ toUid: 'ann' })
    expect(take(invitation, after(335, 59 * 60_000))).toEqual({
      ok: true,
      value: { state: 'accepted', acceptedBy: ['ann'] },
    })
    expect(take(invitation, after(336, -1)).ok).toBe(true)
    expect(take(invitation, after(336))).toEqual({ ok: false, problem: 'expired' })
  })

  test('[ID7] a second acceptance is refused', () => {
    const used = anInvitation({ toUid: 'ann', state: 'accepted', acceptedBy: ['ann'] })
    expect(take(used)).toEqual({ ok: false, problem: 'used-up' })
  })

  test('who has left comes back by an invitation made since, not by one of before', () => {
    const whoLeft = (hours: number) => take(anInvitation(), after(2), { ...ann, leftAt: after(hours) })
    expect(whoLeft(1)).toEqual({ ok: false, problem: 'withdrawn' })
    expect(whoLeft(-1).ok).toBe(true)
  })

  test('[ID7] an open link takes its 20th person and refuses the 21st', () => {
    const nineteen = Array.from({ length: 19 }, (_, index) => `p${index}`)
    const twentieth = take(anInvitation({ acceptedBy: nineteen }))
    expect(twentieth).toMatchObject({ ok: true, value: { state: 'accepted' } })
    if (!twentieth.ok) return
    expect(take(anInvitation(twentieth.value), after(2), { ...ann, uid: 'late' })).toEqual({
      ok: false,
      problem: 'used-up',
    })
    expect(take(anInvitation({ acceptedBy: nineteen.slice(1) }))).toMatchObject({ value: { state: 'sent' } })
    expect(take(anInvitation({ acceptedBy: ['ann'] }))).toEqual({ ok: false, problem: 'used-up' })
  })

  test('[ID7] an open link is over at 168 h 00', () => {
    expect(take(anInvitation(), after(168, -1)).ok).toBe(true)
    expect(take(anInvitation(), after(168))).toEqual({ ok: false, problem: 'expired' })
    expect(invitationStateAt(anInvitation(), after(168))).toBe('expired')
  })

  test('[ID7] what is final stays so', () => {
    for (const state of ['accepted', 'declined', 'withdrawn', 'expired'] as const) {
      expect(take(anInvitation({ toUid: 'ann', state })).ok).toBe(false)
      expect(withdrawnState(anInvitation({ state }), after(1)).ok).toBe(false)
    }
    expect(take(anInvitation({ toUid: 'ann', state: 'withdrawn' }))).toEqual({
      ok: false,
      problem: 'withdrawn',
    })
    expect(withdrawnState(anInvitation(), after(1))).toEqual({ ok: true, value: 'withdrawn' })
  })

  test('[ID7] declining ends an addressed one, and leaves an open link to others', () => {
    const decline = (invitation: Invitation) =>
      judgeInvitationAnswer(invitation, ann, { accept: false, now: after(1) })
    expect(decline(anInvitation({ toUid: 'ann' }))).toMatchObject({ value: { state: 'declined' } })
    expect(decline(anInvitation())).toMatchObject({ value: { state: 'sent', acceptedBy: [] } })
  })

  test('[ID8] an e-mail invitation needs that e-mail, verified, whatever its letter case', () => {
    const invitation = anInvitation({ toEmail: 'Ann@x.org' })
    expect(isInvited(invitation, ann)).toBe(true)
    expect(isInvited(invitation, { ...ann, email: ' ANN@X.org ' })).toBe(true)
    expect(isInvited(invitation, { ...ann, email: 'a.nn@x.org' })).toBe(false)
    expect(isInvited(invitation, { ...ann, email: 'ann+1@x.org' })).toBe(false)
    expect(isInvited(invitation, { ...ann, isEmailVerified: false })).toBe(false)
    expect(isInvited(anInvitation(), { ...ann, email: null })).toBe(true)
    expect(take(anInvitation({ toUid: 'bob' }))).toEqual({ ok: false, problem: 'not-yours' })
  })
})
