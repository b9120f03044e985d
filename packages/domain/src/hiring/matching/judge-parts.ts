import type { Position } from '../../access/positions/position.ts'
import type { SpokenLanguage } from '../../people/profiles/spoken-language.ts'
import { distanceMetres } from '../../core/geo/distance.ts'
import { daysBetween } from '../../core/time/local-time.ts'
import { judged, judgedByCount, type MatchPart, notJudged } from './match-part.ts'
import type { MatchedPerson, PreparedJob } from './matched.ts'

/** The brigade from the first day to the top; titles beside it, such as baker, compare only with themselves. */
const ladder: readonly Position[] = [
  'porter',
  'apprentice',
  'commis',
  'demi chef',
  'chef de partie',
  'sous chef',
  'head chef',
  'executive chef',
]
const NEAR_STEPS = 1
const NEAR_SHARE = 0.6

function stepsBetween(one: Position, other: Position): number {
  const [from, to] = [ladder.indexOf(one), ladder.indexOf(other)]
  if (one === other) return 0
  return from === -1 || to === -1 ? Number.POSITIVE_INFINITY : Math.abs(from - to)
}

/** Level: the job's position is one of the person's, or one step away in the brigade. */
export function judgeLevel({ roles }: MatchedPerson, { job }: PreparedJob): MatchPart {
  if (roles.length === 0) return notJudged('level', 'level.unknown')
  const steps = Math.min(...roles.map((role) => stepsBetween(role, job.position)))
  if (steps === 0) return judged('level', 1, { reason: 'level.same' })
  if (steps <= NEAR_STEPS) return judged('level', NEAR_SHARE, { reason: 'level.near' })
  return judged('level', 0, { reason: 'level.other' })
}

/** Skills: how many of the stations the job names and of its kitchen's cuisines the person has worked. */
export function judgeSkills({ stations, cuisines }: MatchedPerson, { skills, fold }: PreparedJob): MatchPart {
  if (skills.size === 0) return notJudged('skills', 'skills.not-asked')
  if (stations.length === 0 && cuisines.length === 0) return notJudged('skills', 'skills.unknown')
  const had = new Set<string>(stations)
  for (const cuisine of cuisines) had.add(fold(cuisine))
  let found = 0
  for (const skill of skills) if (had.has(skill)) found += 1
  return judgedByCount('skills', found, skills.size)
}

const levels: readonly SpokenLanguage['level'][] = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native']

function speaks(spoken: readonly SpokenLanguage[], { code, level }: SpokenLanguage): boolean {
  const base = code.slice(0, 2)
  return spoken.some(
    (one) => one.code.slice(0, 2) === base && levels.indexOf(one.level) >= levels.indexOf(level),
  )
}

/** Languages: how many of those the job asks the person speaks at that level or better; dialects count as one. */
export function judgeLanguages({ languages }: MatchedPerson, { job }: PreparedJob): MatchPart {
  if (job.languages.length === 0) return notJudged('languages', 'languages.not-asked')
  if (languages.length === 0) return notJudged('languages', 'languages.unknown')
  const found = job.languages.filter((asked) => speaks(languages, asked)).length
  return judgedByCount('languages', found, job.languages.length)
}

/** Certificates: how many of those needed the person holds on the day the job starts; one without a last day counts. */
export function judgeCertificates(
  { certificates }: MatchedPerson,
  { certificates: asked, startsOn, fold }: PreparedJob,
): MatchPart {
  if (asked.length === 0) return notJudged('certificates', 'certificates.not-asked')
  if (certificates === undefined) return notJudged('certificates', 'certificates.unknown')
  const held = certificates
    .filter(({ expiresOn }) => expiresOn === undefined || expiresOn >= startsOn)
    .map(({ name }) => fold(name))
  const found = asked.filter((name) => held.some((one) => one.includes(name))).length
  return judgedByCount('certificates', found, asked.length)
}

const METRES_PER_KM = 1000

/** Distance: full within one of the person's areas; falling evenly to nothing at twice its radius. */
export function judgeDistance({ workAreas }: MatchedPerson, { job }: PreparedJob): MatchPart {
  if (workAreas.length === 0) return notJudged('distance', 'distance.unknown')
  let share = 0
  let metres = Number.POSITIVE_INFINITY
  for (const { centre, radiusKm } of workAreas) {
    const away = distanceMetres(centre, job.place.geo)
    const radius = radiusKm * METRES_PER_KM
    metres = Math.min(metres, away)
    share = Math.max(share, Math.min(1, 2 - away / radius))
  }
  const reason = share === 1 ? 'distance.inside' : share > 0 ? 'distance.near' : 'distance.far'
  return judged('distance', share, { reason, values: { metres } })
}

/**
 * Pay: fits when the wish is within the range or below it. A wish in another currency or period is not converted, because
 * that would be a guess.
 */
export function judgePay({ payWish }: MatchedPerson, { job: { pay } }: PreparedJob): MatchPart {
  if (payWish === undefined || pay === undefined) return notJudged('pay', 'pay.unknown')
  const { amount, per } = payWish
  if (per !== pay.per || amount.currency !== pay.max.currency) return notJudged('pay', 'pay.unknown')
  return amount.minor <= pay.max.minor
    ? judged('pay', 1, { reason: 'pay.fits' })
    : judged('pay', 0, { reason: 'pay.above' })
}

/** Days after the start that a job can usually wait. */
const SOON_DAYS = 14
const SOON_SHARE = 0.5

/** Dates: whether the person can start when the job does, or within two weeks of it. */
export function judgeDates({ earliestStart }: MatchedPerson, { startsOn }: PreparedJob): MatchPart {
  if (earliestStart === undefined) return notJudged('dates', 'dates.unknown')
  if (earliestStart <= startsOn) return judged('dates', 1, { reason: 'dates.in-time' })
  const days = daysBetween(startsOn, earliestStart)
  return days <= SOON_DAYS
    ? judged('dates', SOON_SHARE, { reason: 'dates.soon-after', values: { days } })
    : judged('dates', 0, { reason: 'dates.too-late', values: { days } })
}
