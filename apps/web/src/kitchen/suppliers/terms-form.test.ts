import { newSupplier } from '@brigade/domain/kitchen/suppliers/new-supplier.ts'
import { SupplierProfile } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { expect, test } from 'vitest'
import { termsForm } from './terms-form.ts'

const said = {
  companyName: 'Greenbarrow',
  categories: ['bakery' as const],
  orderEmail: 'lena@greenbarrow.example',
  zone: 'Europe/Lisbon',
}
const { profile } = newSupplier(said, { uid: 'lena', displayName: 'Lena' }, timestampFromMs(0))
const { read, changes } = termsForm('EUR')

const problemsOf = (typed: Record<string, string>) => {
  const kept = SupplierProfile.safeParse({ ...profile, ...changes({ ...read(profile), ...typed }) })
  return (kept.error?.issues ?? []).map(({ path }) => path[0])
}

test('terms that nobody touched stay as they are', () => {
  expect(SupplierProfile.parse({ ...profile, ...changes(read(profile)) })).toEqual(profile)
})

test('terms are read as they are typed, amounts as any language writes them', () => {
  const typed = {
    phone: '+351 210 000 000',
    cutOff: '17:30',
    daysBefore: '2',
    cutOffMode: 'strict',
    minimumOrder: '80,50',
    fee: '4',
    holidays: '2026-12-24, 2026-12-25',
    capacityPerDay: '12',
  }
  expect(changes({ ...read(profile), ...typed })).toMatchObject({
    phone: '+351210000000',
    cutOff: { hm: '17:30', daysBefore: 2, mode: 'strict' },
    minimumOrder: { value: { minor: 8050, currency: 'EUR' }, mode: 'flexible' },
    fee: { minor: 400, currency: 'EUR' },
    holidays: ['2026-12-24', '2026-12-25'],
    capacityPerDay: 12,
  })
  expect(problemsOf(typed)).toEqual([])
})

test.each([
  [{ orderEmail: 'lena' }, 'orderEmail'],
  [{ phone: '12' }, 'phone'],
  [{ zone: 'the south' }, 'zone'],
  [{ cutOff: '' }, 'cutOff'],
  [{ daysBefore: 'some' }, 'cutOff'],
  [{ daysBefore: '' }, 'cutOff'],
  [{ minimumOrder: 'a lot' }, 'minimumOrder'],
  [{ fee: '-3' }, 'fee'],
  [{ holidays: 'Christmas' }, 'holidays'],
  [{ capacityPerDay: 'ten' }, 'capacityPerDay'],
])('what %j says is refused at its field', (typed, field) => {
  expect(problemsOf(typed)).toEqual([field])
})
