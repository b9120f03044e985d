import { expect, test } from 'vitest'
import { noticePath } from './notice-path.ts'

test.each([
  ['application-received', 'applications/j_1_u1', '/jobs/j_1/dashboard'],
  ['offer', 'applications/j1_u1', '/professionals/dashboard'],
  ['hired', 'applications/j1_u1', '/professionals/dashboard'],
  ['access-changed', 'kitchens/k1', '/kitchens/k1/dashboard'],
  ['removed-from-team', 'kitchens/k1', '/kitchens/k1'],
  ['shift-asked', 'jobs/j1/shifts/s1', '/jobs/j1/dashboard/shifts'],
  ['shift-answered', 'bookings/s1_u1', '/professionals/dashboard'],
  ['invitation', 'kitchens/k1/invitations/i1', '/chefs/dashboard/chef-Kitchens'],
  ['ingredient-change-accepted', 'ingredients/butter', '/ingredients/butter'],
  ['allergens-changed', 'kitchens/k1/ingredients/l1', '/kitchens/k1/dashboard/ingredients/l1'],
] as const)('a notice of the kind %s about %s leads to %s', (kind, thing, path) => {
  expect(noticePath({ kind, thing })).toBe(path)
})
