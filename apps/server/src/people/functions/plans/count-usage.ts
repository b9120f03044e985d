import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { professionalGallery } from '@brigade/domain/people/career/gallery-item.ts'
import { jobs } from '@brigade/domain/hiring/jobs/job.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { teamMembers } from '@brigade/domain/kitchen/team/team-member.ts'
import type { CountedThing } from '@brigade/domain/people/plans/limits.table.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { savedSearches } from '@brigade/domain/search/saved-search.ts'
import { isOverLink } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { Reader } from '../../../core/functions/store.ts'

type Counts = readonly (readonly [CountedThing, number])[]

/** What somebody uses of what plans count, from the documents themselves; of several kitchens the fullest counts. */
export async function countUsage(
  store: Reader,
  uid: string,
  now: Timestamp,
): Promise<ReadonlyMap<CountedThing, number>> {
  const counts = [
    await countKitchens(store, uid),
    await countAgency(store, uid),
    await countHiring(store, uid, now),
  ]
  return new Map(counts.flat())
}

async function countKitchens(store: Reader, uid: string): Promise<Counts> {
  const owned = await store.find(kitchens, { params: {}, where: { owner: uid, state: 'active' } })
  const most = { recipes: 0, team: 0, links: 0 }
  for (const { id: kitchenId } of owned) {
    const params = { kitchenId }
    const team = await store.find(teamMembers, { params, where: { state: 'active' } })
    const links = await store.find(supplierLinks, { params })
    most.recipes = Math.max(most.recipes, await countRecipes(store, 'kitchen', kitchenId))
    most.team = Math.max(most.team, team.length)
    most.links = Math.max(most.links, links.filter(({ content }) => !isOverLink(content.state)).length)
  }
  return [
    ['kitchens owned', owned.length],
    ['recipes per kitchen', most.recipes],
    ['own recipes', await countRecipes(store, 'person', uid)],
    ['team per kitchen', most.team],
    ['supplier links per kitchen', most.links],
  ]
}

/** Those in the bin and in the archive take no room. */
async function countRecipes(
  store: Reader,
  ownerKind: 'kitchen' | 'person',
  ownerId: string,
): Promise<number> {
  const found = await store.find(recipes, { params: {}, where: { ownerKind, ownerId } })
  return found.filter(({ content }) => content.deletedAt === undefined && content.state !== 'archived').length
}

const OVER_APPLICATIONS: readonly string[] = ['hired', 'not this time', 'withdrawn', 'closed by person']

async function countAgency(store: Reader, uid: string): Promise<Counts> {
  const sent = await store.find(applications, { params: {}, where: { professional: uid } })
  const searches = await store.find(savedSearches, { params: { uid } })
  const pictures = await store.find(professionalGallery, { params: { uid } })
  return [
    ['open applications', sent.filter(({ content }) => !OVER_APPLICATIONS.includes(content.state)).length],
    ['saved searches with alerts', searches.filter(({ content }) => content.alert !== 'off').length],
    ['gallery pictures', pictures.length],
  ]
}

/** `YYYY-MM` in UTC. */
function monthOf(at: Timestamp): string {
  return localDateAndTime(msFromTimestamp(at), 'UTC').date.slice(0, 'YYYY-MM'.length)
}

async function countHiring(store: Reader, uid: string, now: Timestamp): Promise<Counts> {
  const month = monthOf(now)
  const posted = await store.find(jobs, { params: {}, where: { recruiter: uid } })
  const people = await store.find(applications, { params: {}, where: { recruiter: uid } })
  const hired = people.filter(
    ({ content: { state, stateAt } }) => state === 'hired' && monthOf(stateAt) === month,
  )
  const approached = people.filter(
    ({ content: { origin, createdAt } }) => origin === 'approached' && monthOf(createdAt) === month,
  )
  return [
    ['open jobs', posted.filter(({ content }) => content.state === 'open').length],
    ['hires per month', hired.length],
    ['contact requests per month', approached.length],
    ['seats per hiring team', Math.max(0, ...posted.map(({ content }) => content.hiringTeam.length))],
  ]
}
