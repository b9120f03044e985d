import { expect, test } from 'vitest'
import { foundKitchen } from '../team/found-kitchen.ts'
import { kitchens } from './kitchen.ts'
import { kitchenData } from './kitchen-structured-data.ts'
import { kitchenCard } from '../menus/public-kitchen.ts'

const { kitchen } = foundKitchen(
  {
    name: 'Chez Ines',
    kind: 'restaurant',
    address: { line1: '12 rue Mercière', town: 'Lyon', postcode: '69002', country: 'FR' },
    zone: 'Europe/Paris',
    currency: 'EUR',
    jurisdiction: 'EU',
    founderName: 'Ines',
  },
  { uid: 'ines', isGuest: false },
  { seconds: 1_780_000_000, nanoseconds: 0 },
)
const told = {
  ...kitchen,
  website: 'https://chez-ines.example',
  description: 'By the river',
  cuisines: ['French'],
  address: { ...kitchen.address, region: 'Rhône' },
}

test('what a kitchen tells of itself is told to search engines', () => {
  expect(kitchenData(told, { url: 'https://brigade.example/kitchens/k1', menuUrls: [] })).toMatchObject({
    sameAs: 'https://chez-ines.example',
    description: 'By the river',
    servesCuisine: ['French'],
    address: { addressRegion: 'Rhône' },
  })
})

test('strangers read the card, with its website where there is one, and nothing of who runs it', () => {
  expect(kitchenCard(told)).toMatchObject({ name: 'Chez Ines', website: 'https://chez-ines.example' })
  expect(Object.keys(kitchenCard(kitchen)).toSorted()).toEqual([
    'address',
    'cuisines',
    'description',
    'hours',
    'kind',
    'name',
  ])
})

test('an address may wait until the kitchen is listed, and no longer', () => {
  const nowhere = { ...kitchen, address: { ...kitchen.address, line1: '', town: '' } }
  expect(kitchens.schema.safeParse(nowhere).success).toBe(true)
  expect(kitchens.schema.safeParse({ ...nowhere, isListed: true }).success).toBe(false)
  expect(kitchens.schema.safeParse({ ...kitchen, isListed: true }).success).toBe(true)
})
