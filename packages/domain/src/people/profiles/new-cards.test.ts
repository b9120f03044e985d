import { expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { brigadeUsers } from './brigade-user.ts'
import { brigadeUserProfiles } from './brigade-user-profile.ts'
import { chefProfiles, chefs } from './chef.ts'
import { handles } from '../handles/handles.ts'
import { newBrigadeUser, newBrigadeUserProfile, newChef, newProfessional, newRecruiter } from './new-cards.ts'
import { professionals } from './professional.ts'
import { professionalProfiles } from './professional-profile.ts'
import { recruiterProfiles, recruiters } from './recruiter.ts'

const at = timestampFromMs(Date.UTC(2026, 4, 3))
const sam: Caller = { uid: 'sam', isGuest: false, email: null, isEmailVerified: false, claims: {} }
const { card, holder } = newBrigadeUser(
  { displayName: 'Sam', handle: 'sam-cooks', brigadeCode: 'ABC-123' },
  { uid: 'sam', isGuest: false },
  at,
)
const params = { uid: 'sam', handle: 'sam-cooks' }

test('new cards fit their schemas', () => {
  const professional = newProfessional(
    { displayName: 'Sam', title: 'Saucier', roles: ['sous chef'] },
    'sam',
    at,
  )
  const recruiter = newRecruiter(
    { companyName: 'Chez Ines', kind: 'employer', defaultCurrency: 'EUR' },
    'sam',
    at,
  )
  expect(brigadeUsers.schema.safeParse(card).error).toBeUndefined()
  expect(handles.schema.safeParse(holder).error).toBeUndefined()
  const profile = newBrigadeUserProfile({ locale: 'en-GB', zone: 'Europe/London' }, 'sam', at)
  expect(brigadeUserProfiles.schema.safeParse(profile).error).toBeUndefined()
  expect(brigadeUserProfiles.schema.safeParse({ ...profile, birthDate: '1899-12-31' }).success).toBe(false)
  expect(professionals.schema.safeParse(professional.card).error).toBeUndefined()
  expect(professionalProfiles.schema.safeParse(professional.profile).error).toBeUndefined()
  expect(recruiters.schema.safeParse(recruiter.card).error).toBeUndefined()
  expect(recruiterProfiles.schema.safeParse(recruiter.profile).error).toBeUndefined()
  const chef = newChef({ displayName: 'Sam', specialties: ['Sauces'] }, 'sam', at)
  expect(chefs.schema.safeParse(chef.card).error).toBeUndefined()
  expect(chefProfiles.schema.safeParse(chef.profile).error).toBeUndefined()
})

test('a card comes with its handle, and a handle that is taken stays with its holder', () => {
  const none = { now: at, caller: sam, params, related: {} }
  expect(brigadeUsers.policy.create({ ...none, relatedAfter: { handle: holder } }, card)).toBe(true)
  expect(
    brigadeUsers.policy.create({ ...none, relatedAfter: { handle: { ...holder, targetId: 'eve' } } }, card),
  ).toBe(false)
  expect(brigadeUsers.policy.create({ ...none, relatedAfter: {} }, card)).toBe(false)
  expect(handles.policy.create({ ...none, relatedAfter: { card } }, holder)).toBe(true)
  expect(handles.policy.create({ ...none, relatedAfter: {} }, holder)).toBe(false)
  expect(handles.policy.change({ ...none, relatedAfter: { card } }, holder, holder)).toBe(false)
})

test('nobody verifies themselves', () => {
  const context = { now: at, caller: sam, params, related: {}, relatedAfter: { handle: holder } }
  expect(brigadeUsers.policy.create(context, { ...card, isVerified: true })).toBe(false)
  expect(brigadeUsers.policy.change(context, card, { ...card, isVerified: true })).toBe(false)
  expect(brigadeUsers.policy.change(context, card, { ...card, bio: 'Hello' })).toBe(true)
  const { card: company } = newRecruiter(
    { companyName: 'Chez Ines', kind: 'employer', defaultCurrency: 'EUR' },
    'sam',
    at,
  )
  expect(recruiters.policy.create(context, company)).toBe(true)
  expect(recruiters.policy.create(context, { ...company, isVerified: true })).toBe(false)
})
