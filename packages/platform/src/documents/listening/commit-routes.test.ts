import { expect, test } from 'vitest'
import type { CommitRecord } from '../storage/document-change.ts'
import { aQuery } from '../../../testing/documents/test-documents.ts'
import type { ChangeFeed } from './change-feed.ts'
import { createCommitRoutes, documentInterest, queryInterest } from './commit-routes.ts'
import type { Interest } from './commit-routes.ts'

function aCommit(...paths: readonly string[]): CommitRecord {
  return {
    version: 2n,
    previous: 1n,
    changes: paths.map((path) => ({ path, before: undefined, after: undefined })),
  }
}

/** Routes, and what each listener has heard of by the name it was opened with. */
function listeners() {
  const subscribed = new Set<(record: CommitRecord) => void>()
  const feed: Pick<ChangeFeed, 'subscribe'> = {
    subscribe(hear) {
      subscribed.add(hear)
      return () => void subscribed.delete(hear)
    },
  }
  const routes = createCommitRoutes(feed)
  const heard: string[] = []
  const open = (name: string, ...interests: readonly Interest[]) => {
    const route = routes.open(() => heard.push(name))
    for (const interest of interests) route.add(interest)
    return route
  }
  const tell = (commit: CommitRecord) => {
    heard.length = 0
    for (const hear of subscribed) hear(commit)
    return [...heard].sort()
  }
  return { open, tell, routes }
}

test('[DL18] a commit reaches those it concerns, once each, and no strangers', () => {
  const { open, tell } = listeners()
  open('stranger', queryInterest(aQuery('k/k2/notes')), documentInterest('k/k2'))
  open('list', queryInterest(aQuery('k/k1/notes')))
  open('group', queryInterest({ ...aQuery('notes'), allDescendants: true }))
  const { collectionId: _, ...kindless } = aQuery('notes')
  open('everything', queryInterest({ ...kindless, allDescendants: true }))
  open('document', documentInterest('k/k1/notes/n1'), queryInterest(aQuery('k/k1/notes')))

  expect(tell(aCommit('k/k1/notes/n1', 'k/k1/notes/n2'))).toEqual(['document', 'everything', 'group', 'list'])
  expect(tell(aCommit('k/k1'))).toEqual(['everything'])
})

test('[DL19] an interest said twice is taken back twice, and who has left hears nothing', () => {
  const { open, tell, routes } = listeners()
  const note = documentInterest('k/k1/notes/n1')
  const route = open('twice', note, note)
  route.remove(note)
  expect(tell(aCommit('k/k1/notes/n1'))).toEqual(['twice'])
  route.remove(note)
  expect(tell(aCommit('k/k1/notes/n1'))).toEqual([])
  open('other', note).close()
  expect(tell(aCommit('k/k1/notes/n1'))).toEqual([])
  open('last', note)
  routes.close()
  expect(tell(aCommit('k/k1/notes/n1'))).toEqual([])
})
