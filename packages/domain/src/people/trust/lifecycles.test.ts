import { describe, expect, test } from 'vitest'
import { lifecycleRows } from '../../../testing/lifecycle-rows.ts'
import { conversationLifecycle, newConversationState } from '../messages/conversation-lifecycle.ts'
import { eventLifecycle } from '../network/event-lifecycle.ts'
import { fileLifecycle } from '../../access/files/file-lifecycle.ts'
import { accountLifecycle } from '../accounts/account-lifecycle.ts'
import { proofLifecycle } from '../career/proof-lifecycle.ts'
import { standingLifecycle } from '../profiles/standing-lifecycle.ts'
import { subscriptionLifecycle } from '../plans/subscription-lifecycle.ts'
import { dataRequestLifecycle } from '../accounts/data-request-lifecycle.ts'
import { reportLifecycle } from './report-lifecycle.ts'
import { reviewLifecycle } from './review-lifecycle.ts'

const no = 'state'

describe('whole matrices: a row for each command, a column for each state', () => {
  test('a review: hidden, shown, appealed, removed', () => {
    expect(lifecycleRows(reviewLifecycle)).toEqual({
      show: ['shown', no, no, no],
      appeal: [no, 'appealed', no, no],
      keep: [no, no, 'shown', no],
      remove: [no, no, 'removed', no],
    })
  })

  test('a report: new, looked at, acted, no action, appealed, final', () => {
    expect(lifecycleRows(reportLifecycle)).toEqual({
      look: ['looked at', no, no, no, no, no],
      act: [no, 'acted', no, no, no, no],
      dismiss: [no, 'no action', no, no, no, no],
      appeal: [no, no, 'appealed', 'appealed', no, no],
      settle: [no, no, no, no, 'final', no],
    })
  })

  test('a data request: asked, running, ready, cancelled, done', () => {
    expect(lifecycleRows(dataRequestLifecycle)).toEqual({
      run: ['running', no, no, no, no],
      finish: [no, 'ready', no, no, no],
      cancel: ['cancelled', no, no, no, no],
      close: [no, no, 'done', no, no],
    })
  })

  test('a subscription: trial, active, past due, cancelled, ended', () => {
    expect(lifecycleRows(subscriptionLifecycle)).toEqual({
      subscribe: ['active', no, no, no, 'active'],
      pay: [no, 'active', 'active', no, no],
      miss: [no, 'past due', no, no, no],
      cancel: [no, 'cancelled', no, no, no],
      resume: [no, no, no, 'active', no],
      end: ['ended', 'ended', 'ended', 'ended', no],
    })
  })

  test('a file: uploading, ready, refused, deleted', () => {
    expect(lifecycleRows(fileLifecycle)).toEqual({
      keep: ['ready', no, no, no],
      refuse: ['refused', no, no, no],
      remove: ['deleted', 'deleted', 'deleted', no],
    })
  })

  test('an event: draft, published, cancelled', () => {
    expect(lifecycleRows(eventLifecycle)).toEqual({
      publish: ['published', no, no],
      cancel: [no, 'cancelled', no],
    })
  })

  test('a conversation: open, asked, closed', () => {
    expect(lifecycleRows(conversationLifecycle)).toEqual({
      answer: [no, 'open', no],
      close: ['closed', 'closed', no],
      reopen: [no, no, 'asked'],
    })
    expect([newConversationState(true), newConversationState(false)]).toEqual(['asked', 'open'])
  })

  test('proof of an experience: none, asked, confirmed, declined', () => {
    expect(lifecycleRows(proofLifecycle)).toEqual({
      ask: ['asked', no, no, 'asked'],
      confirm: [no, 'confirmed', no, no],
      decline: [no, 'declined', no, no],
    })
  })

  test('a person’s standing, and their account', () => {
    expect(lifecycleRows(standingLifecycle)).toEqual({
      limit: ['limited', no, 'limited'],
      suspend: ['suspended', 'suspended', no],
      restore: [no, 'active', 'active'],
    })
    expect(lifecycleRows(accountLifecycle)).toEqual({
      join: ['member', no, no, no],
      leave: [no, 'deleting', no, no],
      stay: [no, no, 'member', no],
      erase: [no, no, 'deleted', no],
      forget: ['deleted', no, no, no],
    })
  })
})
