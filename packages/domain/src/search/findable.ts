import type { Collection } from '@brigade/contract/collection.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { collectionIdOf } from '@brigade/contract/path.ts'
import type { SearchIndex, DocumentSearch } from '@brigade/contract/search-index.ts'
import type { CommonFields } from '../core/documents/common-fields.ts'
import { msFromTimestamp, type Timestamp } from '../core/time/timestamp.ts'
import { entryScore } from './entry-score.ts'
import type { FoundKind } from './found-kinds.ts'
import { queryWords } from '../core/text/words.ts'

/** One result of a search over everything. */
export interface Hit {
  readonly kind: FoundKind
  readonly id: string
  readonly title: string
  /** What stands under the title; may be empty. */
  readonly subtitle: string
  /** Its page. */
  readonly path: string
}

/** A result, and how well it answers the words that were asked for. */
export interface ScoredHit extends Hit {
  readonly score: number
}

/** What strangers read of a document in a list of results, and the words that find it beside those. */
export interface Shown {
  readonly title: string
  readonly subtitle: string
  readonly more?: string
  /** Facts that a question can ask for, each with a colon. */
  readonly marks?: readonly string[]
}

/** One kind of thing that a search over everything finds. */
export interface Findable {
  readonly kind: FoundKind
  /** Path pattern of its collection. */
  readonly of: string
  readonly searchIndex: SearchIndex<never>
  /** The best of this kind for these words, without any the newest. @param now - the moment at which it must be of use */
  question(
    words: readonly string[],
    page: { readonly now: Timestamp; readonly limit: number },
  ): DocumentSearch
  /** A found document as a result; undefined when it has changed meanwhile so that strangers may not see it. */
  hit(id: string, data: DocumentData, words: readonly string[]): ScoredHit | undefined
}

interface Declared<Content> {
  /** Undefined for what strangers may not find. */
  readonly show: (content: Content) => Shown | undefined
  readonly path: (id: string, content: Content) => string
  /** For a kind that is searched by more than words. */
  readonly searchIndex?: SearchIndex<Content>
  readonly marks?: DocumentSearch['marks']
  readonly ranges?: (now: Timestamp) => DocumentSearch['ranges']
}

const VERSION = 2
/** As the answer's schema has it. */
const LONGEST_TEXT = 200

/** Found by what is shown: the title counts most, then what stands under it, then what is not on the page of results. */
function indexByWords<Content extends CommonFields>(
  { schema }: Pick<Collection<Content>, 'schema'>,
  show: Declared<Content>['show'],
): SearchIndex<Content> {
  return {
    version: VERSION,
    numbers: ['changed'],
    orders: ['-changed'],
    entry(stored) {
      // What was stored before its schema changed is not found, and stops no start.
      const content = schema.safeParse(stored).data
      const shown = content && show(content)
      if (content === undefined || shown === undefined) return undefined
      const { title, subtitle, more = '', marks = [] } = shown
      return {
        words: [title, subtitle, more].map(queryWords),
        marks,
        numbers: { changed: msFromTimestamp(content.updatedAt) },
      }
    },
  }
}

/** Declares one kind of thing that can be found, and how. */
export function findable<Content extends CommonFields>(
  kind: FoundKind,
  of: Collection<Content>,
  { show, path, searchIndex = indexByWords(of, show), marks = [], ranges = () => [] }: Declared<Content>,
): Findable {
  return {
    kind,
    of: of.path,
    searchIndex,
    question: (words, { now, limit }) => ({
      collectionId: collectionIdOf(of.path),
      words,
      marks,
      ranges: ranges(now),
      order: words.length === 0 ? (searchIndex.orders[0] ?? '-score') : '-score',
      offset: 0,
      limit,
    }),
    hit(id, data, words) {
      const content = of.schema.safeParse(data).data
      if (content === undefined) return undefined
      const [shown, entry] = [show(content), searchIndex.entry(content)]
      if (shown === undefined || entry === undefined) return undefined
      const title = shown.title.slice(0, LONGEST_TEXT)
      const subtitle = shown.subtitle.slice(0, LONGEST_TEXT)
      return { kind, id, title, subtitle, path: path(id, content), score: entryScore(entry, words) }
    },
  }
}
