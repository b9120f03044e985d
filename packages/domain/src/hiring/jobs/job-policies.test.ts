import { expect, test } from 'vitest'
import { type Application, applications } from '../applications/application.ts'
import {
  type ApplicationEvent,
  applicationEvents,
  type Offer,
  offers,
} from '../applications/application-event.ts'
import {
  everybody,
  hiringTeam,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { askedAt } from '../../../testing/ask-policy.ts'
import { type HiringTeamMember, hiringTeams } from '../../access/roles/hiring-team.ts'
import { type Job, jobs } from './job.ts'
import { draftJob } from './new-job.ts'

const team = hiringTeam.join(' ')
const readOnly = { create: nobodyAtAll, change: nobodyAtAll, delete: nobodyAtAll }
const draft = (uid: string): Job =>
  draftJob(
    {
      title: 'Saucier',
      position: 'chef de partie',
      companyName: 'Chez Ines',
      type: 'permanent',
      place: { town: 'Lyon', country: 'FR', geo: { latitude: 45.76, longitude: 4.84 } },
    },
    { uid, displayName: 'Rui' },
    askedAt,
  ).job
const stored: Job = { ...draft('rui'), hiringTeam }
const complete: Job = {
  ...stored,
  state: 'open',
  publishedAt: askedAt,
  pay: { min: { minor: 1500, currency: 'EUR' }, max: { minor: 1900, currency: 'EUR' }, per: 'hour' },
  hoursPerWeek: { min: 35, max: 39 },
  description: 'You keep the sauce section calm and clean, and you teach the commis what you know of stocks.',
}

test('[AP4] a draft is read by its hiring team and written from full on, an open job read by everybody', () => {
  const ask = questionsAbout(jobs, { params: { jobId: 'j1' } })
  const fresh = questionsAbout(jobs, {
    params: { jobId: 'j9' },
    batch: { 'jobs/j9/hiring-team/rui': { role: 'owner' } },
  })
  expect(
    whoMayDo({
      'read draft': ask.read(stored),
      'read open': ask.read(complete),
      'read paused': ask.read({ ...complete, state: 'paused' }),
      create: fresh.create(draft),
      'create open': fresh.create((uid) => ({ ...draft(uid), state: 'open' })),
      'change draft': ask.change(stored, { title: 'Sauce cook' }),
      'change open': ask.change(complete, { dressCode: 'White jacket' }),
      'change paused': ask.change({ ...complete, state: 'paused' }, { dressCode: 'White jacket' }),
      'bin draft': ask.change(stored, { state: 'binned' }),
      publish: ask.change(stored, { state: 'open' }),
      'take pay away': ask.change(complete, { description: 'Short.' }),
      'move kitchen': ask.change(complete, { kitchenId: 'k2' }),
      'give consent': ask.change(stored, { kitchenConsent: 'given' }),
      'bring somebody in': ask.change(stored, { hiringTeam: [...hiringTeam, 'kim'] }),
      delete: ask.delete(stored),
    }),
  ).toEqual({
    'read draft': team,
    'read open': everybody,
    'read paused': team,
    create: 'rui',
    'create open': nobodyAtAll,
    'change draft': 'rui full',
    'change open': 'rui full',
    'change paused': nobodyAtAll,
    'bin draft': 'rui full',
    publish: nobodyAtAll,
    'take pay away': nobodyAtAll,
    'move kitchen': nobodyAtAll,
    'give consent': nobodyAtAll,
    'bring somebody in': nobodyAtAll,
    delete: nobodyAtAll,
  })
})

test('the hiring team is read by itself and changed by function', () => {
  const member = (uid: string): HiringTeamMember => ({
    ...signedBy(uid),
    uid,
    displayName: 'Rui',
    role: 'owner',
  })
  const standing = { params: { jobId: 'j1', uid: 'full' } }
  expect(plainTable(hiringTeams, standing, { make: member, by: 'full' })).toEqual({ read: team, ...readOnly })
  const fresh = questionsAbout(hiringTeams, {
    params: { jobId: 'j9', uid: 'rui' },
    batch: { 'jobs/j9': { recruiter: 'rui' } },
  })
  expect(
    whoMayDo({
      'create with the job': fresh.create(member),
      'create another role': fresh.create((uid) => ({ ...member(uid), role: 'full' })),
      'list own': questionsAbout(hiringTeams, { params: {} }).read({ uid: 'sam' }),
    }),
  ).toEqual({ 'create with the job': 'rui', 'create another role': nobodyAtAll, 'list own': 'sam' })
})

test('[AP1] an application and what lies below it are read by both sides and written by functions', () => {
  const application = (uid: string): Application => ({
    ...signedBy(uid),
    jobId: 'j1',
    kitchenId: 'k1',
    professional: 'sam',
    recruiter: 'rui',
    hiringTeam,
    origin: 'applied',
    message: '',
    answers: [],
    jobSnapshot: { title: 'Saucier', companyName: 'Chez Ines', town: 'Lyon', at: askedAt },
    cvSnapshot: { displayName: 'Sam', title: 'Saucier', roles: [], shortBio: '', at: askedAt },
    state: 'applied',
    stage: 'applied',
    stateAt: askedAt,
    round: 1,
    lastWordFromTeamAt: null,
    lastWordFromPersonAt: null,
    retainUntil: '2027-05-03',
    shared: { phone: false, email: false },
  })
  const event = (uid: string): ApplicationEvent => ({
    ...signedBy(uid),
    side: 'person',
    by: 'sam',
    at: askedAt,
    to: 'applied',
    stage: 'applied',
    round: 1,
  })
  const offer = (uid: string): Offer => ({
    ...signedBy(uid),
    position: 'chef de partie',
    access: 'cook',
    pay: { amount: { minor: 1700, currency: 'EUR' }, per: 'hour' },
    startsOn: '2026-06-01',
    type: 'permanent',
    message: 'Welcome',
    sentAt: askedAt,
    expiresAt: askedAt,
    state: 'sent',
  })
  const a1 = { params: { applicationId: 'j1_sam' } }
  const both = { read: `sam ${team}`, ...readOnly }
  expect(plainTable(applications, a1, { make: application, by: 'sam' })).toEqual(both)
  expect(plainTable(applicationEvents, a1, { make: event, by: 'sam' })).toEqual(both)
  expect(plainTable(offers, a1, { make: offer, by: 'rui' })).toEqual(both)
  const { read } = questionsAbout(applications, a1)
  expect(whoMayDo({ 'from the offer on': read({ ...application('sam'), state: 'offer' }) })).toEqual({
    'from the offer on': `sam ${team} manager owner`,
  })
})
