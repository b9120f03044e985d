import { idInPath } from '@brigade/contract/path.ts'
import { hiringTeams } from '@brigade/domain/access/roles/hiring-team.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import type { Viewer } from '@brigade/domain/people/profiles/hidden-from.ts'
import type { Reader } from './store.ts'

/** Somebody who looks for people, with the teams by which they can be named on a hide-from list. */
export async function viewerOf(store: Reader, uid: string): Promise<Viewer> {
  const [teams, hiring] = await Promise.all([
    store.find(teamMembers, { where: { uid, state: 'active' } }),
    store.find(hiringTeams, { where: { uid } }),
  ])
  const posted = await Promise.all(
    hiring.map(({ path }) => store.load(jobs, { jobId: idInPath(hiringTeams, path, 'jobId') })),
  )
  return {
    uid,
    kitchenIds: teams.map(({ path }) => idInPath(teamMembers, path, 'kitchenId')),
    recruiters: posted.flatMap((job) => job?.recruiter ?? []),
  }
}
