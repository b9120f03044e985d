import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { StationKind } from '../../access/stations/station.ts'
import { JobType } from '../../people/profiles/professional.ts'
import {
  judgeCertificates,
  judgeDates,
  judgeDistance,
  judgeLanguages,
  judgeLevel,
  judgePay,
  judgeSkills,
} from './judge-parts.ts'
import { isOpenTo, jobsForPerson, peopleForJob } from './match.ts'
import { type MatchedJob, type MatchedPerson, preparedJob } from './matched.ts'
import { matchWeights } from './weights.table.ts'

const TODAY = '2026-05-03'
const lyon = { latitude: 45.76, longitude: 4.84 }
const eur = (minor: number) => ({ minor, currency: 'EUR' }) as const

const job: MatchedJob = {
  jobId: 'j1',
  title: 'Saucier',
  position: 'chef de partie',
  type: 'permanent',
  requirements: ['Two years on sauce and grill'],
  duties: ['Fish on Fridays', 'Calls at the pass'],
  cuisines: ['Provençale'],
  certificates: ['Food hygiene'],
  languages: [
    { code: 'fr', level: 'B1' },
    { code: 'en', level: 'A2' },
  ],
  place: { town: 'Lyon', country: 'FR', geo: lyon },
  pay: { min: eur(1500), max: eur(1900), per: 'hour' },
  startsOn: '2026-06-01',
}
const sam: MatchedPerson = {
  uid: 'sam',
  roles: ['chef de partie'],
  stations: ['sauce', 'grill', 'fish'],
  cuisines: ['provencale'],
  openTo: ['permanent'],
  languages: [
    { code: 'fr', level: 'native' },
    { code: 'en-GB', level: 'B2' },
  ],
  workAreas: [{ label: 'Home', centre: lyon, radiusKm: 10 }],
  earliestStart: '2026-05-15',
  certificates: [{ name: 'Food hygiene level 2', expiresOn: '2027-01-01' }],
  payWish: { amount: eur(1800), per: 'hour' },
}
const blank: MatchedPerson = {
  uid: 'blank',
  roles: [],
  stations: [],
  cuisines: [],
  openTo: [],
  languages: [],
  workAreas: [],
  earliestStart: undefined,
  certificates: undefined,
  payWish: undefined,
}
const prepared = (change: Partial<MatchedJob> = {}) => preparedJob({ ...job, ...change }, TODAY)
const person = (change: Partial<MatchedPerson>): MatchedPerson => ({ ...sam, ...change })
const short = ({ points, of, reason }: { points: number; of: number; reason: string }) =>
  `${points}/${of} ${reason}`

test('the weights are a hundred', () => {
  expect(Object.values(matchWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})

describe('each part says why', () => {
  test('level: the same, a step away, further, beside the ladder, unknown', () => {
    const level = (...roles: MatchedPerson['roles']) => short(judgeLevel(person({ roles }), prepared()))
    expect(level('chef de partie', 'baker')).toBe('25/25 level.same')
    expect([level('demi chef'), level('sous chef')]).toEqual(['15/25 level.near', '15/25 level.near'])
    expect([level('commis'), level('baker')]).toEqual(['0/25 level.other', '0/25 level.other'])
    expect(level()).toBe('0/0 level.unknown')
    expect(short(judgeLevel(person({ roles: ['baker'] }), prepared({ position: 'baker' })))).toBe(
      '25/25 level.same',
    )
  })

  test('skills: stations the words name and the kitchen’s cuisines, without accents; the pass is no skill', () => {
    expect([...prepared().skills].toSorted()).toEqual(['fish', 'grill', 'provencale', 'sauce'])
    const skills = (stations: MatchedPerson['stations'], cuisines: string[]) =>
      judgeSkills(person({ stations, cuisines }), prepared())
    expect(short(skills(['sauce', 'grill', 'fish'], ['PROVENÇALE']))).toBe('20/20 skills.all')
    expect(skills(['sauce'], ['Nikkei'])).toMatchObject({
      points: 5,
      reason: 'skills.some',
      values: { found: 1, asked: 4 },
    })
    expect(short(skills(['pastry'], []))).toBe('0/20 skills.none')
    expect(short(skills([], []))).toBe('0/0 skills.unknown')
    const silent = prepared({ title: 'Cook', requirements: [], duties: [], cuisines: [] })
    expect(short(judgeSkills(sam, silent))).toBe('0/0 skills.not-asked')
  })

  test('languages: at the level or above, dialects as one', () => {
    const languages = (...all: MatchedPerson['languages']) =>
      short(judgeLanguages(person({ languages: all }), prepared()))
    expect(languages({ code: 'fr', level: 'B1' }, { code: 'en-GB', level: 'A2' })).toBe('15/15 languages.all')
    expect(languages({ code: 'fr', level: 'A2' }, { code: 'en', level: 'C1' })).toBe('7/15 languages.some')
    expect(languages({ code: 'pl', level: 'native' })).toBe('0/15 languages.none')
    expect(languages()).toBe('0/0 languages.unknown')
    expect(short(judgeLanguages(sam, prepared({ languages: [] })))).toBe('0/0 languages.not-asked')
  })

  test('certificates: valid on the day the job starts', () => {
    const held = (certificates: MatchedPerson['certificates']) =>
      short(judgeCertificates(person({ certificates }), prepared()))
    expect(held([{ name: 'FOOD HYGIENE level 3', expiresOn: '2026-06-01' }])).toBe('10/10 certificates.all')
    expect(held([{ name: 'Food hygiene', expiresOn: '2026-05-31' }])).toBe('0/10 certificates.none')
    expect(held([{ name: 'Food hygiene' }])).toBe('10/10 certificates.all')
    expect(held([])).toBe('0/10 certificates.none')
    expect(held(undefined)).toBe('0/0 certificates.unknown')
    const two = prepared({ certificates: ['Food hygiene', 'First aid'] })
    expect(short(judgeCertificates(sam, two))).toBe('5/10 certificates.some')
    expect(short(judgeCertificates(sam, prepared({ certificates: [] })))).toBe('0/0 certificates.not-asked')
  })

  test('[AP5] distance: inside the radius with its edge, falling to nothing at twice the radius', () => {
    const north = (degrees: number) => ({ ...lyon, latitude: lyon.latitude + degrees })
    const away = (degrees: number, radiusKm = 100) =>
      judgeDistance(person({ workAreas: [{ label: 'Home', centre: north(degrees), radiusKm }] }), prepared())
    expect(short(away(0.8))).toBe('15/15 distance.inside')
    expect(away(0.8).values['metres']).toBeCloseTo(88_955.6, 0)
    expect(short(away(1.35))).toBe('7/15 distance.near')
    expect(short(away(2))).toBe('0/15 distance.far')
    expect(short(judgeDistance(person({ workAreas: [] }), prepared()))).toBe('0/0 distance.unknown')
    const areas = [
      { label: 'Far', centre: north(5), radiusKm: 10 },
      { label: 'Near', centre: north(0.01), radiusKm: 10 },
    ]
    expect(short(judgeDistance(person({ workAreas: areas }), prepared()))).toBe('15/15 distance.inside')
  })

  test('pay: fits up to the top of the range; another currency or period is unknown, never converted', () => {
    const wish = (minor: number) =>
      short(judgePay(person({ payWish: { amount: eur(minor), per: 'hour' } }), prepared()))
    expect([wish(1400), wish(1900), wish(1901)]).toEqual([
      '10/10 pay.fits',
      '10/10 pay.fits',
      '0/10 pay.above',
    ])
    const unknown = '0/0 pay.unknown'
    expect(short(judgePay(person({ payWish: { amount: eur(1800), per: 'month' } }), prepared()))).toBe(
      unknown,
    )
    const francs = { amount: { minor: 1800, currency: 'CHF' }, per: 'hour' } as const
    expect(short(judgePay(person({ payWish: francs }), prepared()))).toBe(unknown)
    expect(short(judgePay(person({ payWish: undefined }), prepared()))).toBe(unknown)
    expect(short(judgePay(sam, prepared({ pay: undefined })))).toBe(unknown)
  })

  test('dates: in time, within two weeks, too late; a job without date starts today', () => {
    const start = (earliestStart: string | undefined, startsOn: string | undefined = job.startsOn) =>
      short(judgeDates(person({ earliestStart }), prepared({ startsOn })))
    expect([start('2026-06-01'), start('2026-06-15'), start('2026-06-16')]).toEqual([
      '5/5 dates.in-time',
      '2/5 dates.soon-after',
      '0/5 dates.too-late',
    ])
    expect(start(undefined)).toBe('0/0 dates.unknown')
    expect(
      short(
        judgeDates(person({ earliestStart: TODAY }), preparedJob({ ...job, startsOn: '2026-01-01' }, TODAY)),
      ),
    ).toBe('5/5 dates.in-time')
  })
})

describe('the whole match', () => {
  test('everything asked and known and met is a hundred', () => {
    const [match] = peopleForJob(job, [sam], TODAY)
    expect(match).toMatchObject({ uid: 'sam', jobId: 'j1', points: 100, of: 100 })
    expect(match?.parts.map(({ topic }) => topic).toSorted()).toEqual(Object.keys(matchWeights).toSorted())
  })

  test('who is unknown earns nothing and loses nothing, and never stands above who is known to fit', () => {
    const misfit = person({
      uid: 'misfit',
      roles: ['baker'],
      stations: ['pastry'],
      cuisines: [],
      languages: [{ code: 'pl', level: 'native' }],
      workAreas: [{ label: 'Home', centre: { latitude: 52.2, longitude: 21 }, radiusKm: 5 }],
      certificates: [],
      payWish: { amount: eur(9900), per: 'hour' },
      earliestStart: '2027-01-01',
    })
    const ranked = peopleForJob(job, [misfit, blank, sam], TODAY)
    expect(ranked.map(({ uid, points, of }) => `${uid} ${points}/${of}`)).toEqual([
      'sam 100/100',
      'blank 0/0',
      'misfit 0/100',
    ])
  })

  test('who looks for another type of job is left out, in both directions', () => {
    const gigs = person({ openTo: ['gig'] })
    expect(peopleForJob(job, [gigs], TODAY)).toEqual([])
    expect(
      jobsForPerson(gigs, [job, { ...job, jobId: 'j2', type: 'gig' }], TODAY).map(({ jobId }) => jobId),
    ).toEqual(['j2'])
    const openTo = (kinds: MatchedPerson['openTo']) =>
      JobType.options.filter((type) => isOpenTo({ openTo: kinds }, type))
    expect(openTo([])).toEqual(JobType.options)
    expect(openTo(['fixed-term'])).toEqual(['fixed-term', 'apprenticeship'])
    expect(openTo(['trial'])).toEqual([])
  })

  test('both directions give the same points, ties in a steady order', () => {
    const one = peopleForJob(job, [sam], TODAY)[0]
    const other = jobsForPerson(sam, [job], TODAY)[0]
    expect(one).toEqual(other)
    const twins = [person({ uid: 'b' }), person({ uid: 'a' }), person({ uid: 'c' })]
    expect(peopleForJob(job, twins, TODAY).map(({ uid }) => uid)).toEqual(['a', 'b', 'c'])
    const jobs = [
      { ...job, jobId: 'z' },
      { ...job, jobId: 'y' },
    ]
    expect(jobsForPerson(sam, jobs, TODAY).map(({ jobId }) => jobId)).toEqual(['y', 'z'])
  })

  test('points are whole, never above what there was to win, and the sum of the parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...StationKind.options), { maxLength: 9 }),
        fc.integer({ min: 1, max: 100 }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        fc.integer({ min: 0, max: 5000 }),
        (stations, radiusKm, degrees, minor) => {
          const somebody = person({
            stations,
            workAreas: [{ label: 'Home', centre: { ...lyon, latitude: lyon.latitude + degrees }, radiusKm }],
            payWish: { amount: eur(minor), per: 'hour' },
          })
          const [match] = peopleForJob(job, [somebody], TODAY)
          const parts = match?.parts ?? []
          expect(
            parts.every(({ points, of }) => Number.isInteger(points) && points >= 0 && points <= of),
          ).toBe(true)
          expect(match?.points).toBe(parts.reduce((sum, { points }) => sum + points, 0))
        },
      ),
    )
  })
})
