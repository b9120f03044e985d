import { describe, expect, test } from 'vitest'
import { addressIn, languageOfAddress, splitAddress } from './language-address.ts'

describe('languages in addresses', () => {
  test.each([
    ['/fr/jobs', 'fr', '/jobs'],
    ['/ar', 'ar', '/'],
    ['/jobs', null, '/jobs'],
    ['/en-GB/jobs', null, '/en-GB/jobs'],
    ['/french', null, '/french'],
  ])('%s is %j of %s', (address, language, path) => {
    expect(splitAddress(address)).toEqual({ language, path })
  })

  test.each([
    ['/', '/fr'],
    ['/jobs?q=chef#first', '/fr/jobs?q=chef#first'],
    ['/de/jobs', '/de/jobs'],
    ['/auth?next=%2F', '/auth?next=%2F'],
    ['/kitchens/k1/dashboard', '/kitchens/k1/dashboard'],
    ['/x/y/z', '/x/y/z'],
    ['https://elsewhere.example/jobs', 'https://elsewhere.example/jobs'],
    ['//elsewhere.example', '//elsewhere.example'],
    ['#main', '#main'],
  ])('%s stands in French at %s', (path, address) => {
    expect(addressIn('fr', path)).toBe(address)
    expect(addressIn('en-GB', path)).toBe(path)
  })

  test('a dashboard speaks as the person does, a public page as its address says', () => {
    expect(['/kitchens/k1/dashboard', '/jobs', '/pl/jobs'].map(languageOfAddress)).toEqual([
      null,
      'en-GB',
      'pl',
    ])
  })

  test('an address that leads nowhere is told so in its own language, or else in the person’s', () => {
    expect(['/fr/no/such', '/fr/jobs/%', '/no/such'].map(languageOfAddress)).toEqual(['fr', 'fr', null])
  })
})
