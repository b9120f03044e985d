import { createHash } from 'node:crypto'
import { collectionPathOf } from '@brigade/contract/path.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'
import { LRUCache } from 'lru-cache'

/** An answer that is the same for everybody who asks under its key. */
export interface PublicAnswer {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  /** Where the page is instead. */
  readonly location?: string
}

export interface TaggedAnswer extends PublicAnswer {
  /** As it is sent: a text would be put into bytes for its tag, for its length and for each who asks. */
  readonly body: Buffer
  /** The body's hash as an entity tag. */
  readonly tag: string
}

const MOST_BYTES = 32_000_000
/** Jobs run out without a commit, so nothing is kept for longer. */
const KEPT_MS = 30_000

/** Collections that public pages are drawn from; a commit to any of them empties the cache. */
const SHOWN: ReadonlySet<string> = new Set([
  'jobs',
  'kitchens',
  'brigade-users',
  'professionals',
  'chefs',
  'recruiters',
  'suppliers',
  'ingredients',
  'menus-public',
  'recipes-public',
  'handles',
])

/** Public pages as they were drawn last. */
export interface PageCache {
  /** The kept answer, or a new one; whoever asks meanwhile waits for the same. */
  answer(key: string, draw: () => Promise<PublicAnswer>): Promise<TaggedAnswer>
  close(): void
}

/** Keeps what public pages look like until a document that they may show changes, in any process. */
export function openPageCache(documents: Pick<Documents, 'watch'>): PageCache {
  const kept = new LRUCache<string, TaggedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    ttl: KEPT_MS,
  })
  const drawing = new Map<string, Promise<TaggedAnswer>>()
  const close = documents.watch((paths) => {
    const isShown = paths.some((path) => SHOWN.has(collectionPathOf(path)))
    if (!isShown) return
    kept.clear()
    drawing.clear()
  })
  return {
    answer(key, draw) {
      const known = kept.get(key)
      if (known !== undefined) return Promise.resolve(known)
      const underWay = drawing.get(key)
      if (underWay !== undefined) return underWay
      const begun = tagged(draw)
      drawing.set(key, begun)
      const end = (answer?: TaggedAnswer) => {
        // A change meanwhile has made it stale already.
        if (drawing.get(key) !== begun) return
        drawing.delete(key)
        if (answer !== undefined) kept.set(key, answer)
      }
      begun.then(end, () => end())
      return begun
    },
    close,
  }
}

async function tagged(draw: () => Promise<PublicAnswer>): Promise<TaggedAnswer> {
  const answer = await draw()
  const body = Buffer.from(answer.body)
  return { ...answer, body, tag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}
