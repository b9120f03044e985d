import { describe, expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import {
  aCaller,
  askedAt,
  mayChange,
  mayCreate,
  mayRead,
  noCaller,
  type World,
} from '../../../testing/ask-policy.ts'
import { type Application, applications } from '../applications/application.ts'
import { applicationEvents } from '../applications/application-event.ts'
import { hiringTeams } from '../../access/roles/hiring-team.ts'
import { type Job, jobs } from './job.ts'
import { type Notification, notifications } from '../../people/notifications/notification.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { draftJob } from './new-job.ts'
import { rui, teamWorld } from '../../../testing/founded-team.ts'

const { job, owner } = draftJob(
  {
    title: 'Saucier',
    position: 'chef de partie',
    companyName: 'Chez Ines',
    type: 'permanent',
    place: { town: 'Lyon', country: 'FR', geo: { latitude: 45.76, longitude: 4.84 } },
  },
  { uid: 'rui', displayName: 'Rui' },
  askedAt,
)
const openedJob: Job = { ...job, state: 'open' }
const jobWorld: World = { 'recruiters/rui': {}, 'jobs/j1': job, 'jobs/j1/hiring-team/rui': owner }
const j1 = { jobId: 'j1' }

describe('jobs', () => {
  test('[AP4] a draft comes with its owner, by somebody with a recruiter card', () => {
    const before = { 'recruiters/rui': {} }
    expect(mayCreate(jobs, { caller: rui, params: j1, before, batch: jobWorld }, job)).toBe(true)
    expect(mayCreate(jobs, { caller: rui, params: j1, before, batch: { 'jobs/j1': job } }, job)).toBe(false)
    expect(mayCreate(jobs, { caller: rui, params: j1, before, batch: jobWorld }, openedJob)).toBe(false)
    expect(
      mayCreate(hiringTeams, { caller: rui, params: { ...j1, uid: 'rui' }, before, batch: jobWorld }, owner),
    ).toBe(true)
    expect(
      mayCreate(hiringTeams, { caller: rui, params: { ...j1, uid: 'rui' }, before: jobWorld }, owner),
    ).toBe(false)
  })

  test('[AP4] drafts are for the hiring team, open jobs for everybody', () => {
    expect(mayRead(jobs, { caller: noCaller, params: j1, before: jobWorld }, job)).toBe(false)
    expect(mayRead(jobs, { caller: noCaller, params: {} }, { state: 'open' })).toBe(true)
    expect(mayRead(jobs, { caller: rui, params: {} }, { recruiter: 'rui' })).toBe(true)
    expect(mayRead(jobs, { caller: rui, params: {} }, {})).toBe(false)
    expect(mayRead(jobs, { caller: aCaller('eve'), params: j1, before: jobWorld }, job)).toBe(false)
  })

  test('[AP4] the state moves by function, except a draft into the bin', () => {
    const change = (more: object) => [job, { ...job, ...more, updatedBy: 'rui' }] as const
    const asked = { caller: rui, params: j1, before: jobWorld }
    expect(mayChange(jobs, asked, change({ title: 'Sauce cook' }))).toBe(true)
    expect(mayChange(jobs, asked, change({ state: 'binned' }))).toBe(true)
    expect(mayChange(jobs, asked, change({ state: 'open' }))).toBe(false)
    expect(mayChange(jobs, asked, change({ kitchenConsent: 'given' }))).toBe(false)
    expect(mayChange(jobs, { ...asked, caller: aCaller('eve') }, [job, { ...job, updatedBy: 'eve' }])).toBe(
      false,
    )
  })

  test('[PY1] an open job cannot lose its pay by editing', () => {
    expect(
      mayChange(jobs, { caller: rui, params: j1, before: jobWorld }, [
        openedJob,
        { ...openedJob, updatedBy: 'rui' },
      ]),
    ).toBe(false)
  })
})

describe('applications and notices', () => {
  const known: Partial<Application> = {
    professional: 'sam',
    recruiter: 'rui',
    jobId: 'j1',
    kitchenId: 'k1',
    state: 'applied',
  }
  const at0 = { params: { applicationId: 'j1_sam' }, before: { ...teamWorld('manager'), ...jobWorld } }

  test('[AP1] read by the person and the hiring team; by the kitchen from the offer on', () => {
    expect(mayRead(applications, { ...at0, caller: aCaller('sam') }, known)).toBe(true)
    expect(mayRead(applications, { ...at0, caller: rui }, { jobId: 'j1' })).toBe(true)
    expect(mayRead(applications, { ...at0, caller: aCaller('tom') }, known)).toBe(false)
    expect(mayRead(applications, { ...at0, caller: aCaller('tom') }, { ...known, state: 'offer' })).toBe(true)
    expect(mayRead(applications, { ...at0, caller: aCaller('eve') }, { ...known, state: 'offer' })).toBe(
      false,
    )
    expect(mayRead(applications, { params: {}, caller: aCaller('sam') }, { professional: 'sam' })).toBe(true)
    expect(mayRead(applications, { params: {}, caller: aCaller('sam') }, {})).toBe(false)
  })

  test('[AP1] their steps are read by the same two sides', () => {
    const before = {
      'applications/j1_sam': { professional: 'sam', recruiter: 'rui', hiringTeam: ['rui', 'kim'] },
    }
    const asked = (caller: Caller) => ({ params: { applicationId: 'j1_sam', eventId: 'e1' }, before, caller })
    for (const uid of ['sam', 'rui', 'kim'])
      expect(mayRead(applicationEvents, asked(aCaller(uid)), {})).toBe(true)
    for (const caller of [aCaller('eve'), noCaller])
      expect(mayRead(applicationEvents, asked(caller), {})).toBe(false)
  })

  test('notices are the own, and only their reading is written', () => {
    const notice: Notification = {
      ...newCommonFields('rui', askedAt),
      kind: 'offer',
      thing: 'applications/j1_sam',
      textKey: 'offer',
      values: {},
      at: askedAt,
      readAt: null,
    }
    const asked = { caller: aCaller('sam'), params: { uid: 'sam' } }
    const read = { ...notice, readAt: askedAt, updatedBy: 'sam' }
    expect(mayRead(notifications, asked, {})).toBe(true)
    expect(mayRead(notifications, { ...asked, caller: rui }, {})).toBe(false)
    expect(mayChange(notifications, asked, [notice, read])).toBe(true)
    expect(mayChange(notifications, asked, [notice, { ...read, thing: 'jobs/j1' }])).toBe(false)
  })
})
