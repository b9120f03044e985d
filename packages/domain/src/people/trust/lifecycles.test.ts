import { describe, expect, test } from 'vitest'
import { refusableRows as rows } from '../../../testing/refusable-rows.ts'
import { moveConversation, newConversationState } from '../messages/move-conversation.ts'
import { EventState, moveEvent } from '../network/move-event.ts'
import { ConversationState } from '../messages/conversation.ts'
import { FileState } from '../../access/files/file.ts'
import { moveFile } from '../../access/files/move-file.ts'
import { ProofState } from '../career/experience.ts'
import { moveAccount } from '../accounts/move-account.ts'
import { moveProof } from '../career/move-proof.ts'
import { moveStanding } from '../profiles/move-standing.ts'
import { moveSubscription } from '../plans/move-subscription.ts'
import { SubscriptionState } from '../plans/subscription.ts'
import { DataRequestState } from '../accounts/data-request.ts'
import { moveDataRequest } from '../accounts/move-data-request.ts'
import { moveReport } from './move-report.ts'
import { moveReview } from './move-review.ts'
import { ReportState } from './report.ts'
import { ReviewState } from './review.ts'

const no = 'state'

describe('whole matrices: a row for each command, a column for each state', () => {
  test('a review: hidden, shown, appealed, removed', () => {
    expect(rows(ReviewState.options, ['show', 'appeal', 'keep', 'remove'] as const, moveReview)).toEqual({
      show: ['shown', no, no, no],
      appeal: [no, 'appealed', no, no],
      keep: [no, no, 'shown', no],
      remove: [no, no, 'removed', no],
    })
  })

  test('a report: new, looked at, acted, no action, appealed, final', () => {
    const commands = ['look', 'act', 'dismiss', 'appeal', 'settle'] as const
    expect(rows(ReportState.options, commands, moveReport)).toEqual({
      look: ['looked at', no, no, no, no, no],
      act: [no, 'acted', no, no, no, no],
      dismiss: [no, 'no action', no, no, no, no],
      appeal: [no, no, 'appealed', 'appealed', no, no],
      settle: [no, no, no, no, 'final', no],
    })
  })

  test('a data request: asked, running, ready, cancelled, done', () => {
    const commands = ['run', 'finish', 'cancel', 'close'] as const
    expect(rows(DataRequestState.options, commands, moveDataRequest)).toEqual({
      run: ['running', no, no, no, no],
      finish: [no, 'ready', no, no, no],
      cancel: ['cancelled', no, no, no, no],
      close: [no, no, 'done', no, no],
    })
  })

  test('a subscription: trial, active, past due, cancelled, ended', () => {
    const commands = ['subscribe', 'pay', 'miss', 'cancel', 'resume', 'end'] as const
    expect(rows(SubscriptionState.options, commands, moveSubscription)).toEqual({
      subscribe: ['active', no, no, no, 'active'],
      pay: [no, 'active', 'active', no, no],
      miss: [no, 'past due', no, no, no],
      cancel: [no, 'cancelled', no, no, no],
      resume: [no, no, no, 'active', no],
      end: ['ended', no, 'ended', 'ended', no],
    })
  })

  test('a file: uploading, ready, refused, deleted', () => {
    expect(rows(FileState.options, ['keep', 'refuse', 'remove'] as const, moveFile)).toEqual({
      keep: ['ready', no, no, no],
      refuse: ['refused', no, no, no],
      remove: ['deleted', 'deleted', 'deleted', no],
    })
  })

  test('an event: draft, published, cancelled', () => {
    expect(rows(EventState.options, ['publish', 'cancel'] as const, moveEvent)).toEqual({
      publish: ['published', no, no],
      cancel: [no, 'cancelled', no],
    })
  })

  test('a conversation: open, asked, closed', () => {
    expect(rows(ConversationState.options, ['answer', 'close', 'reopen'] as const, moveConversation)).toEqual(
      {
        answer: [no, 'open', no],
        close: ['closed', 'closed', no],
        reopen: [no, no, 'asked'],
      },
    )
    expect([newConversationState(true), newConversationState(false)]).toEqual(['asked', 'open'])
  })

  test('proof of an experience: none, asked, confirmed, declined', () => {
    expect(rows(ProofState.options, ['ask', 'confirm', 'decline'] as const, moveProof)).toEqual({
      ask: ['asked', no, no, 'asked'],
      confirm: [no, 'confirmed', no, no],
      decline: [no, 'declined', no, no],
    })
  })

  test('a person’s standing, and their account', () => {
    const standings = ['active', 'limited', 'suspended'] as const
    expect(rows(standings, ['limit', 'suspend', 'restore'] as const, moveStanding)).toEqual({
      limit: ['limited', no, 'limited'],
      suspend: ['suspended', 'suspended', no],
      restore: [no, 'active', 'active'],
    })
    const accounts = ['guest', 'member', 'deleting', 'deleted'] as const
    expect(rows(accounts, ['join', 'leave', 'stay', 'erase', 'forget'] as const, moveAccount)).toEqual({
      join: ['member', no, no, no],
      leave: [no, 'deleting', no, no],
      stay: [no, no, 'member', no],
      erase: [no, no, 'deleted', no],
      forget: ['deleted', no, no, no],
    })
  })
})
