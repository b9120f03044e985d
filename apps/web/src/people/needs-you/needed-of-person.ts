import type { Application } from '@brigade/domain/hiring/applications/application.ts'

/** Product 4.1: the front page says at most this many things. */
const LINES = 7

/** Something others wait for: applications nobody has read yet, or an offer to answer. */
export interface NeededOfPerson {
  readonly kind: 'read' | 'answer'
  readonly jobId: string
  readonly title: string
  readonly count: number
}

type Facts = Pick<Application, 'jobId' | 'jobSnapshot'>

interface Waiting {
  /** Applications to this person's jobs that nobody has read. */
  readonly unread: readonly Facts[]
  /** This person's own applications with an offer. */
  readonly offered: readonly Facts[]
}

function oneOf(kind: NeededOfPerson['kind'], { jobId, jobSnapshot }: Facts, count: number): NeededOfPerson {
  return { kind, jobId, title: jobSnapshot.title, count }
}

/** What waits for a person, offers before applications, applications by job. */
export function neededOfPerson({ unread, offered }: Waiting): readonly NeededOfPerson[] {
  const byJob = Map.groupBy(unread, ({ jobId }) => jobId)
  const read = [...byJob.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [oneOf('read', first, rest.length + 1)],
  )
  return [...offered.map((each) => oneOf('answer', each, 1)), ...read].slice(0, LINES)
}

/** As many kitchens as there is room for below what waits. */
export function visibleKitchens<Kitchen>(
  kitchens: readonly Kitchen[],
  needed: readonly NeededOfPerson[],
): readonly Kitchen[] {
  return kitchens.slice(0, LINES - needed.length)
}
