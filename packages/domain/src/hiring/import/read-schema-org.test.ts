import { describe, expect, test } from 'vitest'
import { readJobPostings, readKitchens, readMenus, readPeople } from './read-schema-org.ts'
import { personData } from '../../people/profiles/structured-data.ts'

const posting = {
  '@type': 'JobPosting',
  title: 'Chef de partie',
  description: '<p>Sauce &amp; grill</p>',
  hiringOrganization: { '@type': 'Organization', name: 'Chez Ines' },
  jobLocation: {
    '@type': 'Place',
    address: { addressLocality: 'Lyon', addressCountry: 'fr' },
    geo: { latitude: '45.76', longitude: 4.83 },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'EUR',
    value: { minValue: 14.5, maxValue: '16', unitText: 'HOUR' },
  },
}

describe('jobs of a page', () => {
  test('[DS1] a posting gives title, company, place and pay', () => {
    expect(readJobPostings({ '@graph': [{ '@type': 'WebPage' }, posting] })).toEqual([
      {
        title: 'Chef de partie',
        companyName: 'Chez Ines',
        description: 'Sauce & grill',
        place: { town: 'Lyon', country: 'FR', geo: { latitude: 45.76, longitude: 4.83 } },
        pay: { min: { minor: 1450, currency: 'EUR' }, max: { minor: 1600, currency: 'EUR' }, per: 'hour' },
      },
    ])
  })

  test('[PY1] pay without amount, currency or period is not guessed', () => {
    const payOf = (baseSalary: unknown) => readJobPostings({ ...posting, baseSalary })[0]?.pay
    const value = { value: 15, unitText: 'hour' }
    expect(payOf({ currency: 'EUR', value })).toMatchObject({ min: { minor: 1500 }, max: { minor: 1500 } })
    expect(payOf({ currency: 'EUR', value: 15, unitText: 'HOUR' })).toBeUndefined()
    expect(payOf({ value })).toBeUndefined()
    expect(payOf({ currency: 'EUR', value: { value: 15 } })).toBeUndefined()
    expect(payOf({ currency: 'JPY', value: { ...value, value: 15.5 } })).toBeUndefined()
    expect(payOf('15 an hour')).toBeUndefined()
  })

  test('[DS1] what is not said is left out, and a posting without a title is none', () => {
    const bare = {
      '@type': 'JobPosting',
      title: 'Cook',
      jobLocation: { address: {}, geo: { latitude: 95, longitude: 0 } },
    }
    expect(readJobPostings(bare)).toEqual([{ title: 'Cook', description: '', place: {} }])
    expect(readJobPostings({ ...bare, jobLocation: { geo: { latitude: '' } } })[0]?.place).toEqual({})
    expect(readJobPostings({ ...bare, title: '' })).toEqual([])
    expect(readJobPostings('no page')).toEqual([])
  })
})

describe('kitchens, menus and people of a page', () => {
  const kitchen = {
    '@type': 'Restaurant',
    name: 'Chez Ines',
    url: 'https://chez-ines.example',
    address: { streetAddress: '1 Quai', addressLocality: 'Lyon', postalCode: '69002', addressCountry: 'FR' },
    geo: { latitude: 45.76, longitude: 4.83 },
    servesCuisine: ['French', 'Lyonnaise'],
    openingHoursSpecification: [
      { dayOfWeek: ['https://schema.org/Monday', 'Sunday', 'Someday'], opens: '12:00:00', closes: '14:30' },
      { dayOfWeek: 'Tuesday', opens: 'noon' },
    ],
  }

  test('a kitchen gives address, place, cuisines and hours', () => {
    expect(readKitchens(kitchen)).toEqual([
      {
        name: 'Chez Ines',
        description: '',
        address: { line1: '1 Quai', town: 'Lyon', postcode: '69002', country: 'FR' },
        near: { latitude: 45.76, longitude: 4.83 },
        website: 'https://chez-ines.example',
        cuisines: ['French', 'Lyonnaise'],
        hours: [
          { day: 1, from: '12:00', to: '14:30' },
          { day: 7, from: '12:00', to: '14:30' },
        ],
      },
    ])
  })

  test('an address that is not whole, and a link that is not safe, are left out', () => {
    const [read] = readKitchens({
      ...kitchen,
      address: { addressRegion: 'Rhône' },
      url: 'javascript:alert(1)',
      geo: null,
    })
    expect(read).not.toHaveProperty('address')
    expect(read).not.toHaveProperty('website')
    expect(read).not.toHaveProperty('near')
    const inRegion = { ...kitchen.address, addressRegion: 'Rhône' }
    expect(readKitchens({ ...kitchen, address: inRegion })[0]?.address).toMatchObject({ region: 'Rhône' })
    expect(readKitchens({ ...kitchen, address: 'Lyon' })[0]).not.toHaveProperty('address')
  })

  test('a menu gives its sections, and items that stand in none', () => {
    const steak = {
      name: 'Steak',
      description: 'With chips',
      offers: { price: '24.50', priceCurrency: 'EUR' },
    }
    const menu = {
      '@type': 'Menu',
      name: 'Dinner',
      hasMenuItem: { name: 'Bread' },
      hasMenuSection: [{ name: 'Mains', hasMenuItem: [steak, 'gone'] }],
    }
    expect(readMenus(menu)).toEqual([
      {
        name: 'Dinner',
        sections: [
          { name: '', items: [{ name: 'Bread', text: '' }] },
          {
            name: 'Mains',
            items: [{ name: 'Steak', text: 'With chips', price: { minor: 2450, currency: 'EUR' } }],
          },
        ],
      },
    ])
  })

  test('a person is read as we write one', () => {
    const links = [{ label: 'Site', url: 'https://sam.example' }]
    const written = personData(
      { displayName: 'Sam', headline: 'Saucier', links },
      'https://brigade.example/sam',
    )
    expect(readPeople(written)).toEqual([
      { name: 'Sam', headline: 'Saucier', links: ['https://sam.example'] },
    ])
    const profile = {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ana', jobTitle: 'Chef' },
    }
    expect(readPeople(profile)).toEqual([{ name: 'Ana', headline: 'Chef', links: [] }])
  })
})
