import type { JobType } from '../../people/profiles/professional.ts'
import type { Professional } from '../../people/profiles/professional.ts'
import {
  judgeCertificates,
  judgeDates,
  judgeDistance,
  judgeLanguages,
  judgeLevel,
  judgePay,
  judgeSkills,
} from './judge-parts.ts'
import type { MatchPart } from './match-part.ts'
import { type MatchedJob, type MatchedPerson, type PreparedJob, preparedJob } from './matched.ts'

/** How well a person and a job suit each other, with the working. */
export interface Match {
  readonly uid: string
  readonly jobId: string
  /** Sum of the parts, 0 to 100. */
  readonly points: number
  /** What there was to win among the parts that could be judged; 100 when everything is asked and known. */
  readonly of: number
  readonly parts: readonly MatchPart[]
}

type OpenTo = Professional['openTo'][number]

/** What somebody must be open to for a job of a type; an apprenticeship is a contract with an end. */
const openToFor: Readonly<Record<JobType, OpenTo>> = {
  permanent: 'permanent',
  'fixed-term': 'fixed-term',
  apprenticeship: 'fixed-term',
  gig: 'gig',
}

/** Whether the person looks for this type of job; who has said nothing looks for any. */
export function isOpenTo({ openTo }: Pick<MatchedPerson, 'openTo'>, type: JobType): boolean {
  return openTo.length === 0 || openTo.includes(openToFor[type])
}

const judges = [
  judgeLevel,
  judgeSkills,
  judgeLanguages,
  judgeDistance,
  judgeCertificates,
  judgePay,
  judgeDates,
] as const

function matchOf(person: MatchedPerson, prepared: PreparedJob): Match {
  const parts = judges.map((judge) => judge(person, prepared))
  let points = 0
  let of = 0
  for (const part of parts) {
    points += part.points
    of += part.of
  }
  return { uid: person.uid, jobId: prepared.job.jobId, points, of, parts }
}

/** More points first; of two with as many, who could be judged by less, for they have lost less; then by id. */
function compareMatches(one: Match, other: Match): number {
  return (
    other.points - one.points ||
    one.of - other.of ||
    (one.uid === other.uid ? compareText(one.jobId, other.jobId) : compareText(one.uid, other.uid))
  )
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/**
 * The people who suit a job, best first. Those who look for another type of job are left out; what is not known of somebody
 * earns nothing and takes nothing away.
 * @param today - day of asking `YYYY-MM-DD`
 */
export function peopleForJob(
  job: MatchedJob,
  people: Iterable<MatchedPerson>,
  today: string,
): readonly Match[] {
  const prepared = preparedJob(job, today)
  const matches: Match[] = []
  for (const person of people) if (isOpenTo(person, job.type)) matches.push(matchOf(person, prepared))
  return matches.sort(compareMatches)
}

/** The jobs that suit a person, best first, by the same points. */
export function jobsForPerson(
  person: MatchedPerson,
  jobs: Iterable<MatchedJob>,
  today: string,
): readonly Match[] {
  const matches: Match[] = []
  for (const job of jobs) {
    if (isOpenTo(person, job.type)) matches.push(matchOf(person, preparedJob(job, today)))
  }
  return matches.sort(compareMatches)
}
