import { expect, test } from 'vitest'
import { callFunctions } from '../../../../testing/call-functions.ts'
import { findPlaces } from './find-places.ts'

const house = await callFunctions([findPlaces])

test('a guest finds a town with its postcode, those of the own country first', async () => {
  const guest = await house.guest()
  const { result } = await house.call(guest, 'findPlaces', { q: '1200-068 Lisboa', country: 'PT' })
  expect(Object(result?.['places'])[0]).toMatchObject({ name: 'Lisbon', country: 'PT' })
  const { result: leeds } = await house.call(guest, 'findPlaces', { q: 'Leeds', country: 'GB' })
  expect(Object(leeds?.['places'])[0]).toMatchObject({ name: 'Leeds', country: 'GB', region: 'England' })
})

test('what is no town finds nothing, whatever it is', async () => {
  const guest = await house.guest()
  for (const q of ['<script>alert', '=1+1', '99999', '\u202Eabc\u202C zzzzqq']) {
    const { result } = await house.call(guest, 'findPlaces', { q })
    expect(result).toEqual({ places: [] })
  }
})
