import { expect, test } from 'vitest'
import type { Member } from '../../access/roles/access-rules.ts'
import { consentGiver, consentToOpen } from './consent-to-open.ts'

const member = (uid: string, change: Partial<Member> = {}): Member => ({
  uid,
  access: 'manager',
  grants: [],
  state: 'active',
  ...change,
})
const given = { kitchenConsent: 'given' } as const
const asked = { kitchenConsent: 'asked' } as const
const refused = { ok: false, problem: 'kitchen-consent' }

test('a kitchen’s consent to a job holds while who gave it manages the kitchen', () => {
  expect(consentToOpen(given, undefined, member('lena'))).toEqual({ ok: true, value: {} })
  expect(consentToOpen(given, undefined, member('lena', { state: 'left' }))).toEqual(refused)
  expect(consentToOpen(given, undefined, member('lena', { access: 'lead' }))).toEqual(refused)
  expect(consentToOpen(asked, undefined, member('lena'))).toEqual(refused)
})

test('a manager agrees by opening the job, in the own name', () => {
  const bySelf = { ok: true, value: { kitchenConsent: 'given', kitchenConsentBy: 'ines' } }
  expect(consentToOpen(given, member('ines'), undefined)).toEqual(bySelf)
  expect(consentToOpen(asked, member('ines', { access: 'owner' }), member('lena'))).toEqual(bySelf)
  expect(consentToOpen(asked, member('ines', { access: 'lead' }), undefined)).toEqual(refused)
  expect(consentToOpen(asked, member('ines', { state: 'left' }), undefined)).toEqual(refused)
})

test('an older job without a name was agreed to by its recruiter', () => {
  expect(consentGiver({ recruiter: 'rui' })).toBe('rui')
  expect(consentGiver({ recruiter: 'rui', kitchenConsentBy: 'lena' })).toBe('lena')
})
