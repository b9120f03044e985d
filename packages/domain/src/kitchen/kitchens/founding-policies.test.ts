import { describe, expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import {
  aCaller,
  mayChange,
  mayCreate,
  mayRead,
  noCaller,
  type Asked,
  type World,
} from '../../../testing/ask-policy.ts'
import { invitations } from '../team/invitation.ts'
import { kitchenSettings } from './kitchen-settings.ts'
import { kitchens } from './kitchen.ts'
import { teamMembers } from '../team/team-member.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { guest, founded, foundingBatch, k1, asTom, byTom } from '../../../testing/founded-team.ts'

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
  test('[ID9] kitchen, settings and owner come in one batch or not askedAt all', () => {
    expect(mayFound({ batch: foundingBatch })).toBe(true)
    for (const path of Object.keys(foundingBatch)) expect(mayFound({ batch: without(path) })).toBe(false)
  })

  test('[ID9] noCaller becomes owner of a kitchen that exists, or in another name', () => {
    const before = { 'kitchens/k1': { ...founded.kitchen, owner: 'ines' } }
    expect(mayFound({ before, batch: foundingBatch })).toBe(false)
    const rejoining = { caller: guest, params: { ...k1, uid: 'gus' }, batch: foundingBatch }
    const standing = { 'kitchens/k1': founded.kitchen }
    expect(mayCreate(teamMembers, rejoining, founded.member)).toBe(true)
    expect(mayCreate(teamMembers, { ...rejoining, before: standing }, founded.member)).toBe(false)
    expect(mayFound({ caller: aCaller('eve'), batch: foundingBatch })).toBe(false)
    expect(mayFound({ caller: noCaller, batch: foundingBatch })).toBe(false)
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

describe('a kitchen and its team', () => {
  test('[ID10] strangers and former members read nothing that is not listed', () => {
    expect(mayRead(kitchens, { caller: noCaller, params: k1 }, founded.kitchen)).toBe(false)
    expect(mayRead(kitchens, { caller: noCaller, params: k1 }, { ...founded.kitchen, isListed: true })).toBe(
      true,
    )
    expect(mayRead(kitchenSettings, asTom('viewer'), {})).toBe(true)
    expect(mayRead(kitchenSettings, asTom('owner', {}, 'left'), {})).toBe(false)
    expect(mayRead(kitchenSettings, { caller: aCaller('eve'), params: k1, before: foundingBatch }, {})).toBe(
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

  test('[ID10] noCaller raises their own access by writing', () => {
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

  test('a name in the team is that of the person’s own card, and nobody else’s to change', () => {
    const own = { ...founded.member, uid: 'tom', displayName: 'Tom' }
    const as = (access: AccessRole, cardName?: string): Asked => {
      const asked = asTom(access, { uid: 'tom' })
      const card = cardName === undefined ? {} : { 'brigade-users/tom': { displayName: cardName } }
      return { ...asked, before: { ...asked.before, ...card } }
    }
    const named = [own, byTom({ ...own, displayName: 'Ines' })] as const
    expect(mayChange(teamMembers, as('manager'), named)).toBe(false)
    expect(mayChange(teamMembers, as('manager', 'Tom Lee'), named)).toBe(false)
    expect(mayChange(teamMembers, as('viewer', 'Ines'), named)).toBe(true)
    const another = { ...own, uid: 'ann' }
    const renamed = [another, byTom({ ...another, displayName: 'Ann Lee' })] as const
    expect(mayChange(teamMembers, asTom('owner', { uid: 'ann' }), renamed)).toBe(false)
  })

  test('"my kitchens" over all teams is proved by the own uid alone', () => {
    expect(mayRead(teamMembers, { caller: guest, params: {} }, { uid: 'gus' })).toBe(true)
    expect(mayRead(teamMembers, { caller: guest, params: {} }, { uid: 'tom' })).toBe(false)
    expect(mayRead(teamMembers, { caller: guest, params: {} }, {})).toBe(false)
    expect(mayRead(teamMembers, { caller: noCaller, params: {} }, {})).toBe(false)
  })

  test('[ID8] invitations are read by managers and the addressed person', () => {
    const to = { toEmail: 'tom@x.org' }
    expect(mayRead(invitations, { caller: aCaller('tom'), params: k1 }, to)).toBe(true)
    expect(mayRead(invitations, { caller: aCaller('tom', { isEmailVerified: false }), params: k1 }, to)).toBe(
      false,
    )
    expect(mayRead(invitations, asTom('manager'), {})).toBe(true)
    expect(mayRead(invitations, asTom('lead'), {})).toBe(false)
  })
})
