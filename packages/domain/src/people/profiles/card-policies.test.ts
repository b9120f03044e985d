import { describe, expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import { aCaller, mayRead, noCaller } from '../../../testing/ask-policy.ts'
import { brigadeUsers } from './brigade-user.ts'
import { professionalGallery } from '../career/gallery-item.ts'
import { shownCertificates } from '../career/certificate.ts'
import { experiences } from '../career/experience.ts'
import { professionals } from './professional.ts'
import { guest, rui } from '../../../testing/founded-team.ts'

describe('cards of people', () => {
  test('[ID2] a guest card is seen by the guest alone', () => {
    expect(mayRead(brigadeUsers, { caller: noCaller, params: { uid: 'gus' } }, { isGuest: true })).toBe(false)
    expect(mayRead(brigadeUsers, { caller: guest, params: { uid: 'gus' } }, { isGuest: true })).toBe(true)
    expect(mayRead(brigadeUsers, { caller: noCaller, params: {} }, { isGuest: false })).toBe(true)
  })

  test('who hides from a kitchen hides from everybody in its team now, card and lines alike', () => {
    const place = (state: string) => ({ access: 'viewer', grants: [], state })
    const before = {
      'professionals/sam': { isListed: true, audience: 'members' },
      'professional-profiles/sam': { hideFrom: ['rui', 'k1', 'k2'] },
      'kitchens/k2/team/kim': place('active'),
      'kitchens/k1/team/ann': place('left'),
      'kitchens/k3/team/ann': place('active'),
    }
    const asked = (uid: string) => ({ caller: aCaller(uid), params: { uid: 'sam' }, before })
    const shown = (uid: string) => [
      mayRead(professionals, asked(uid), { isListed: true, audience: 'members' }),
      mayRead(experiences, asked(uid), {}),
      mayRead(shownCertificates, asked(uid), {}),
      mayRead(professionalGallery, asked(uid), {}),
    ]
    expect(shown('kim')).toEqual([false, false, false, false])
    expect(shown('ann')).toEqual([true, true, true, true])
    expect(shown('sam')).toEqual([true, true, true, true])
  })

  test('a professional stays hidden from those on the list, and lists show public cards only', () => {
    const before = { 'professional-profiles/sam': { hideFrom: ['rui'] } }
    const shown = (caller: Caller, params = { uid: 'sam' }) =>
      mayRead(professionals, { caller, params, before }, { isListed: true, audience: 'members' })
    expect(shown(rui)).toBe(false)
    expect(shown(aCaller('kim'))).toBe(true)
    expect(shown(guest)).toBe(false)
    expect(
      mayRead(
        professionals,
        { caller: aCaller('kim'), params: {}, before },
        { isListed: true, audience: 'members' },
      ),
    ).toBe(false)
    expect(
      mayRead(professionals, { caller: noCaller, params: {} }, { isListed: true, audience: 'public' }),
    ).toBe(true)
    expect(
      mayRead(professionals, { caller: noCaller, params: {} }, { isListed: false, audience: 'public' }),
    ).toBe(false)
  })
})
