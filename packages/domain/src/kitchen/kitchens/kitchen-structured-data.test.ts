import { expect, test } from 'vitest'
import { foundKitchen } from '../team/found-kitchen.ts'
import { kitchenData } from './kitchen-structured-data.ts'

const { kitchen } = foundKitchen(
  {
    name: 'Chez Ines',
    kind: 'restaurant',
    address: { line1: '12 rue Mercière', town: 'Lyon', postcode: '69002', country: 'FR' },
    near: { latitude: 45.76, longitude: 4.83 },
    zone: 'Europe/Paris',
    currency: 'EUR',
    jurisdiction: 'EU',
    founderName: 'Ines',
  },
  { uid: 'ines', isGuest: false },
  { seconds: 1_780_000_000, nanoseconds: 0 },
)
const url = 'https://brigade.example/kitchens/k1'

test('a restaurant is described with address, place, hours and menus', () => {
  const open = { ...kitchen, hours: [{ day: 1, from: '12:00', to: '14:30' }] }
  expect(kitchenData(open, { url, menuUrls: [`${url}/menus/m1`] })).toMatchObject({
    '@type': 'Restaurant',
    name: 'Chez Ines',
    url,
    address: { streetAddress: '12 rue Mercière', addressLocality: 'Lyon', addressCountry: 'FR' },
    geo: { latitude: 45.76, longitude: 4.83 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '12:00', closes: '14:30' }],
    hasMenu: [`${url}/menus/m1`],
  })
})

test('what is not known is left out, and a kind without a word of its own is a food establishment', () => {
  const canteen = kitchenData({ ...kitchen, kind: 'canteen' }, { url, menuUrls: [] })
  expect(canteen['@type']).toBe('FoodEstablishment')
  expect(Object.keys(canteen)).not.toContain('hasMenu')
  expect(Object.keys(canteen)).not.toContain('openingHoursSpecification')
})
