import type { MatchedJob, MatchedPerson } from '@brigade/domain/hiring/matching/matched.ts'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { StationKind } from '@brigade/domain/access/stations/station.ts'

const CUISINES = ['Levantine', 'Provençale', 'Nikkei', 'Basque', 'Sichuan', 'Nordic', 'Oaxacan', 'Ligurian']
const LANGUAGES = ['fr', 'en', 'es', 'ar', 'pl', 'pt'] as const
const LEVELS = ['A2', 'B1', 'B2', 'C1', 'native'] as const
const LYON = { latitude: 45.76, longitude: 4.84 }

const pick = <Value>(values: readonly Value[], index: number): readonly Value[] =>
  values.length === 0 ? [] : values.slice(index % values.length).slice(0, 1)

const some = <Value>(values: readonly Value[], index: number, count: number): Value[] =>
  Array.from({ length: count }, (_, step) => pick(values, index + step * 3)).flat()

/** Somebody with everything filled in, so that each part of a match has work to do. */
function person(index: number): MatchedPerson {
  return {
    uid: `person-${index}`,
    roles: some(positions, index, 2),
    stations: some(StationKind.options, index, 4),
    cuisines: some(CUISINES, index, 3),
    openTo: index % 9 === 0 ? ['gig'] : ['permanent', 'gig'],
    languages: some(LANGUAGES, index, 3).map((code, at) => ({
      code,
      level: pick(LEVELS, index + at)[0] ?? 'B1',
    })),
    workAreas: Array.from({ length: 1 + (index % 3) }, (_, area) => ({
      label: 'Home',
      centre: {
        latitude: LYON.latitude + ((index * 7 + area) % 100) / 100,
        longitude: LYON.longitude - ((index * 13 + area) % 100) / 100,
      },
      radiusKm: 10 + (index % 40),
    })),
    earliestStart: `2026-0${1 + (index % 9)}-01`,
    certificates: [
      { name: 'Hygiène alimentaire niveau 2', expiresOn: `2027-0${1 + (index % 9)}-01` },
      { name: 'Permis d’exploitation' },
    ],
    payWish: { amount: { minor: 1300 + (index % 900), currency: 'EUR' }, per: 'hour' },
  }
}

/** Professionals to search among. */
export function manyProfessionals(count: number): readonly MatchedPerson[] {
  return Array.from({ length: count }, (_, index) => person(index))
}

/** A job that asks something of every part of a match. */
export const demandingJob: MatchedJob = {
  jobId: 'saucier',
  title: 'Saucier for the evening',
  position: 'chef de partie',
  type: 'permanent',
  requirements: ['Three years on sauce and grill', 'Calm at the pass'],
  duties: ['Sauce section', 'Fish on Fridays'],
  cuisines: ['Levantine', 'Provençale'],
  certificates: ['Hygiène alimentaire'],
  languages: [
    { code: 'fr', level: 'B1' },
    { code: 'en', level: 'A2' },
  ],
  place: { town: 'Lyon', country: 'FR', geo: LYON },
  pay: {
    min: { minor: 1500, currency: 'EUR' },
    max: { minor: 1900, currency: 'EUR' },
    per: 'hour',
  },
  startsOn: '2026-06-01',
}
