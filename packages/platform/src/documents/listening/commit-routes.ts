import { collectionIdOf, collectionPathOf } from '@brigade/contract/path.ts'
import type { CommitRecord } from '../storage/document-change.ts'
import type { Query } from '../types.ts'
import type { ChangeFeed } from './change-feed.ts'

/** What a listener wants to hear of: one document, one collection, all collections of a name, or everything. */
export type Interest = string

const EVERYTHING: Interest = '*'

/** One document. */
export function documentInterest(path: string): Interest {
  return `document ${path}`
}

/** Every document that can be in a query's result, and perhaps more. */
export function queryInterest({ parent, collectionId, allDescendants }: Query): Interest {
  if (collectionId === undefined) return EVERYTHING
  if (allDescendants) return `group ${collectionId}`
  return `collection ${parent === '' ? collectionId : `${parent}/${collectionId}`}`
}

function interestsIn(commit: CommitRecord): ReadonlySet<Interest> {
  const interests = new Set([EVERYTHING])
  for (const { path } of commit.changes) {
    interests.add(documentInterest(path))
    interests.add(`collection ${collectionPathOf(path)}`)
    interests.add(`group ${collectionIdOf(path)}`)
  }
  return interests
}

/** One listener's share: what it hears follows what it has said it is interested in. */
export interface Route {
  /** Hears of it from now on; said twice, it must be taken back twice. */
  add(interest: Interest): void
  remove(interest: Interest): void
  close(): void
}

/** Tells every commit to those it concerns, and costs nothing for all others, however many there are. */
export interface CommitRoutes {
  open(hear: (commit: CommitRecord) => void): Route
  close(): void
}

type Hear = (commit: CommitRecord) => void

/** Hands each commit of the feed to those whose interests it touches, once. */
export function createCommitRoutes(feed: Pick<ChangeFeed, 'subscribe'>): CommitRoutes {
  const hearers = new Map<Interest, Set<Hear>>()
  const stop = feed.subscribe((commit) => {
    const concerned = new Set<Hear>()
    for (const interest of interestsIn(commit)) {
      for (const hear of hearers.get(interest) ?? []) concerned.add(hear)
    }
    for (const hear of concerned) hear(commit)
  })
  return { open: (hear) => openRoute(hearers, hear), close: stop }
}

function openRoute(hearers: Map<Interest, Set<Hear>>, hear: Hear): Route {
  const counts = new Map<Interest, number>()
  const leave = (interest: Interest) => {
    counts.delete(interest)
    const others = hearers.get(interest)
    others?.delete(hear)
    if (others?.size === 0) hearers.delete(interest)
  }
  return {
    add(interest) {
      const count = counts.get(interest) ?? 0
      counts.set(interest, count + 1)
      if (count > 0) return
      const others = hearers.get(interest) ?? new Set()
      hearers.set(interest, others.add(hear))
    },
    remove(interest) {
      const count = counts.get(interest) ?? 0
      if (count > 1) counts.set(interest, count - 1)
      else leave(interest)
    },
    close() {
      for (const interest of counts.keys()) leave(interest)
    },
  }
}
