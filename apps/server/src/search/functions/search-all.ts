import { isHiddenFrom } from '@brigade/domain/people/profiles/hidden-from.ts'
import { professionalProfiles } from '@brigade/domain/people/profiles/professional-profile.ts'
import { bestOf, type FoundOfKind, neededOfEach } from '@brigade/domain/search/find-everything.ts'
import { professionalsForMembers } from '@brigade/domain/search/findables.table.ts'
import { searchAll as contract } from '@brigade/domain/search/search-functions.ts'
import { queryWords } from '@brigade/domain/core/text/words.ts'
import { defineQuery, type QueryScope } from '@brigade/platform/functions/define-function.ts'
import { viewerOf } from '../../core/functions/viewer.ts'
import { readerOf } from '../../core/functions/store.ts'
import { type SearchInput, findAll, findOfKind } from './find-all.ts'

/** Of professionals for members so many are looked at, for each may hide from the caller. */
const MOST_FOR_MEMBERS = 240

/** Finds what a stranger may find, and for members the professionals who show themselves to them. */
export const searchAll = defineQuery(contract, async ({ q, kinds, page }, scope) => {
  const words = queryWords(q)
  const asked: SearchInput = { words, now: scope.now, limit: neededOfEach(page) }
  const found =
    words.length === 0 ? [] : await Promise.all([findAll(scope.tx, asked), amongMembers(scope, asked)])
  const { hits, counts, total, pages } = bestOf(found.flat(), { kinds, page })
  return page < pages
    ? { hits: [...hits], counts, total, hasMore: page + 1 < pages }
    : { hits: [], counts, total, hasMore: false }
})

/** Professionals who are not for strangers, without those who hide from the caller or from a team of theirs. */
async function amongMembers(scope: QueryScope, asked: SearchInput): Promise<readonly FoundOfKind[]> {
  const { caller, tx } = scope
  if (caller.uid === null || caller.isGuest) return []
  const store = readerOf(scope)
  const viewer = await viewerOf(store, caller.uid)
  const { found } = await findOfKind(tx, professionalsForMembers, { ...asked, limit: MOST_FOR_MEMBERS })
  const shown = await Promise.all(
    found.map(async ({ hit }) => {
      const profile = await store.load(professionalProfiles, { uid: hit.id })
      return profile === undefined || isHiddenFrom(profile, viewer) ? [] : [hit]
    }),
  )
  const hits = shown.flat()
  return [{ kind: 'professional', hits, total: hits.length }]
}
