import { foldName } from '../../core/text/fold-name.ts'
import type { Job } from '../jobs/job.ts'
import { StationKind } from '../../access/stations/station.ts'
import type { Certificate } from '../../people/career/certificate.ts'
import type { BrigadeUser } from '../../people/profiles/brigade-user.ts'
import type { Professional } from '../../people/profiles/professional.ts'
import type { ProfessionalProfile } from '../../people/profiles/professional-profile.ts'

/** What is known of a person to match; each private part only where the person lets it count. */
export interface MatchedPerson extends Pick<
  Professional,
  'roles' | 'stations' | 'cuisines' | 'openTo' | 'workAreas' | 'earliestStart'
> {
  readonly uid: string
  readonly languages: BrigadeUser['languages']
  /** Undefined when they are not shown, which is not the same as having none. */
  readonly certificates: readonly Pick<Certificate, 'name' | 'expiresOn'>[] | undefined
  readonly payWish: ProfessionalProfile['payWish']
}

/** What a job asks, with what its kitchen's card and its shifts add. */
export interface MatchedJob extends Pick<
  Job,
  'position' | 'type' | 'title' | 'requirements' | 'duties' | 'languages' | 'place' | 'pay' | 'startsOn'
> {
  readonly jobId: string
  /** Cuisines of the job's kitchen. */
  readonly cuisines: readonly string[]
  /** Names of certificates that are needed. */
  readonly certificates: readonly string[]
}

/** A job made ready, once for all the people it is compared with. */
export interface PreparedJob {
  readonly job: MatchedJob
  /** Stations it names and cuisines of its kitchen, folded. */
  readonly skills: ReadonlySet<string>
  readonly certificates: readonly string[]
  /** The day it starts: the one it names, or the day of asking. */
  readonly startsOn: string
  /** Folds a name once, however many people have it. */
  readonly fold: (name: string) => string
}

function memoizedFold(): (name: string) => string {
  const folded = new Map<string, string>()
  return (name) => {
    const known = folded.get(name)
    if (known !== undefined) return known
    const text = foldName(name)
    folded.set(name, text)
    return text
  }
}

/** Stations that say nothing about a skill. */
const NO_SKILL: readonly StationKind[] = ['other', 'pass']

/**
 * Reads what a job asks: the stations its words name, its kitchen's cuisines, its certificates.
 * @param today - day of asking `YYYY-MM-DD`, for a job that starts as soon as possible
 */
export function preparedJob(job: MatchedJob, today: string): PreparedJob {
  const fold = memoizedFold()
  const words = new Set(
    [job.title, job.position, ...job.requirements, ...job.duties].flatMap((text) =>
      foldName(text).split(' '),
    ),
  )
  const stations = StationKind.options.filter((kind) => words.has(kind) && !NO_SKILL.includes(kind))
  return {
    job,
    skills: new Set([...stations, ...job.cuisines.map(fold)]),
    certificates: job.certificates.map(fold),
    startsOn: job.startsOn !== undefined && job.startsOn > today ? job.startsOn : today,
    fold,
  }
}
