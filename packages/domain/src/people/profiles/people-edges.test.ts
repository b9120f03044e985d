import { describe, expect, test } from 'vitest'
import { againFrom } from '../../hiring/applications/move-application.ts'
import { applicationId } from '../../hiring/applications/application.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { awards, educations, projects, volunteerings } from '../career/career.ts'
import { certificates } from '../career/certificate.ts'
import { experiences } from '../career/experience.ts'
import { organizationData, personData, professionalData } from './structured-data.ts'

const signed = newCommonFields('sam', timestampFromMs(0))
const fits = (schema: (typeof experiences)['schema'], content: object) => schema.safeParse(content).success

describe('months and days in their order', () => {
  const experience = {
    ...signed,
    place: { name: 'Chez Ines', town: 'Lyon', country: 'FR' },
    position: 'commis',
    from: '2024-03',
    duties: '',
    proof: 'none',
  }
  test.each([
    [undefined, true],
    ['2024-03', true],
    ['2024-02', false],
    ['2024-13', false],
    ['1899-01', false],
  ])('an experience from March 2024 to %s: %s', (to, isFitting) => {
    expect(fits(experiences.schema, { ...experience, ...(to !== undefined && { to }) })).toBe(isFitting)
  })

  test('education, projects and volunteering end after they begin', () => {
    const span = { from: '2020-01', to: '2019-12' }
    const education = { ...signed, school: 'Lycée', subject: '', qualification: '', notes: '', ...span }
    const project = { ...signed, title: 'Menu', role: '', description: '', photos: [], ...span }
    const voluntary = { ...signed, organisation: 'Soup kitchen', role: '', description: '', ...span }
    expect([
      educations.schema.safeParse(education).success,
      projects.schema.safeParse(project).success,
      volunteerings.schema.safeParse(voluntary).success,
    ]).toEqual([false, false, false])
    expect(educations.schema.safeParse({ ...education, to: '2020-01' }).success).toBe(true)
    expect(
      awards.schema.safeParse({ ...signed, title: 'A', issuer: '', on: '2020-01', description: '' }).success,
    ).toBe(false)
  })

  test('a certificate does not expire before it was given', () => {
    const paper = { ...signed, name: 'Food hygiene', issuer: '', isShown: false, issuedOn: '2026-05-03' }
    const until = (expiresOn: string) => certificates.schema.safeParse({ ...paper, expiresOn }).success
    expect([until('2026-05-03'), until('2026-05-02')]).toEqual([true, false])
    expect(certificates.schema.safeParse(paper).success).toBe(true)
  })
})

describe('structured data of people', () => {
  const url = 'https://brigade.example/sam'

  test('only what is there is said', () => {
    const bare = personData({ displayName: 'Sam', headline: '', links: [] }, url)
    expect(bare).toMatchObject({ '@type': 'Person', name: 'Sam', url })
    expect(bare).not.toHaveProperty('description')
    const full = personData(
      { displayName: 'Sam', headline: 'Sauces', links: [{ label: 'Site', url: 'https://sam.example' }] },
      url,
    )
    expect(full).toMatchObject({ description: 'Sauces', sameAs: ['https://sam.example'] })
  })

  test('a professional has occupations, a company an address', () => {
    const card = { displayName: 'Sam', title: 'Saucier', shortBio: '', roles: ['chef de partie' as const] }
    expect(JSON.stringify(professionalData(card, url))).toContain('"hasOccupation":[{"@type":"Occupation"')
    expect(JSON.stringify(professionalData({ ...card, shortBio: 'Calm' }, url))).toContain(
      '"description":"Calm"',
    )
    const company = { companyName: 'Tern', shortBio: '', website: undefined, address: undefined }
    expect(organizationData(company, url)).not.toHaveProperty('address')
    const address = { line1: 'Quay 1', town: 'Lyon', postcode: '69001', country: 'FR' }
    expect(
      organizationData({ ...company, shortBio: 'Fish', website: 'https://tern.example', address }, url),
    ).toMatchObject({
      description: 'Fish',
      sameAs: 'https://tern.example',
      address: { streetAddress: 'Quay 1', addressCountry: 'FR' },
    })
  })
})

test('[AP2] one application has one id, and who was declined learns when to try again', () => {
  expect(applicationId('j1', 'sam')).toBe('j1_sam')
  const stateAt = timestampFromMs(0)
  expect(againFrom({ state: 'not this time', stateAt })).toEqual(timestampFromMs(30 * 86_400_000))
  expect(againFrom({ state: 'withdrawn', stateAt })).toBeUndefined()
})
