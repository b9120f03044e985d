import { expect, test } from 'vitest'
import {
  everybody,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { askedAt } from '../../../testing/ask-policy.ts'
import { type Subscription, subscriptions, type Usage, usages } from '../plans/subscription.ts'
import { auditEntries, type AuditEntry, kitchenAuditEntries } from './audit-entry.ts'
import { type DataRequest, dataRequests } from '../accounts/data-request.ts'
import { type Report, reports } from './report.ts'
import { type Review, reviewId, reviews } from './review.ts'

const readOnly = { create: nobodyAtAll, change: nobodyAtAll, delete: nobodyAtAll }

test('a review is its author’s until it is shown to everybody', () => {
  const review = (uid: string): Review => ({
    ...signedBy(uid),
    from: 'sam',
    about: 'rui',
    thing: { kind: 'booking', id: 's1_sam' },
    scores: { reliability: 5, work: 4, respect: 5, clarity: 4 },
    text: '',
    state: 'hidden',
  })
  const place = { params: { reviewId: reviewId('s1_sam', 'sam') } }
  expect(plainTable(reviews, place, { make: review, by: 'sam' })).toEqual({ read: 'sam mod', ...readOnly })
  const { read } = questionsAbout(reviews, place)
  expect(
    whoMayDo({
      shown: read({ ...review('sam'), state: 'shown' }),
      appealed: read({ ...review('sam'), state: 'appealed' }),
      removed: read({ ...review('sam'), state: 'removed' }),
      'list of somebody': read({ about: 'rui', state: 'shown' }),
      'list all': read({ about: 'rui' }),
    }),
  ).toEqual({
    shown: everybody,
    appealed: everybody,
    removed: 'sam mod',
    'list of somebody': everybody,
    'list all': 'mod',
  })
})

test('a report is read by who made it and by moderators', () => {
  const report = (uid: string): Report => ({
    ...signedBy(uid),
    thing: { kind: 'job', id: 'j1' },
    reason: 'unpaid work',
    text: '',
    by: 'sam',
    state: 'new',
  })
  const place = { params: { reportId: 'r1' } }
  expect(plainTable(reports, place, { make: report, by: 'sam' })).toEqual({ read: 'sam mod', ...readOnly })
  const { read } = questionsAbout(reports, place)
  expect(whoMayDo({ 'of the thing': read({ thing: { kind: 'job', id: 'j1' } }) })).toEqual({
    'of the thing': 'mod',
  })
  const decided = { ...report('sam'), decision: { by: 'mod', at: askedAt, words: '' } }
  expect(reports.schema.safeParse(decided).success).toBe(false)
})

test('the audit is read by operators, a kitchen’s by its managers, the own sign-ins by each person', () => {
  const entry = (uid: string): AuditEntry => ({
    ...signedBy(uid),
    at: askedAt,
    by: 'sam',
    action: 'setAccess',
    thing: 'kitchens/k1/team/cook',
    from: { access: 'cook' },
    to: { access: 'lead' },
  })
  expect(plainTable(auditEntries, { params: { entryId: 'a1' } }, { make: entry, by: 'sam' })).toEqual({
    read: 'op',
    ...readOnly,
  })
  const ofKitchen = { params: { kitchenId: 'k1', entryId: 'a1' } }
  expect(plainTable(kitchenAuditEntries, ofKitchen, { make: entry, by: 'sam' })).toEqual({
    read: 'manager owner',
    ...readOnly,
  })
  const { read } = questionsAbout(auditEntries, { params: {} })
  expect(
    whoMayDo({
      'own sign-ins': read({ by: 'sam', action: 'sign-in' }),
      'all of mine': read({ by: 'sam' }),
      'all sign-ins': read({ action: 'sign-in' }),
    }),
  ).toEqual({ 'own sign-ins': 'sam op', 'all of mine': 'op', 'all sign-ins': 'op' })
})

test('data requests, subscriptions and usage are the own', () => {
  const request = (uid: string): DataRequest => ({
    ...signedBy(uid),
    uid: 'sam',
    kind: 'export',
    state: 'asked',
    askedAt,
    counts: {},
  })
  const subscription = (uid: string): Subscription => ({
    ...signedBy(uid),
    plan: { recruiter: 'plus' },
    period: 'month',
    state: 'active',
    stateAt: askedAt,
    renewsAt: askedAt,
    tried: ['recruiter'],
  })
  const usage = (uid: string): Usage => ({
    ...signedBy(uid),
    uid: 'sam',
    month: '2026-05',
    counts: { 'open jobs': 2 },
    countedAt: askedAt,
  })
  const own = { read: 'sam', ...readOnly }
  expect(plainTable(dataRequests, { params: { requestId: 'd1' } }, { make: request, by: 'sam' })).toEqual(own)
  expect(plainTable(subscriptions, { params: { uid: 'sam' } }, { make: subscription, by: 'sam' })).toEqual(
    own,
  )
  expect(plainTable(usages, { params: { usageId: 'sam_2026-05' } }, { make: usage, by: 'sam' })).toEqual(own)
})
