import type { DocumentData, PathParams } from './document.ts'

/** A change as a constraint sees it: the document with every write of the commit applied. */
export interface ConstrainedChange<Content = DocumentData> {
  /** The wildcards of the collection's path. */
  readonly params: PathParams
  readonly before: Content | undefined
  readonly after: Content | undefined
}

/** What a constraint reads: one document by its path, or those of a collection with these texts in these fields. */
export type ConstraintRead =
  | { readonly document: string }
  | { readonly collection: string; readonly where: Readonly<Record<string, string>> }

/** What a constraint has read: content by path, with every write of the commit applied. */
export type ConstraintDocuments = ReadonlyMap<string, DocumentData>

/** What has to hold between documents when only looking shows which of them matter, so that no policy can name them. */
export interface Constraint<Content = DocumentData> {
  /** What to look at for this change; asked again with what was found until it names nothing new. */
  reads(
    this: void,
    change: ConstrainedChange<Content>,
    documents: ConstraintDocuments,
  ): readonly ConstraintRead[]
  /** Why the change may not stand, as a sentence for whoever made it; undefined when it may. */
  violation(
    this: void,
    change: ConstrainedChange<Content>,
    documents: ConstraintDocuments,
  ): string | undefined
}
