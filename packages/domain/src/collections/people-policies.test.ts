import { describe, expect, test } from 'vitest'
import { type Application, applications } from '../applications/application.ts'
import { applicationEvents } from '../applications/application-event.ts'
import { hiringTeams } from '../jobs/hiring-team.ts'
import { type Job, jobs } from '../jobs/job.ts'
import { draftJob } from '../jobs/new-job.ts'
import type { AccessRole } from '../kitchens/access.ts'
import { foundKitchen } from '../kitchens/found-kitchen.ts'
import { invitations } from '../kitchens/invitation.ts'
import { kitchenSettings } from '../kitchens/kitchen-settings.ts'
import { kitchens } from '../kitchens/kitchen.ts'
import { teamMembers } from '../kitchens/team-member.ts'
import { type Notification, notifications } from '../notifications/notification.ts'
import { brigadeUsers } from '../people/brigade-user.ts'
import { professionals } from '../people/professional.ts'
import { type PrepTask, prepTasks } from '../preparation/prep-task.ts'
import { timestampFromMs } from '../time/timestamp.ts'
import type { Caller, Collection, DocumentData, PolicyContext } from './collection.ts'
import { newCommonFields } from './common-fields.ts'

const at = timestampFromMs(Date.UTC(2026, 4, 3, 12))
type World = Readonly<Record<string, DocumentData>>

function member(uid: string, change: Partial<Caller> = {}): Caller {
  return { uid, isGuest: false, email: `${uid}@x.org`, isEmailVerified: true, claims: {}, ...change }
}
const nobody: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }
const guest = member('gus', { isGuest: true, email: null, isEmailVerified: false })

interface Asked {
  readonly caller: Caller
  readonly params: Readonly<Record<string, string>>
  readonly before?: World
  readonly batch?: World
}

/** What the document database hands to a policy: related documents before and after the whole batch. */
function contextOf<Content>(
  of: Collection<Content>,
  { caller, params, before = {}, batch = {} }: Asked,
  known: Partial<Content>,
): PolicyContext {
  const paths = Object.entries(of.policy.related?.(params, caller, known) ?? {})
  const after = { ...before, ...batch }
  const pick = (world: World) => Object.fromEntries(paths.map(([name, path]) => [name, world[path]]))
  return { caller, params, related: pick(before), relatedAfter: pick(after), now: at }
}
const mayRead = <Content>(of: Collection<Content>, asked: Asked, known: Partial<Content>) =>
  of.policy.read(contextOf(of, asked, known), known)
const mayCreate = <Content>(of: Collection<Content>, asked: Asked, after: Content) =>
  of.policy.create(contextOf(of, asked, after), after)
const mayChange = <Content>(of: Collection<Content>, asked: Asked, change: readonly [Content, Content]) =>
  of.policy.change(contextOf(of, asked, change[0]), change[0], change[1])

const draft = {
  name: 'Chez Ines',
  kind: 'restaurant',
  address: { line1: 'Rue 1', town: 'Lyon', postcode: '69001', country: 'FR' },
  zone: 'Europe/Paris',
  currency: 'EUR',
  jurisdiction: 'EU',
  founderName: 'Ines',
} as const
const founded = foundKitchen(draft, { uid: 'gus', isGuest: true }, at)
const foundingBatch: World = {
  'kitchens/k1': founded.kitchen,
  'kitchens/k1/settings/main': founded.settings,
  'kitchens/k1/team/gus': founded.member,
}
const k1 = { kitchenId: 'k1' }
function without(path: string): World {
  return Object.fromEntries(Object.entries(foundingBatch).filter(([other]) => other !== path))
}
/** Whether a guest may write all three documents of the founding batch. */
function mayFound(
  asked: Pick<Asked, 'before' | 'batch'> & { caller?: Caller; kitchen?: typeof founded.kitchen },
): boolean {
  const { kitchen = founded.kitchen, caller = guest, ...worlds } = asked
  return [
    mayCreate(kitchens, { ...worlds, caller, params: k1 }, kitchen),
    mayCreate(
      kitchenSettings,
      { ...worlds, caller, params: { ...k1, settingsId: 'main' } },
      founded.settings,
    ),
    mayCreate(teamMembers, { ...worlds, caller, params: { ...k1, uid: 'gus' } }, founded.member),
  ].every(Boolean)
}

describe('founding a kitchen', () => {
  test('[ID9] kitchen, settings and owner come in one batch or not at all', () => {
    expect(mayFound({ batch: foundingBatch })).toBe(true)
    for (const path of Object.keys(foundingBatch)) expect(mayFound({ batch: without(path) })).toBe(false)
  })

  test('[ID9] nobody becomes owner of a kitchen that exists, or in another name', () => {
    const before = { 'kitchens/k1': { ...founded.kitchen, owner: 'ines' } }
    expect(mayFound({ before, batch: foundingBatch })).toBe(false)
    const rejoining = { caller: guest, params: { ...k1, uid: 'gus' }, batch: foundingBatch }
    const standing = { 'kitchens/k1': founded.kitchen }
    expect(mayCreate(teamMembers, rejoining, founded.member)).toBe(true)
    expect(mayCreate(teamMembers, { ...rejoining, before: standing }, founded.member)).toBe(false)
    expect(mayFound({ caller: member('eve'), batch: foundingBatch })).toBe(false)
    expect(mayFound({ caller: nobody, batch: foundingBatch })).toBe(false)
    const lying = { ...founded.kitchen, isGuestKitchen: false }
    expect(mayFound({ kitchen: lying, batch: { ...foundingBatch, 'kitchens/k1': lying } })).toBe(false)
  })

  test('documents of a new kitchen fit their schemas', () => {
    expect(kitchens.schema.safeParse(founded.kitchen).error).toBeUndefined()
    expect(kitchenSettings.schema.safeParse(founded.settings).error).toBeUndefined()
    expect(teamMembers.schema.safeParse(founded.member).error).toBeUndefined()
    expect(kitchens.schema.safeParse({ ...founded.kitchen, extra: 1 }).success).toBe(false)
  })
})

const teamWorld = (access: AccessRole, state = 'active'): World => ({
  ...foundingBatch,
  'kitchens/k1/team/tom': { ...founded.member, uid: 'tom', access, state, grants: [] },
})
const asTom = (access: AccessRole, params = {}, state = 'active'): Asked => ({
  caller: member('tom'),
  params: { ...k1, ...params },
  before: teamWorld(access, state),
})
const byTom = <Content extends object>(content: Content) => ({ ...content, updatedBy: 'tom' })

describe('a kitchen and its team', () => {
  test('[ID10] strangers and former members read nothing that is not listed', () => {
    expect(mayRead(kitchens, { caller: nobody, params: k1 }, founded.kitchen)).toBe(false)
    expect(mayRead(kitchens, { caller: nobody, params: k1 }, { ...founded.kitchen, isListed: true })).toBe(
      true,
    )
    expect(mayRead(kitchenSettings, asTom('viewer'), {})).toBe(true)
    expect(mayRead(kitchenSettings, asTom('owner', {}, 'left'), {})).toBe(false)
    expect(mayRead(kitchenSettings, { caller: member('eve'), params: k1, before: foundingBatch }, {})).toBe(
      false,
    )
  })

  test('[ID10] managers change the card, but not owner, state or handle', () => {
    const change = (more: object) => [founded.kitchen, byTom({ ...founded.kitchen, ...more })] as const
    expect(mayChange(kitchens, asTom('manager'), change({ name: 'New name' }))).toBe(true)
    expect(mayChange(kitchens, asTom('lead'), change({ name: 'New name' }))).toBe(false)
    for (const more of [{ owner: 'tom' }, { state: 'archived' }, { isGuestKitchen: false }]) {
      expect(mayChange(kitchens, asTom('manager'), change(more))).toBe(false)
    }
  })

  test('[ID10] nobody raises their own access by writing', () => {
    const own = { ...founded.member, uid: 'tom', access: 'manager' as const }
    const params = { uid: 'tom' }
    expect(mayChange(teamMembers, asTom('manager', params), [own, byTom({ ...own, access: 'owner' })])).toBe(
      false,
    )
    expect(mayChange(teamMembers, asTom('manager', params), [own, byTom({ ...own, grants: ['hr'] })])).toBe(
      false,
    )
    expect(
      mayChange(teamMembers, asTom('cook', params), [own, byTom({ ...own, isShownPublicly: true })]),
    ).toBe(true)
    expect(
      mayChange(teamMembers, asTom('cook', params), [own, byTom({ ...own, position: 'head chef' })]),
    ).toBe(false)
    const another = { ...own, uid: 'ann' }
    expect(mayChange(teamMembers, asTom('cook', { uid: 'ann' }), [another, byTom(another)])).toBe(false)
  })

  test('"my kitchens" over all teams is proved by the own uid alone', () => {
    expect(mayRead(teamMembers, { caller: guest, params: {} }, { uid: 'gus' })).toBe(true)
    expect(mayRead(teamMembers, { caller: guest, params: {} }, { uid: 'tom' })).toBe(false)
    expect(mayRead(teamMembers, { caller: guest, params: {} }, {})).toBe(false)
    expect(mayRead(teamMembers, { caller: nobody, params: {} }, {})).toBe(false)
  })

  test('[ID8] invitations are read by managers and the addressed person', () => {
    const to = { toEmail: 'tom@x.org' }
    expect(mayRead(invitations, { caller: member('tom'), params: k1 }, to)).toBe(true)
    expect(mayRead(invitations, { caller: member('tom', { isEmailVerified: false }), params: k1 }, to)).toBe(
      false,
    )
    expect(mayRead(invitations, asTom('manager'), {})).toBe(true)
    expect(mayRead(invitations, asTom('lead'), {})).toBe(false)
  })
})

const task: PrepTask = {
  ...newCommonFields('gus', at),
  serviceDay: '2026-05-03',
  name: 'Onions',
  priority: 2,
  assignee: null,
  state: 'done',
  startedAt: null,
  doneAt: at,
  doneBy: 'gus',
  checkedBy: null,
  sortKey: 'a0',
  history: [],
}

describe('prep tasks', () => {
  const moved = (before: PrepTask, more: Partial<PrepTask>) =>
    [before, byTom({ ...before, ...more })] as const

  test('[PR5] a lead checks the work of others, a cook does not', () => {
    const check = { state: 'checked', checkedBy: 'tom' } as const
    expect(mayChange(prepTasks, asTom('lead'), moved(task, check))).toBe(true)
    expect(mayChange(prepTasks, asTom('cook'), moved(task, check))).toBe(false)
    expect(mayChange(prepTasks, asTom('lead'), moved({ ...task, doneBy: 'tom' }, check))).toBe(false)
    expect(
      mayChange(
        prepTasks,
        asTom('lead'),
        moved({ ...task, state: 'dormant' }, { state: 'done', doneBy: 'tom' }),
      ),
    ).toBe(false)
  })

  test('[PR5] the work of another is undone with a reason', () => {
    const reason = { state: 'to do', at, by: 'tom', reason: 'burnt' } as const
    expect(mayChange(prepTasks, asTom('cook'), moved(task, { state: 'to do', doneBy: null }))).toBe(false)
    expect(
      mayChange(prepTasks, asTom('cook'), moved(task, { state: 'to do', doneBy: null, history: [reason] })),
    ).toBe(true)
  })

  test('[ID10] viewers tick nothing, cooks do not bin, nobody ticks in the name of another', () => {
    const open: PrepTask = { ...task, state: 'to do', doneBy: null, doneAt: null }
    const tick = { state: 'done', doneBy: 'tom', doneAt: at } as const
    expect(mayChange(prepTasks, asTom('cook'), moved(open, tick))).toBe(true)
    expect(mayChange(prepTasks, asTom('viewer'), moved(open, tick))).toBe(false)
    expect(mayChange(prepTasks, asTom('cook'), moved(open, { ...tick, doneBy: 'gus' }))).toBe(false)
    expect(mayChange(prepTasks, asTom('cook'), moved(open, { deletedAt: at }))).toBe(false)
    expect(mayChange(prepTasks, asTom('lead'), moved(open, { deletedAt: at }))).toBe(true)
    expect(mayChange(prepTasks, asTom('lead'), [task, { ...byTom(task), createdBy: 'tom' }])).toBe(false)
  })

  test('[PR5] two people may finish the same task, each unseen by the other', () => {
    expect(mayChange(prepTasks, asTom('cook'), moved(task, { doneBy: 'tom' }))).toBe(true)
    expect(mayChange(prepTasks, asTom('cook'), moved(task, { doneBy: 'eve' }))).toBe(false)
  })
})

const { job, owner } = draftJob(
  {
    title: 'Saucier',
    position: 'chef de partie',
    companyName: 'Chez Ines',
    type: 'permanent',
    place: { town: 'Lyon', country: 'FR', geo: { latitude: 45.76, longitude: 4.84 } },
  },
  { uid: 'rui', displayName: 'Rui' },
  at,
)
const openedJob: Job = { ...job, state: 'open' }
const rui = member('rui')
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
    expect(mayRead(jobs, { caller: nobody, params: j1, before: jobWorld }, job)).toBe(false)
    expect(mayRead(jobs, { caller: nobody, params: {} }, { state: 'open' })).toBe(true)
    expect(mayRead(jobs, { caller: rui, params: {} }, { recruiter: 'rui' })).toBe(true)
    expect(mayRead(jobs, { caller: rui, params: {} }, {})).toBe(false)
    expect(mayRead(jobs, { caller: member('eve'), params: j1, before: jobWorld }, job)).toBe(false)
  })

  test('[AP4] the state moves by function, except a draft into the bin', () => {
    const change = (more: object) => [job, { ...job, ...more, updatedBy: 'rui' }] as const
    const asked = { caller: rui, params: j1, before: jobWorld }
    expect(mayChange(jobs, asked, change({ title: 'Sauce cook' }))).toBe(true)
    expect(mayChange(jobs, asked, change({ state: 'binned' }))).toBe(true)
    expect(mayChange(jobs, asked, change({ state: 'open' }))).toBe(false)
    expect(mayChange(jobs, asked, change({ kitchenConsent: 'given' }))).toBe(false)
    expect(mayChange(jobs, { ...asked, caller: member('eve') }, [job, { ...job, updatedBy: 'eve' }])).toBe(
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
    expect(mayRead(applications, { ...at0, caller: member('sam') }, known)).toBe(true)
    expect(mayRead(applications, { ...at0, caller: rui }, { jobId: 'j1' })).toBe(true)
    expect(mayRead(applications, { ...at0, caller: member('tom') }, known)).toBe(false)
    expect(mayRead(applications, { ...at0, caller: member('tom') }, { ...known, state: 'offer' })).toBe(true)
    expect(mayRead(applications, { ...at0, caller: member('eve') }, { ...known, state: 'offer' })).toBe(false)
    expect(mayRead(applications, { params: {}, caller: member('sam') }, { professional: 'sam' })).toBe(true)
    expect(mayRead(applications, { params: {}, caller: member('sam') }, {})).toBe(false)
  })

  test('[AP1] their steps are read by the same two sides', () => {
    const before = {
      'applications/j1_sam': { professional: 'sam', recruiter: 'rui', hiringTeam: ['rui', 'kim'] },
    }
    const asked = (caller: Caller) => ({ params: { applicationId: 'j1_sam', eventId: 'e1' }, before, caller })
    for (const uid of ['sam', 'rui', 'kim'])
      expect(mayRead(applicationEvents, asked(member(uid)), {})).toBe(true)
    for (const caller of [member('eve'), nobody])
      expect(mayRead(applicationEvents, asked(caller), {})).toBe(false)
  })

  test('notices are the own, and only their reading is written', () => {
    const notice: Notification = {
      ...newCommonFields('rui', at),
      kind: 'offer',
      thing: 'applications/j1_sam',
      textKey: 'offer',
      values: {},
      at,
      readAt: null,
    }
    const asked = { caller: member('sam'), params: { uid: 'sam' } }
    const read = { ...notice, readAt: at, updatedBy: 'sam' }
    expect(mayRead(notifications, asked, {})).toBe(true)
    expect(mayRead(notifications, { ...asked, caller: rui }, {})).toBe(false)
    expect(mayChange(notifications, asked, [notice, read])).toBe(true)
    expect(mayChange(notifications, asked, [notice, { ...read, thing: 'jobs/j1' }])).toBe(false)
  })
})

describe('cards of people', () => {
  test('[ID2] a guest card is seen by the guest alone', () => {
    expect(mayRead(brigadeUsers, { caller: nobody, params: { uid: 'gus' } }, { isGuest: true })).toBe(false)
    expect(mayRead(brigadeUsers, { caller: guest, params: { uid: 'gus' } }, { isGuest: true })).toBe(true)
    expect(mayRead(brigadeUsers, { caller: nobody, params: {} }, { isGuest: false })).toBe(true)
  })

  test('a professional stays hidden from those on the list, and lists show public cards only', () => {
    const before = { 'professional-profiles/sam': { hideFrom: ['rui'] } }
    const shown = (caller: Caller, params = { uid: 'sam' }) =>
      mayRead(professionals, { caller, params, before }, { isListed: true, audience: 'members' })
    expect(shown(rui)).toBe(false)
    expect(shown(member('kim'))).toBe(true)
    expect(shown(guest)).toBe(false)
    expect(
      mayRead(
        professionals,
        { caller: member('kim'), params: {}, before },
        { isListed: true, audience: 'members' },
      ),
    ).toBe(false)
    expect(
      mayRead(professionals, { caller: nobody, params: {} }, { isListed: true, audience: 'public' }),
    ).toBe(true)
    expect(
      mayRead(professionals, { caller: nobody, params: {} }, { isListed: false, audience: 'public' }),
    ).toBe(false)
  })
})
