import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { distanceMetres } from '@brigade/domain/core/geo/distance.ts'
import type { Row } from './use-team-steps.ts'

/** How far a person is from the job, in metres; undefined when they have given no place. */
export function metresTo({ place }: Pick<Job, 'place'>, { content }: Row): number | undefined {
  const { near } = content.cvSnapshot
  return near === undefined ? undefined : distanceMetres(near, place.geo)
}
