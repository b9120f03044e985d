import { matchScore, queryWords } from '../../core/text/words.ts'
import { distanceMetres, isWithin } from '../../core/geo/distance.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import { jobCard } from './job-card.ts'
import type { JobHit, JobSearch } from './job-functions.ts'
import type { Job } from './job.ts'

/** How much a word counts by where it stands, as the entries of `jobEntry` have it. */
const WEIGHTS = { title: 8, post: 4, list: 2, description: 1 }

interface Found {
  readonly hit: JobHit
  readonly score: number
}

/** Whether a job meets everything a search asks beside words and distance. */
function meets(job: Job, search: JobSearch): boolean {
  const { position, type, country, payAtLeast, accommodation } = search
  if (position !== undefined && job.position !== position) return false
  if (type !== undefined && job.type !== type) return false
  if (country !== undefined && job.place.country !== country) return false
  if (accommodation === 'included' && job.accommodation !== 'included') return false
  if (accommodation === 'help' && job.accommodation === 'none') return false
  if (payAtLeast === undefined) return true
  const { pay } = job
  return (
    pay !== undefined &&
    pay.per === payAtLeast.per &&
    pay.max.currency === payAtLeast.currency &&
    pay.max.minor >= payAtLeast.minor
  )
}

function found(jobId: string, job: Job, search: JobSearch): Found | undefined {
  const card = job.state === 'open' && meets(job, search) ? jobCard(jobId, job) : undefined
  if (card === undefined) return undefined
  const distance = search.near === undefined ? null : distanceMetres(search.near, job.place.geo)
  if (search.radiusKm !== undefined && distance !== null && !isWithin(distance, search.radiusKm))
    return undefined
  const score = matchScore(queryWords(search.q), [
    { text: job.title, weight: WEIGHTS.title },
    { text: `${job.position} ${job.companyName} ${job.place.town}`, weight: WEIGHTS.post },
    { text: [...job.requirements, ...job.duties, ...job.benefits].join(' '), weight: WEIGHTS.list },
    { text: job.description, weight: WEIGHTS.description },
  ])
  return score === undefined ? undefined : { hit: { ...card, distanceMetres: distance }, score }
}

const newestFirst = (one: JobHit, other: JobHit): number =>
  msFromTimestamp(other.publishedAt) - msFromTimestamp(one.publishedAt) || (one.jobId < other.jobId ? -1 : 1)

const distanceOf = (hit: JobHit): number => hit.distanceMetres ?? Number.POSITIVE_INFINITY

/** Order of two hits; ties go to the newer job (rule AP5), then by id so that pages do not overlap. */
function compare(sort: JobSearch['sort'], one: Found, other: Found): number {
  const newer = newestFirst(one.hit, other.hit)
  switch (sort) {
    case 'distance': {
      const [near, far] = [distanceOf(one.hit), distanceOf(other.hit)]
      return near === far ? newer : near - far
    }
    case 'pay':
      return comparePay(one.hit, other.hit) || newer
    case 'best':
      return other.score - one.score || newer
    default:
      return newer
  }
}

/** Highest top of the range first; amounts in other currencies or periods are not compared, they stand together. */
function comparePay(one: JobHit, other: JobHit): number {
  const [kind, otherKind] = [payKind(one), payKind(other)]
  if (kind === otherKind) return other.pay.max.minor - one.pay.max.minor
  return kind < otherKind ? -1 : 1
}

function payKind({ pay }: JobHit): string {
  return `${pay.max.currency} ${pay.per}`
}

/** All open jobs that answer a search, in its order: words, filters, distance (rules AP4, AP5). */
export function findJobs(
  jobs: Iterable<{ readonly jobId: string; readonly job: Job }>,
  search: JobSearch,
): readonly JobHit[] {
  const all: Found[] = []
  for (const { jobId, job } of jobs) {
    const one = found(jobId, job, search)
    if (one !== undefined) all.push(one)
  }
  return all.sort((one, other) => compare(search.sort, one, other)).map(({ hit }) => hit)
}
