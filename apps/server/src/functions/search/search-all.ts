import { hiringTeams } from '@brigade/domain/jobs/hiring-team.ts'
import { jobs } from '@brigade/domain/jobs/job.ts'
import { teamMembers } from '@brigade/domain/kitchens/team-member.ts'
import { isHiddenFrom, type Looker } from '@brigade/domain/people/hidden-from.ts'
import { professionalProfiles } from '@brigade/domain/people/professional-profile.ts'
import { professionals } from '@brigade/domain/people/professional.ts'
import { findEverything, type Searchable } from '@brigade/domain/search/find-everything.ts'
import { searchAll as contract } from '@brigade/domain/search/search-functions.ts'
import { defineQuery, type QueryScope } from '@brigade/platform/functions/define-function.ts'
import { type Reader, readerOf } from '../store.ts'
import { searchable, searchableProfessional } from './searchable.ts'

/** Finds what a stranger may find, and for members the professionals who show themselves to them. */
export const searchAll = defineQuery(contract, async ({ q, kinds, page }, scope) => {
  const store = readerOf(scope)
  const open = await searchable((of, where) => store.find(of, { params: {}, where }), scope.now)
  const found = findEverything([...open, ...(await amongMembers(store, scope))], { q, kinds, page })
  return { ...found, hits: [...found.hits] }
})

/** Professionals who are not for strangers, without those who hide from the caller or from a team of theirs. */
async function amongMembers(
  store: Reader,
  { caller }: Pick<QueryScope, 'caller'>,
): Promise<readonly Searchable[]> {
  if (caller.uid === null || caller.isGuest) return []
  const looker = await lookerOf(store, caller.uid)
  const listed = await store.find(professionals, {
    params: {},
    where: { isListed: true, audience: 'members' },
  })
  const shown = await Promise.all(
    listed.map(async (card) => {
      const profile = await store.load(professionalProfiles, { uid: card.id })
      return profile === undefined || isHiddenFrom(profile, looker) ? [] : [searchableProfessional(card)]
    }),
  )
  return shown.flat()
}

async function lookerOf(store: Reader, uid: string): Promise<Looker> {
  const [teams, hiring] = await Promise.all([
    store.find(teamMembers, { where: { uid, state: 'active' } }),
    store.find(hiringTeams, { where: { uid } }),
  ])
  const partOf = (path: string) => path.split('/')[1] ?? ''
  const posted = await Promise.all(hiring.map(({ path }) => store.load(jobs, { jobId: partOf(path) })))
  return {
    uid,
    kitchenIds: teams.map(({ path }) => partOf(path)),
    recruiters: posted.flatMap((job) => job?.recruiter ?? []),
  }
}
