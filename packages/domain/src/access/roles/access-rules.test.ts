import { describe, expect, test } from 'vitest'
import { type AccessRole, accessRoles, hasAccess, hasGrant } from './access.ts'
import {
  highestOfferedAccess,
  mayInvite,
  mayLeave,
  mayRemove,
  maySetAccess,
  type Member,
} from './access-rules.ts'

function someone(access: AccessRole, change: Partial<Member> = {}): Member {
  return { uid: `the ${access}`, access, grants: [], state: 'active', ...change }
}
const allowed = { ok: true, value: true }
const refused = (problem: string) => ({ ok: false, problem })

describe('access roles', () => {
  test('[ID10] each role has the rights of those before it', () => {
    const matrix = accessRoles.map((role) => accessRoles.map((atLeast) => hasAccess(someone(role), atLeast)))
    expect(matrix).toEqual([
      [true, false, false, false, false],
      [true, true, false, false, false],
      [true, true, true, false, false],
      [true, true, true, true, false],
      [true, true, true, true, true],
    ])
  })

  test('[ID10] who is not in the team, or has left it, has no right at all', () => {
    expect(hasAccess(undefined, 'viewer')).toBe(false)
    expect(hasAccess(someone('owner', { state: 'left' }), 'viewer')).toBe(false)
    expect(hasGrant(someone('viewer', { state: 'left', grants: ['costs'] }), 'costs')).toBe(false)
  })

  test('[ID10] a cook sends orders only by grant, a viewer with costs sees prices, notes always need theirs', () => {
    expect(hasGrant(someone('cook'), 'orders')).toBe(false)
    expect(hasGrant(someone('cook', { grants: ['orders'] }), 'orders')).toBe(true)
    expect(hasGrant(someone('viewer'), 'costs')).toBe(false)
    expect(hasGrant(someone('viewer', { grants: ['costs'] }), 'costs')).toBe(true)
    expect(hasGrant(someone('lead'), 'costs')).toBe(true)
    expect(hasGrant(someone('owner'), 'hr')).toBe(false)
    expect(hasGrant(someone('cook', { grants: ['hr'] }), 'hr')).toBe(true)
  })
})

describe('changing the team', () => {
  test('[ID10] managers invite up to lead, the owner up to manager, others nobody', () => {
    const given = accessRoles.map((actor) =>
      accessRoles.filter((access) => mayInvite(someone(actor), access).ok),
    )
    expect(given).toEqual([[], [], [], ['viewer', 'cook', 'lead'], ['viewer', 'cook', 'lead', 'manager']])
    expect(mayInvite(someone('manager'), 'manager')).toEqual(refused('access-above-yours'))
    expect(mayInvite(someone('lead'), 'viewer')).toEqual(refused('role'))
  })

  test('[ID10] nobody raises their own access, and managers do not touch each other', () => {
    const manager = someone('manager')
    expect(maySetAccess(manager, manager, 'lead')).toEqual(refused('peer'))
    expect(maySetAccess(manager, someone('manager', { uid: 'other' }), 'cook')).toEqual(refused('peer'))
    expect(maySetAccess(manager, someone('cook'), 'lead')).toEqual(allowed)
    expect(maySetAccess(manager, someone('cook'), 'manager')).toEqual(refused('access-above-yours'))
    expect(maySetAccess(someone('owner'), someone('cook'), 'manager')).toEqual(allowed)
    expect(maySetAccess(manager, someone('cook', { state: 'left' }), 'cook')).toEqual(refused('gone'))
  })

  test('[ID9] the owner cannot leave, be removed or be given another role, and nobody is made a second one', () => {
    const owner = someone('owner')
    expect(mayLeave(owner)).toEqual(refused('last-owner'))
    expect(mayLeave(someone('cook'))).toEqual(allowed)
    expect(mayRemove(someone('manager'), owner)).toEqual(refused('last-owner'))
    expect(maySetAccess(owner, owner, 'cook')).toEqual(refused('last-owner'))
    expect(maySetAccess(owner, someone('manager'), 'owner')).toEqual(refused('access-above-yours'))
    expect(mayRemove(someone('manager'), someone('lead'))).toEqual(allowed)
    expect(mayRemove(someone('lead'), someone('cook'))).toEqual(refused('role'))
  })

  test('[ID9] who is not in the team has nothing to leave', () => {
    expect(mayLeave(undefined)).toEqual(refused('gone'))
    expect(mayLeave(someone('owner', { state: 'left' }))).toEqual(refused('gone'))
  })

  test('[ID10] an offer carries up to lead; only the owner offers a manager', () => {
    expect(highestOfferedAccess(undefined, someone('manager'))).toBe('lead')
    expect(highestOfferedAccess(someone('manager'), undefined)).toBe('lead')
    expect(highestOfferedAccess(someone('owner'), someone('manager'))).toBe('manager')
  })

  test('[ID10] a consent ends with the place of the manager who gave it', () => {
    expect(highestOfferedAccess(undefined, someone('manager', { state: 'left' }))).toBeUndefined()
    expect(highestOfferedAccess(someone('cook'), someone('lead'))).toBeUndefined()
  })
})
