import type { DocumentSearch, SearchIndex } from '@brigade/contract/search-index.ts'
import type { Queryable } from '../../database/database.ts'
import { invalidArgument } from '../documents-error.ts'
import { readStored } from '../storage/read-documents.ts'
import { storedPath } from '../storage/stored-path.ts'
import { plainData } from '../values/plain-data.ts'
import { wordForms } from './known-words.ts'
import { cellsAround, numberedCellsAround } from './place-cells.ts'
import {
  countEntries,
  countInCells,
  scanNewest,
  findNearby,
  scanCells,
  type CountedHits,
  findByTerms,
  findByHeavyTerms,
  type HitPage,
  rangesInOrder,
  type SampledHits,
  type SearchContext,
  SMALL_COLLECTION,
  scanInOrder,
} from './read-entries.ts'
import type { SearchAnswer } from '../types.ts'

/** So many entries tell what share of all are hits. */
const SAMPLE = 1000
/** So few hits are all looked up and weighed against each other. */
const RARE = 2000
/** Of so many hits the best are the best among the newest entries. */
const FREQUENT = 6000
/** Of frequent hits the best of so many are good: the first five pages of 24. */
const WEIGHED = 120
/** So few entries are looked at one by one, whatever they hold. */
const FEW = 1000
/** So many entries are looked at in circles: hits that are rarer than that are looked up. */
const MOST_AROUND = 2000
/** How much further than expected one goes for a full page. */
const FURTHER = 2
/** The first circle around a place, and how much wider each next one is. */
const FIRST_METRES = 500
const [WIDER, WIDEST] = [1.25, 3]

interface SearchParts {
  readonly database: Queryable
  readonly searchIndex: ReadonlyMap<string, SearchIndex>
}

interface Found extends Pick<SearchAnswer, 'total' | 'isAbout'> {
  /** As they are stored. */
  readonly paths: readonly string[]
}

/**
 * Finds documents of a collection. Results are exact, except in collections too large for it: there the total is an
 * estimate when hits are frequent, and the best are the best of the newest 1,000, or 3,000 where those hold few hits.
 */
export async function searchDocuments(parts: SearchParts, search: DocumentSearch): Promise<SearchAnswer> {
  const { paths, total, isAbout } = await find(parts, search)
  const { content } = await readStored(parts.database, paths)
  const found = new Map([...content.values()].map((one) => [storedPath(one.path), one]))
  const documents = paths.flatMap((stored) => {
    const document = found.get(stored)
    return document === undefined ? [] : [{ path: document.path, data: plainData(document.fields) }]
  })
  return { documents, total, isAbout }
}

async function find({ database, searchIndex: all }: SearchParts, search: DocumentSearch): Promise<Found> {
  const searchIndex = all.get(search.collectionId)
  if (searchIndex === undefined)
    throw invalidArgument(`The collection "${search.collectionId}" is not searchIndex.`)
  const searching = { database, searchIndex, search }
  if (search.order !== '-score' && search.order !== 'distance') return inOrder(searching)
  const sample = await scanNewest(searching, SAMPLE)
  if (sample.entries <= SAMPLE) return exactly(sample)
  if (sample.entries <= SMALL_COLLECTION) return exactly(await findByTerms(searching))
  return search.order === 'distance' ? nearest(searching, sample) : best(searching, sample)
}

const exactly = ({ paths, matched }: HitPage): Found => ({ paths, total: matched, isAbout: false })

const NOTHING: HitPage = { paths: [], matched: 0 }

/** The cells of a place that an index of an asked number has. */
function numberedCells({
  searchIndex,
  search: { around, ranges },
}: SearchContext): readonly number[] | undefined {
  const isNumbered = ranges.some(({ number }) => searchIndex.numbersByPlace?.includes(number))
  return isNumbered && around !== undefined ? numberedCellsAround(around.centre, around.metres) : undefined
}

/** Every hit in a large collection: through a place where few have such numbers, or by the words that are meant. */
async function lookUpAmongMany(searching: SearchContext): Promise<HitPage> {
  const { database, search } = searching
  const cells = numberedCells(searching)
  if (cells !== undefined) {
    const isPlain = search.words.length === 0 && search.marks.length === 0
    const isSmall = isPlain || (await countInCells(searching, cells, FEW)) < FEW
    if (isSmall) return scanCells(searching, cells)
  }
  if (search.words.length === 0) return findByTerms(searching)
  const forms = await wordForms(database, search)
  return forms === undefined ? NOTHING : findByTerms(searching, forms)
}

/** Frequent hits soon fill a page when one goes through the entries in their order; rare ones are looked up. */
async function inOrder(searching: SearchContext): Promise<Found> {
  const size = await countEntries(searching)
  if (size <= SMALL_COLLECTION) return exactly(await findByTerms(searching))
  const { offset, limit } = searching.search
  const wanted = offset + limit
  const isFull = ({ paths }: { readonly paths: readonly string[] }) => paths.length === wanted
  let found = await scanInOrder(searching, SAMPLE)
  const share = (found.paths.length + 0.5) / SAMPLE
  const expected = wanted / share
  if (!isFull(found) && expected < share * size)
    found = await scanInOrder(searching, Math.ceil(FURTHER * expected))
  if (!isFull(found)) return exactly(await lookUpAmongMany(searching))
  const total =
    rangesInOrder(searching.search).length === 0
      ? roughly((wanted / found.passed) * size)
      : aboutAmong(await scanNewest(searching, SAMPLE))
  return { paths: found.paths.slice(offset), total: Math.max(total, wanted), isAbout: true }
}

/**
 * Of frequent hits the best among the newest entries. Rare ones are all weighed against each other; of those between, which
 * several words find, first the ones with heavy words.
 */
async function best(searching: SearchContext, sample: SampledHits): Promise<Found> {
  const { database, search } = searching
  const wanted = search.offset + search.limit
  const total = aboutAmong(sample)
  if (total >= FREQUENT) {
    if (sample.matched >= Math.max(wanted, WEIGHED)) return { paths: sample.paths, total, isAbout: true }
    const { paths, matched } = await scanNewest(searching, SMALL_COLLECTION)
    if (matched >= wanted)
      return { paths, total: roughly((matched / SMALL_COLLECTION) * sample.entries), isAbout: true }
  }
  const forms = total >= RARE && search.words.length > 1 ? await wordForms(database, search) : undefined
  if (forms !== undefined) {
    const { paths, matched } = await findByHeavyTerms(searching, forms)
    if (matched >= wanted) return { paths, total: Math.max(matched, total), isAbout: true }
  }
  return exactly(await lookUpAmongMany(searching))
}

/** The nearest of frequent hits, within a circle that grows until it holds enough of them. */
async function nearest(searching: SearchContext, sample: SampledHits): Promise<Found> {
  const { search } = searching
  const { around, offset, limit } = search
  if (around === undefined) throw invalidArgument('An order by distance needs a place.')
  const wanted = offset + limit
  let looked = aboutAmong(sample) < RARE ? Infinity : 0
  for (let metres = FIRST_METRES; looked < MOST_AROUND && !isWhole(around, metres);) {
    const circle = await findNearby({ ...searching, search: { ...search, around: { ...around, metres } } })
    const { paths, matched } = circle
    const total = Math.max(matched, aboutAround(sample, circle))
    if (matched >= wanted) return { paths, total, isAbout: true }
    const wider = Math.min(WIDEST, Math.max(WIDER, Math.sqrt((FURTHER * wanted) / (matched + 0.5))))
    metres *= wider
    looked = circle.looked * wider ** 2
  }
  return exactly(await lookUpAmongMany(searching))
}

/** Whether a circle is no smaller than the one that is asked for, or than half the globe. */
function isWhole({ centre, metres }: NonNullable<DocumentSearch['around']>, ofCircle: number): boolean {
  return ofCircle >= metres || cellsAround(centre, ofCircle) === undefined
}

/** How many hits there are when the whole collection is as its newest entries are. */
const aboutAmong = ({ matched, entries }: SampledHits): number => roughly((matched / SAMPLE) * entries)

/** The same by what share of the entries in a small circle are hits, where it holds more of them. */
function aboutAround(sample: SampledHits, circle: CountedHits): number {
  const isNearby = sample.looked < SAMPLE && sample.matched < circle.matched
  return isNearby
    ? roughly((sample.looked / SAMPLE) * (circle.matched / circle.looked) * sample.entries)
    : aboutAmong(sample)
}

/** To two digits. */
const roughly = (number: number): number => Number(number.toPrecision(2))
