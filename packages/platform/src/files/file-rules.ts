import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { FileContent } from './stored-file.ts'

/** What a policy may look at besides the file itself. */
export interface FilePolicyContext {
  readonly caller: Caller
  /** The wildcards of the path; one that a listing leaves open is `UNKNOWN_ID` of the documents. */
  readonly params: Readonly<Record<string, string>>
  /** The document the file belongs to; undefined when there is none. */
  readonly owner: DocumentData | undefined
  /** The documents that `policyReads` named. */
  readonly related: Readonly<Record<string, DocumentData | undefined>>
  readonly now: { readonly seconds: number; readonly nanoseconds: number }
}

/** Who may do what with the files of a path. A policy that throws says no. */
export interface FilePolicy {
  /** Names paths of other documents that the policy needs, once the owner is known. */
  policyReads?(
    params: Readonly<Record<string, string>>,
    caller: Caller,
    owner: DocumentData,
  ): Readonly<Record<string, string>>
  /** `file` is undefined when there is none, so that its absence is told only to those who may read. */
  read(context: FilePolicyContext, file: FileContent | undefined): boolean
  /** Whether links to a file work at the moment, whoever follows them; they do when it is absent. */
  link?(context: FilePolicyContext, file: FileContent): boolean
  list(context: FilePolicyContext): boolean
  create(context: FilePolicyContext, after: FileContent): boolean
  /** Other bytes under the same name, or other words about them. */
  change(context: FilePolicyContext, before: FileContent, after: FileContent): boolean
  delete(context: FilePolicyContext, before: FileContent): boolean
}

/** How pictures of a path are kept: re-encoded, upright, without anything the camera wrote beside the pixels. */
export interface PictureRules {
  /** Widths in pixels at which a picture can be asked for (`&width=480`); none is enlarged. */
  readonly widths: readonly number[]
  /** The longest side that is kept, in pixels. */
  readonly longestSide: number
}

/** One kind of file: where it lies, what it holds, and who may touch it. A path without rules is denied to everybody. */
export interface FileRules {
  /** Pattern of the whole name, such as `kitchens/{kitchenId}/gallery/{fileId}`. */
  readonly path: string
  /** Pattern of the document the file belongs to, in the same wildcards: `kitchens/{kitchenId}`. */
  readonly owner: string
  readonly policy: FilePolicy
  /**
   * Types that are kept, found by content, and the most bytes of each: `{ 'image/jpeg': 15_000_000 }`. Text types are taken
   * at their word when the bytes are text.
   */
  readonly contentTypes: Readonly<Record<string, number>>
  /** Absent: pictures are kept as they came. */
  readonly pictures?: PictureRules
  /** What all files of one owner may weigh together. */
  readonly quotaBytes?: number
  /**
   * `lasting`: every file has a download address that works for everybody until it is revoked. `passing`: who may read
   * gets an address that works for a quarter of an hour.
   */
  readonly links: 'lasting' | 'passing'
}

/** The most bytes that any file under these rules may have. */
export function mostBytes({ contentTypes }: FileRules): number {
  return Math.max(0, ...Object.values(contentTypes))
}
