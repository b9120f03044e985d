import { describe, expect, test } from 'vitest'
import { newBrigadeUserProfile } from './new-cards.ts'
import { isHiddenFrom } from './hidden-from.ts'
import { visibleContact, visibleFields } from './visible-contact.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'

describe('contact data', () => {
  const profile = {
    ...newBrigadeUserProfile({ locale: 'fr', zone: 'Europe/Paris' }, 'sam', timestampFromMs(0)),
    email: 'sam@x.org',
    phone: '+33612345678',
    birthDate: '1990-02-28',
    visibility: { phone: 'contacts', email: 'public', address: 'contacts' } as const,
  }

  test('private unless said, to contacts or everybody by choice', () => {
    expect(visibleFields(profile, 'self')).toHaveLength(5)
    expect(visibleFields(profile, 'contact')).toEqual(['email', 'phone', 'address'])
    expect(visibleFields(profile, 'stranger')).toEqual(['email'])
    expect(visibleFields({ visibility: {} }, 'contact')).toEqual([])
  })

  test('what is shown and not there is left out', () => {
    expect(visibleContact(profile, 'contact')).toEqual({ email: 'sam@x.org', phone: '+33612345678' })
    expect(visibleContact(profile, 'stranger')).toEqual({ email: 'sam@x.org' })
    expect(visibleContact(profile, 'self')).toEqual({
      email: 'sam@x.org',
      phone: '+33612345678',
      birthDate: '1990-02-28',
    })
  })
})

test('who hides from a kitchen or recruiter hides from everybody on their teams', () => {
  const hides = { hideFrom: ['k1', 'rui'] }
  const viewer = { uid: 'kim', kitchenIds: [], recruiters: [] }
  expect(isHiddenFrom(hides, viewer)).toBe(false)
  expect(isHiddenFrom(hides, { ...viewer, uid: 'rui' })).toBe(true)
  expect(isHiddenFrom(hides, { ...viewer, kitchenIds: ['k2', 'k1'] })).toBe(true)
  expect(isHiddenFrom(hides, { ...viewer, recruiters: ['rui'] })).toBe(true)
  expect(isHiddenFrom(hides, { uid: null, kitchenIds: [], recruiters: [] })).toBe(false)
})
