/** What every contender stores: the same few fields of a shop's article. */
export interface Item {
  readonly id: string
  readonly shelf: string
  readonly place: number
  readonly name: string
  readonly price: number
  readonly isSold: boolean
}

/** How many items an answer is about. Counted only when somebody asks, for that is the asker's work. */
export type Answer = () => number

/** One way to keep items in the same PostgreSQL. */
export interface Contender extends AsyncDisposable {
  readonly name: string
  create(item: Item): Promise<Answer>
  read(id: string): Promise<Answer>
  /** The first 20 items of a shelf, in the order of their places. */
  list(shelf: string): Promise<Answer>
  /** All or none. */
  createAll(items: readonly Item[]): Promise<Answer>
  count(shelf: string): Promise<Answer>
}

export const SHELVES = 100
export const ITEMS_ON_A_SHELF = 1000
export const LISTED = 20

/** The shelf with a number. Items that are made during a measure go elsewhere, so that every answer stays known. */
export const shelfOf = (number: number): string => `shelf${number % SHELVES}`

/** One of the 100,000 items that are there from the beginning. */
export function storedItem(number: number): Item {
  return anItem(`item${number}`, shelfOf(number), Math.floor(number / SHELVES))
}

/** An item that any contender takes. */
export function anItem(id: string, shelf: string, place: number): Item {
  return {
    id,
    shelf,
    place,
    name: `Article ${id} of the ${shelf}`,
    price: place + 0.25,
    isSold: place % 2 === 0,
  }
}
