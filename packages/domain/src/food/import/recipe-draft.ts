import type { Quantity } from '../../core/quantities/quantity.ts'
import type { KitchenMeasures, ParsedLine } from './parsed-line.ts'

/** An ingredient line with the heading it stands under. */
export interface DraftLine extends ParsedLine {
  readonly group?: string
}

/** A step with the heading it stands under. */
export interface DraftStep {
  readonly text: string
  readonly group?: string
}

/** Words of a source that are neither ingredient nor step, under the heading they had. */
export interface DraftNote {
  readonly heading?: string
  readonly text: string
}

/** A time as a source gives it; one number when both ends are the same. */
export interface DraftTime {
  readonly fromMin: number
  readonly toMin: number
}

/** What a person should look at in the recipe as a whole. */
export type DraftProblem =
  | 'no-name'
  | 'no-lines'
  | 'no-steps'
  /** "6-8", "depends": said, but not one number of portions. */
  | 'portions-unclear'
  /** Nothing in the recipe tells how large its cups and spoons are; metric ones were taken. */
  | 'cups-assumed'
  /** The ingredients stand twice, once per system of measures; one of the lists should go. */
  | 'listed-twice'
  /** More lines or steps than a recipe may have. */
  | 'too-many-lines'
  | 'too-many-steps'

/** A recipe as it was read from a source, for a person to review. Nothing of the source is left out. */
export interface RecipeDraft {
  readonly source: {
    readonly kind: 'file' | 'page' | 'text'
    readonly name: string
    readonly hash?: string
  }
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly author?: string
  readonly kitchen: KitchenMeasures
  readonly portions?: number
  readonly yield?: Quantity
  readonly times: {
    readonly prep?: DraftTime
    readonly cook?: DraftTime
    readonly rest?: DraftTime
    readonly total?: DraftTime
  }
  /** The source's own lines about times and servings, and fields of its head that a recipe has no place for. */
  readonly facts: readonly string[]
  readonly lines: readonly DraftLine[]
  readonly steps: readonly DraftStep[]
  readonly notes: readonly DraftNote[]
  /** Pictures by address, or as the source's own line. */
  readonly pictures: readonly string[]
  readonly problems: readonly DraftProblem[]
}
