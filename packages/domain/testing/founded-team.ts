import { aCaller, askedAt, type Asked, type World } from './ask-policy.ts'
import type { AccessRole } from '../src/access/roles/access.ts'
import { foundKitchen } from '../src/kitchen/team/found-kitchen.ts'

export const guest = aCaller('gus', { isGuest: true, email: null, isEmailVerified: false })

const draft = {
  name: 'Chez Ines',
  kind: 'restaurant',
  address: { line1: 'Rue 1', town: 'Lyon', postcode: '69001', country: 'FR' },
  zone: 'Europe/Paris',
  currency: 'EUR',
  jurisdiction: 'EU',
  founderName: 'Ines',
} as const
export const founded = foundKitchen(draft, { uid: 'gus', isGuest: true }, askedAt)
export const foundingBatch: World = {
  'kitchens/k1': founded.kitchen,
  'kitchens/k1/settings/main': founded.settings,
  'kitchens/k1/team/gus': founded.member,
}
export const k1 = { kitchenId: 'k1' }
export const teamWorld = (access: AccessRole, state = 'active'): World => ({
  ...foundingBatch,
  'kitchens/k1/team/tom': { ...founded.member, uid: 'tom', access, state, grants: [] },
})
export const asTom = (access: AccessRole, params = {}, state = 'active'): Asked => ({
  caller: aCaller('tom'),
  params: { ...k1, ...params },
  before: teamWorld(access, state),
})
export const byTom = <Content extends object>(content: Content) => ({ ...content, updatedBy: 'tom' })

export const rui = aCaller('rui')
