import { foldName } from '../text/fold-name.ts'
import { localTownNames } from './local-names.table.ts'
import { type FoundPlace, MOST_PLACES } from './place-functions.ts'

/** A town of the gazetteer as it is searched. */
export interface GazetteerTown extends FoundPlace {
  /** Its folded name, by which the gazetteer is sorted. */
  readonly key: string
}

/** What was typed, read. */
interface PlaceQuery {
  /** Beginnings of folded names. */
  readonly names: readonly string[]
  /** The folded region or country after a comma; empty for none. */
  readonly within: string
}

/** Shorter beginnings fit too many names in other languages. */
const SHORTEST_LOCAL = 3
/** A beginning of two letters fits thousands of towns; so many are looked at. */
const MOST_LOOKED_AT = 5000

/** Without postcodes, whose words have digits: "1200-068 Lisboa" is "Lisboa", "LS1 4AP Leeds" is "Leeds". */
function townIn(text: string): string {
  const words = foldName(text).split(' ')
  return words.filter((word) => !/\d/u.test(word)).join(' ')
}

/** Reads a town as people write it: with its postcode, its region after a comma, or by its name in their own language. */
export function readPlaceQuery(typed: string): PlaceQuery {
  const [first = '', ...rest] = typed.split(',')
  const name = townIn(first) === '' ? townIn(rest.join(' ')) : townIn(first)
  const within = townIn(first) === '' ? '' : foldName(rest.join(' '))
  if (name === '') return { names: [], within }
  const local =
    name.length < SHORTEST_LOCAL
      ? []
      : Object.entries(localTownNames).flatMap(([own, english]) => (own.startsWith(name) ? [english] : []))
  return { names: [...new Set([name, ...local])], within }
}

/** The place of the first town whose key is not before a name. */
function firstFrom(towns: readonly GazetteerTown[], name: string): number {
  let [low, high] = [0, towns.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((towns[middle]?.key ?? '') < name) low = middle + 1
    else high = middle
  }
  return low
}

function beginningWith(towns: readonly GazetteerTown[], name: string): readonly GazetteerTown[] {
  const found: GazetteerTown[] = []
  for (let place = firstFrom(towns, name); found.length < MOST_LOOKED_AT; place += 1) {
    const town = towns[place]
    if (town === undefined || !town.key.startsWith(name)) break
    found.push(town)
  }
  return found
}

/**
 * The towns that fit what was typed: those of the named country first, whole names before beginnings, short before long.
 * @param towns - sorted by `key`, as plain text
 * @param country - of the reader; others are found too
 */
export function findTowns(
  towns: readonly GazetteerTown[],
  typed: string,
  country?: string,
): readonly FoundPlace[] {
  const { names, within } = readPlaceQuery(typed)
  const found = new Set(names.flatMap((name) => beginningWith(towns, name)))
  const fits = ({ region, country: code }: GazetteerTown) =>
    within === '' || foldName(region).startsWith(within) || code.toLowerCase() === within
  const rank = (town: GazetteerTown): number =>
    (town.country === country ? 0 : 2) + (names.includes(town.key) ? 0 : 1)
  return [...found]
    .filter(fits)
    .toSorted((one, other) => rank(one) - rank(other) || one.key.length - other.key.length)
    .slice(0, MOST_PLACES)
    .map(({ name, region, country: code, point }) => ({ name, region, country: code, point }))
}
