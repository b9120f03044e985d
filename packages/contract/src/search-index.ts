import type { DocumentData } from './document.ts'

/** A place in degrees. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

/** What a document is found by. */
export interface SearchEntry {
  /**
   * Words in up to four groups, heaviest first. Letters and digits only, folded as the question's words are. A hit
   * counts 8, 4, 2 or 1 by its group, and twice when it is the whole word.
   */
  readonly words: readonly (readonly string[])[]
  /** Facts that are there or not, such as `type:gig`. They hold a colon, so that no word is one. */
  readonly marks: readonly string[]
  /** By the names that the index declares. */
  readonly numbers: Readonly<Record<string, number>>
  readonly place?: GeoPoint
}

/** How documents of a collection are found by words, facts, numbers and distance. */
export interface SearchIndex<Content = DocumentData> {
  /**
   * Raised with every change of `entry` or `numbers`, or of what is kept of an entry: then the entries are made anew at the
   * next start.
   */
  readonly version: number
  readonly numbers: readonly string[]
  /** Numbers that results are ordered by, a leading `-` for descending; the first is the usual order, newest first. */
  readonly orders: readonly string[]
  /** Numbers of which those in a range are soon found around a place. */
  readonly numbersByPlace?: readonly string[]
  /** Undefined for a document that nobody shall find. Everybody may learn that the others exist. */
  entry(this: void, content: Content): SearchEntry | undefined
}

/** What a number must be. */
export interface NumberRange {
  readonly number: string
  readonly atLeast?: number
  readonly atMost?: number
  /** Marks of which every entry in the range has one: they lead to it where terms do. */
  readonly marks?: readonly string[]
}

/** A question to the entries of one collection. All of it must hold. */
export interface DocumentSearch {
  readonly collectionId: string
  /** Folded words; each begins a word of the entry. */
  readonly words: readonly string[]
  /** Of each group the entry has one at least. */
  readonly marks: readonly (readonly string[])[]
  readonly ranges: readonly NumberRange[]
  /** Within so many metres of a place, its edge included; measured along great circles. */
  readonly around?: { readonly centre: GeoPoint; readonly metres: number }
  /** A number as in `SearchIndex.orders`, `-score` or, with `around`, `distance`; ties go to the usual order. */
  readonly order: string
  readonly limit: number
  readonly offset: number
}
