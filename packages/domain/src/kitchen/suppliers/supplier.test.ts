import { describe, expect, test } from 'vitest'
import { everybody, nobodyAtAll, questionsAbout, signedBy, whoMayDo } from '../../../testing/people-cast.ts'
import { type Supplier, supplierProfiles, suppliers, type SupplierProfile } from './supplier.ts'
import { hasStaffRole, type SupplierStaff, supplierStaff } from '../../access/roles/supplier-staff.ts'

describe('suppliers', () => {
  const at = { params: { uid: 'lena' } }
  const supplier = (uid: string): Supplier => ({
    ...signedBy(uid),
    companyName: 'Lena Fish',
    categories: ['fish and seafood'],
    regions: [{ country: 'FR' }],
    shortBio: '',
    longBio: '',
    deliveryDays: [2, 4],
    isTakingKitchens: true,
    isVerified: false,
  })
  const profile = (uid: string): SupplierProfile => ({
    ...signedBy(uid),
    orderEmail: 'orders@lena.example',
    zone: 'Europe/Paris',
    cutOff: { hm: '18:00', daysBefore: 1, mode: 'strict' },
    holidays: [],
  })

  test('the card is public, the terms are the staff’s, and both are written by the owner', () => {
    const card = questionsAbout(suppliers, at)
    const terms = questionsAbout(supplierProfiles, at)
    expect(suppliers.schema.safeParse(supplier('lena')).success).toBe(true)
    expect(supplierProfiles.schema.safeParse(profile('lena')).success).toBe(true)
    expect(
      whoMayDo({
        'read card': card.read(supplier('lena')),
        'create card': card.create(supplier),
        'create verified': card.create((uid) => ({ ...supplier(uid), isVerified: true })),
        'change card': card.change(supplier('lena'), { isTakingKitchens: false }),
        'take a handle': card.change(supplier('lena'), { handle: 'lena-fish' }),
        'delete card': card.delete(supplier('lena')),
        'read terms': terms.read(profile('lena')),
        'create terms': terms.create(profile),
        'change terms': terms.change(profile('lena'), { holidays: ['2026-12-25'] }),
        'delete terms': terms.delete(profile('lena')),
      }),
    ).toEqual({
      'read card': everybody,
      'create card': 'lena',
      'create verified': nobodyAtAll,
      'change card': 'lena',
      'take a handle': nobodyAtAll,
      'delete card': nobodyAtAll,
      'read terms': 'lena sales packer',
      'create terms': 'lena',
      'change terms': 'lena',
      'delete terms': nobodyAtAll,
    })
  })

  test('a role has the rights of those before it', () => {
    const roles = ['viewer', 'sales', 'owner'] as const
    const may = (atLeast: SupplierStaff['role']) => roles.filter((role) => hasStaffRole({ role }, atLeast))
    expect([may('viewer'), may('sales'), may('owner')]).toEqual([roles, ['sales', 'owner'], ['owner']])
    expect(hasStaffRole(undefined, 'viewer')).toBe(false)
  })

  test('the owner keeps the staff, and everybody else may leave', () => {
    const staff =
      (of: string, role: SupplierStaff['role']) =>
      (uid: string): SupplierStaff => ({
        ...signedBy(uid),
        uid: of,
        displayName: 'Somebody',
        role,
      })
    const place = (uid: string) => questionsAbout(supplierStaff, { params: { supplierId: 'lena', uid } })
    const sales = place('sales')
    const owner = place('lena')
    expect(
      whoMayDo({
        read: sales.read(staff('sales', 'sales')('lena')),
        'read own everywhere': sales.read({ uid: 'stranger' }),
        add: sales.create(staff('sales', 'sales')),
        'add a second owner': sales.create(staff('sales', 'owner')),
        'be the owner': owner.create(staff('lena', 'owner')),
        'change role': sales.change(staff('sales', 'sales')('lena'), { role: 'viewer' }),
        'remove or leave': sales.delete(staff('sales', 'sales')('lena')),
        'leave as owner': owner.delete(staff('lena', 'owner')('lena')),
      }),
    ).toEqual({
      read: 'lena sales packer',
      'read own everywhere': 'stranger lena sales packer',
      add: 'lena',
      'add a second owner': nobodyAtAll,
      'be the owner': 'lena',
      'change role': 'lena',
      'remove or leave': 'lena sales',
      'leave as owner': nobodyAtAll,
    })
  })
})
