import type { Queryable } from '../../database/database.ts'
import { invalid } from '../documents-error.ts'
import { readStored } from '../storage/read-documents.ts'
import { storedPath } from '../storage/stored-path.ts'
import { plainData } from '../values/plain-data.ts'
import { wordForms } from './known-words.ts'
import { cellsAround, numberedCellsAround } from './place-cells.ts'
import {
  countEntries,
  countInCells,
  lookAmongNewest,
  lookAround,
  lookThroughCells,
  type Look,
  lookUp,
  lookUpHeavy,
  type Page,
  rangesInOrder,
  type Sample,
  type Searching,
  SMALL,
  walk,
} from './read-entries.ts'
import type { Search, SearchAnswer, Searched } from './search-entry.ts'

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
  readonly searched: ReadonlyMap<string, Searched>
}

interface Found extends Pick<SearchAnswer, 'total' | 'isAbout'> {
  /** As they are stored. */
  readonly paths: readonly string[]
}

/**
 * Finds documents of a collection. Results are exact, except in collections too large for it: there the total is an
 * estimate when hits are frequent, and the best are the best of the newest 1,000, or 3,000 where those hold few hits.
 */
export async function searchDocuments(parts: SearchParts, search: Search): Promise<SearchAnswer> {
  const { paths, total, isAbout } = await find(parts, search)
  const { content } = await readStored(parts.database, paths)
  const found = new Map([...content.values()].map((one) => [storedPath(one.path), one]))
  const documents = paths.flatMap((stored) => {
    const document = found.get(stored)
    return document === undefined ? [] : [{ path: document.path, data: plainData(document.fields) }]
  })
  return { documents, total, isAbout }
}

async function find({ database, searched: all }: SearchParts, search: Search): Promise<Found> {
  const searched = all.get(search.collectionId)
  if (searched === undefined) throw invalid(`The collection "${search.collectionId}" is not searched.`)
  const searching = { database, searched, search }
  if (search.order !== '-score' && search.order !== 'distance') return inOrder(searching)
  const sample = await lookAmongNewest(searching, SAMPLE)
  if (sample.entries <= SAMPLE) return exactly(sample)
  if (sample.entries <= SMALL) return exactly(await lookUp(searching))
  return search.order === 'distance' ? nearest(searching, sample) : best(searching, sample)
}

const exactly = ({ paths, matched }: Page): Found => ({ paths, total: matched, isAbout: false })

const NOTHING: Page = { paths: [], matched: 0 }

/** The cells of a place that an index of an asked number has. */
function numberedCells({ searched, search: { around, ranges } }: Searching): readonly number[] | undefined {
  const isNumbered = ranges.some(({ number }) => searched.numbersByPlace?.includes(number))
  return isNumbered && around !== undefined ? numberedCellsAround(around.centre, around.metres) : undefined
}

/** Every hit in a large collection: through a place where few have such numbers, or by the words that are meant. */
async function lookUpAmongMany(searching: Searching): Promise<Page> {
  const { database, search } = searching
  const cells = numberedCells(searching)
  if (cells !== undefined) {
    const isPlain = search.words.length === 0 && search.marks.length === 0
    const isSmall = isPlain || (await countInCells(searching, cells, FEW)) < FEW
    if (isSmall) return lookThroughCells(searching, cells)
  }
  if (search.words.length === 0) return lookUp(searching)
  const forms = await wordForms(database, search)
  return forms === undefined ? NOTHING : lookUp(searching, forms)
}

/** Frequent hits soon fill a page when one goes through the entries in their order; rare ones are looked up. */
async function inOrder(searching: Searching): Promise<Found> {
  const size = await countEntries(searching)
  if (size <= SMALL) return exactly(await lookUp(searching))
  const { offset, limit } = searching.search
  const wanted = offset + limit
  const isFull = ({ paths }: { readonly paths: readonly string[] }) => paths.length === wanted
  let found = await walk(searching, SAMPLE)
  const share = (found.paths.length + 0.5) / SAMPLE
  const expected = wanted / share
  if (!isFull(found) && expected < share * size) found = await walk(searching, Math.ceil(FURTHER * expected))
  if (!isFull(found)) return exactly(await lookUpAmongMany(searching))
  const total =
    rangesInOrder(searching.search).length === 0
      ? roughly((wanted / found.passed) * size)
      : aboutAmong(await lookAmongNewest(searching, SAMPLE))
  return { paths: found.paths.slice(offset), total: Math.max(total, wanted), isAbout: true }
}

/**
 * Of frequent hits the best among the newest entries. Rare ones are all weighed against each other; of those between, which
 * several words find, first the ones with heavy words.
 */
async function best(searching: Searching, sample: Sample): Promise<Found> {
  const { database, search } = searching
  const wanted = search.offset + search.limit
  const total = aboutAmong(sample)
  if (total >= FREQUENT) {
    if (sample.matched >= Math.max(wanted, WEIGHED)) return { paths: sample.paths, total, isAbout: true }
    const { paths, matched } = await lookAmongNewest(searching, SMALL)
    if (matched >= wanted) return { paths, total: roughly((matched / SMALL) * sample.entries), isAbout: true }
  }
  const forms = total >= RARE && search.words.length > 1 ? await wordForms(database, search) : undefined
  if (forms !== undefined) {
    const { paths, matched } = await lookUpHeavy(searching, forms)
    if (matched >= wanted) return { paths, total: Math.max(matched, total), isAbout: true }
  }
  return exactly(await lookUpAmongMany(searching))
}

/** The nearest of frequent hits, within a circle that grows until it holds enough of them. */
async function nearest(searching: Searching, sample: Sample): Promise<Found> {
  const { search } = searching
  const { around, offset, limit } = search
  if (around === undefined) throw invalid('An order by distance needs a place.')
  const wanted = offset + limit
  let looked = aboutAmong(sample) < RARE ? Infinity : 0
  for (let metres = FIRST_METRES; looked < MOST_AROUND && !isWhole(around, metres);) {
    const circle = await lookAround({ ...searching, search: { ...search, around: { ...around, metres } } })
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
function isWhole({ centre, metres }: NonNullable<Search['around']>, ofCircle: number): boolean {
  return ofCircle >= metres || cellsAround(centre, ofCircle) === undefined
}

/** How many hits there are when the whole collection is as its newest entries are. */
const aboutAmong = ({ matched, entries }: Sample): number => roughly((matched / SAMPLE) * entries)

/** The same by what share of the entries in a small circle are hits, where it holds more of them. */
function aboutAround(sample: Sample, circle: Look): number {
  const isNearby = sample.looked < SAMPLE && sample.matched < circle.matched
  return isNearby
    ? roughly((sample.looked / SAMPLE) * (circle.matched / circle.looked) * sample.entries)
    : aboutAmong(sample)
}

/** To two digits. */
const roughly = (number: number): number => Number(number.toPrecision(2))
