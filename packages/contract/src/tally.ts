import type { DocumentData, Instant, PathParams } from './document.ts'

/** A document of a collection, as a tally reads it. */
export interface TalliedDocument<Content = DocumentData> {
  readonly id: string
  readonly content: Content
}

/** How one document changed; one of the two contents is there. */
export interface TalliedChange<Content = DocumentData> {
  readonly id: string
  readonly before: Content | undefined
  readonly after: Content | undefined
}

/**
 * A document that sums up those of a collection which share a value, kept in the transaction that changes them, so that
 * nobody reads them all to know. Nobody else writes it.
 *
 * Methods, because a tally of a certain content serves the provider as one of any: the schemas stand before it.
 */
export interface Tally<Content = DocumentData> {
  /** The field with the value that they share: a text. */
  readonly by: string
  /** Path of the total; its wildcards are the collection's, and `{value}` is the shared value. */
  readonly into: string
  /** The total of all of them; undefined where there is none. */
  total(this: void, documents: readonly TalliedDocument<Content>[], now: Instant): DocumentData | undefined
  /** The total after a change of one; undefined when only all of them can tell. */
  add(this: void, total: DocumentData, change: TalliedChange<Content>, now: Instant): DocumentData | undefined
}

/** Where the total of a value is. */
export function totalPath({ into }: Pick<Tally, 'into'>, params: PathParams, value: string): string {
  return into.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    name === 'value' ? value : (params[name] ?? name),
  )
}
