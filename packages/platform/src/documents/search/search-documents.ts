import type { Queryable } from '../../database/database.ts'
import { invalid } from '../documents-error.ts'
import { readStored } from '../storage/read-documents.ts'
import { storedPath } from '../storage/stored-path.ts'
import { plainData } from '../values/plain-data.ts'
import { cellsAround } from './place-cells.ts'
import {
  countEntries,
  lookAmongNewest,
  lookAround,
  lookUp,
  type Page,
  rangesInOrder,
  type Searching,
  SMALL,
  walk,
} from './read-entries.ts'
import type { Search, SearchAnswer, Searched } from './search-entry.ts'

/** So many entries tell what share of all are hits. */
const SAMPLE = 1000
/** So few hits are all looked up and weighed against each other. */
const RARE = 6000
/** Of frequent hits the best of so many are good: the first five pages of 24. */
const WEIGHED = 120
/** How much further than expected one goes for a full page. */
const FURTHER = 2
/** The first circle around a place, and how much wider each next one is. */
const FIRST_METRES = 500
const WIDER = 2

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
  if (search.order === '-score') return best(searching)
  const size = await countEntries(searching)
  if (size <= SMALL) return exactly(await lookUp(searching))
  return search.order === 'distance' ? nearest(searching, size) : inOrder(searching, size)
}

const exactly = ({ paths, matched }: Page): Found => ({ paths, total: matched, isAbout: false })

/** Frequent hits soon fill a page when one goes through the entries in their order; rare ones are looked up. */
async function inOrder(searching: Searching, size: number): Promise<Found> {
  const { offset, limit } = searching.search
  const wanted = offset + limit
  const isFull = ({ paths }: { readonly paths: readonly string[] }) => paths.length === wanted
  let found = await walk(searching, SAMPLE)
  const share = (found.paths.length + 0.5) / SAMPLE
  const further = Math.ceil((FURTHER * wanted) / share)
  if (!isFull(found) && further < share * size) found = await walk(searching, further)
  if (!isFull(found)) return exactly(await lookUp(searching))
  const total =
    rangesInOrder(searching.search).length === 0
      ? roughly((wanted / found.passed) * size)
      : await estimate(searching, size)
  return { paths: found.paths.slice(offset), total: Math.max(total, wanted), isAbout: true }
}

/** Rare hits are all weighed against each other; of frequent ones the newest are, among as few entries as hold enough. */
async function best(searching: Searching): Promise<Found> {
  const wanted = searching.search.offset + searching.search.limit
  const sample = await lookAmongNewest(searching, SAMPLE)
  const { entries: size, matched } = sample
  if (size <= SAMPLE) return exactly(sample)
  const total = roughly((matched / SAMPLE) * size)
  if (size <= SMALL || total < RARE) return exactly(await lookUp(searching))
  if (matched >= Math.max(wanted, WEIGHED)) return { paths: sample.paths, total, isAbout: true }
  const newest = await lookAmongNewest(searching, SMALL)
  if (newest.matched < wanted) return exactly(await lookUp(searching))
  return { paths: newest.paths, total: roughly((newest.matched / SMALL) * size), isAbout: true }
}

/** The nearest of frequent hits, within a circle that grows until it holds enough of them. */
async function nearest(searching: Searching, size: number): Promise<Found> {
  const { search } = searching
  const { around, offset, limit } = search
  if (around === undefined) throw invalid('An order by distance needs a place.')
  const about = await estimate(searching, size)
  if (about < RARE) return exactly(await lookUp(searching))
  for (let metres = FIRST_METRES; ; metres *= WIDER) {
    const isWhole = metres >= around.metres || cellsAround(around.centre, metres) === undefined
    if (isWhole) return exactly(await lookUp(searching))
    const within = { ...searching, search: { ...search, around: { ...around, metres } } }
    const { paths, matched } = await lookAround(within)
    if (matched >= offset + limit) return { paths, total: Math.max(matched, about), isAbout: true }
  }
}

/** How many hits there are when the whole collection is as its newest entries are. */
async function estimate(searching: Searching, size: number): Promise<number> {
  const { matched } = await lookAmongNewest(searching, SAMPLE)
  return roughly((matched / SAMPLE) * size)
}

/** To two digits. */
const roughly = (number: number): number => Number(number.toPrecision(2))
