import type { GeoPoint } from '../geo/geo-point.ts'

/** What a document is found by. */
export interface SearchEntry {
  /** Folded words in four groups, which count 8, 4, 2 and 1. */
  readonly words: readonly (readonly string[])[]
  /** Facts that are there or not, each with a colon: `type:gig`. */
  readonly marks: readonly string[]
  /** By the names in `numbers` of the declaration. */
  readonly numbers: Readonly<Record<string, number>>
  readonly place?: GeoPoint
}

/** How the documents of a collection are found by words, facts, numbers and distance. */
export interface Searched<Content> {
  /** Raised with every change of what an entry holds: then entries are made anew. */
  readonly version: number
  readonly numbers: readonly string[]
  /** Numbers that results are ordered by, a leading `-` for descending; the first is the usual order. */
  readonly orders: readonly string[]
  /** Numbers of which those in a range are soon found around a place. */
  readonly numbersByPlace?: readonly string[]
  /** Undefined for a document that strangers may not see. */
  entry(content: Content): SearchEntry | undefined
}

/** What a number must be. */
interface Range {
  readonly number: string
  readonly atLeast?: number
  readonly atMost?: number
  /** Marks of which every entry in the range has one: they lead to it where words and facts are asked for. */
  readonly marks?: readonly string[]
}

/** A question to the entries of a collection. All of it must hold. */
export interface Search {
  readonly collectionId: string
  /** Folded words; each begins a word of the entry. */
  readonly words: readonly string[]
  /** Of each group the entry has one at least. */
  readonly marks: readonly (readonly string[])[]
  readonly ranges: readonly Range[]
  readonly around?: { readonly centre: GeoPoint; readonly metres: number }
  /** One of the declaration's orders, `-score`, or with `around` also `distance`. */
  readonly order: string
  readonly limit: number
  readonly offset: number
}
