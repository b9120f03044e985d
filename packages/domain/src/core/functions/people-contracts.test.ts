import { describe, expect, test } from 'vitest'
import type { FunctionContract } from '@brigade/contract/function-contract.ts'
import * as application from '../../hiring/applications/application-functions.ts'
import * as meeting from '../../hiring/applications/meeting-functions.ts'
import * as gig from '../../hiring/gigs/gig-functions.ts'
import * as job from '../../hiring/jobs/job-functions.ts'
import * as message from '../../people/messages/message-functions.ts'
import * as account from '../../people/accounts/account-functions.ts'
import * as proof from '../../people/career/proof-functions.ts'
import * as plan from '../../people/plans/plan-functions.ts'
import * as pool from '../../hiring/pools/pool-functions.ts'
import * as rota from '../../kitchen/rota/rota-functions.ts'
import * as place from '../geo/place-functions.ts'
import * as search from '../../search/search-functions.ts'
import * as trust from '../../people/trust/trust-functions.ts'

type Contract = FunctionContract<never, unknown>
const modules = {
  application,
  meeting,
  gig,
  job,
  message,
  account,
  proof,
  plan,
  pool,
  rota,
  place,
  search,
  trust,
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'audience' in value && 'reasons' in value
}
const named = Object.values(modules).flatMap((of) =>
  Object.entries<unknown>(of).flatMap(([name, value]) =>
    isContract(value) ? [{ name, contract: value }] : [],
  ),
)
const contracts = new Map(named.map(({ name, contract }) => [name, contract]))

/** Product, section 6: accounts, rota, jobs and hiring, talk, search, trust, plan. `hire` follows an accepted offer by itself. */
const asked =
  `claimHandle adoptGuest readContact deleteAccount cancelDeletion requestExport listSessions endSessions
  requestVerification registerPush publishRota offerShift withdrawShiftOffer takeShift answerSwap shareShift askTimeOff
  answerTimeOff clock publishJob askKitchenConsent answerKitchenConsent pauseJob resumeJob markFilled renewJob closeJob
  setHiringTeam applyToJob approachPerson answerApproach moveApplication declineApplications cancelDecline
  withdrawApplication proposeInterview bookInterview proposeTrial answerTrial sendOffer answerOffer bookShift
  answerBooking confirmBooking cancelBooking checkIn checkOut answerHours appealMark askProof answerProof sharePool
  leavePool mergePeople unmergePeople writeReview replyReview openConversation searchAll searchJobs searchPeople
  searchKitchens findPlaces reportThing appealDecision decideReport setStanding startCheckout changePlan cancelPlan`.split(
    /\s+/,
  )

const id = 'a-request-of-20-signs'
const accepts = (name: string, input: object): boolean =>
  contracts.get(name)?.input.safeParse({ requestId: id, ...input }).success === true

describe('contracts', () => {
  test('every function of the product’s people half has one, under its own name', () => {
    expect(asked.filter((name) => !contracts.has(name))).toEqual([])
    for (const { name, contract } of named) expect(contract.name).toBe(name)
    expect(contracts.size).toBe(named.length)
  })

  test.each(named.map(({ name, contract }) => [name, contract] as const))(
    '[ER7] %s wants a request id of its own, and names each reason once',
    (_, contract) => {
      const { error } = contract.input.safeParse({ requestId: 'short' })
      expect(error?.issues.some(({ path }) => path[0] === 'requestId')).toBe(true)
      expect(new Set(contract.reasons).size).toBe(contract.reasons.length)
    },
  )
})

describe('bounds', () => {
  const approach = { uid: 'sam', jobId: 'j1', message: 'We would like to meet you.' }
  const at = { seconds: 1_778_000_000, nanoseconds: 0 }
  const interview = {
    applicationId: 'j1_sam',
    slots: [at],
    durationMin: 30,
    kind: 'video',
    place: 'https://meet.example',
    message: 'See you',
  }
  const eur = { minor: 1900, currency: 'EUR' }

  test.each([
    ['approachPerson', approach, true],
    ['approachPerson', { ...approach, message: 'x'.repeat(2001) }, false],
    ['approachPerson', { ...approach, extra: 1 }, false],
    ['proposeInterview', interview, true],
    ['proposeInterview', { ...interview, slots: [] }, false],
    ['proposeInterview', { ...interview, slots: Array.from({ length: 9 }, () => at) }, false],
    ['proposeInterview', { ...interview, durationMin: 5 }, false],
    ['checkIn', { bookingId: 's1_sam', code: '0417', at }, true],
    ['checkIn', { bookingId: 's1_sam', code: '417', at }, false],
    ['answerHours', { bookingId: 's1_sam', workedMin: 961, words: '' }, false],
    [
      'askTimeOff',
      { kitchenId: 'k1', from: '2026-06-01', to: '2026-06-01', kind: 'holiday', note: '' },
      true,
    ],
    [
      'askTimeOff',
      { kitchenId: 'k1', from: '2026-06-02', to: '2026-06-01', kind: 'holiday', note: '' },
      false,
    ],
    [
      'askTimeOff',
      { kitchenId: 'k1', from: '2026-02-31', to: '2026-03-01', kind: 'holiday', note: '' },
      false,
    ],
    ['publishRota', { kitchenId: 'k1', week: '2026-W53', acceptWarnings: [] }, true],
    ['publishRota', { kitchenId: 'k1', week: '2026-W54', acceptWarnings: [] }, false],
    ['mergePeople', { jobId: 'j1', from: 'a', into: 'a' }, false],
    ['openConversation', { with: { kind: 'person', uid: 'kim' }, text: ' ' }, false],
    ['openConversation', { with: { kind: 'thing', about: 'none', id: 'x' }, text: 'Hello' }, false],
    ['decideReport', { reportId: 'r1', decision: 'act', words: 'Removed' }, true],
    ['appealDecision', { reportId: 'r1', words: '' }, false],
    ['startCheckout', { of: 'bundle', step: 'plus', period: 'year', seenPrice: eur }, true],
    ['startCheckout', { of: 'profile', step: 'plus', period: 'year', seenPrice: eur }, false],
    ['deleteAccount', { handleTyped: 'sam', handOver: { k1: 'ann' } }, true],
    [
      'registerPush',
      { subscription: { endpoint: 'http://push.example', keys: { p256dh: 'a', auth: 'b' } } },
      false,
    ],
    ['setHiringTeam', { jobId: 'j1', uid: 'kim', role: null }, true],
    ['searchPeople', { q: '', page: 0, roles: [], stations: [], languages: [], sort: 'best' }, true],
    [
      'searchPeople',
      { q: '', page: 0, roles: [], stations: [], languages: [], sort: 'best', radiusKm: -1 },
      false,
    ],
  ])('%s %j: %s', (name, input, isAccepted) => {
    expect(accepts(name, input)).toBe(isAccepted)
  })
})
