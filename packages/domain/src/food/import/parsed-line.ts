import type { Quantity } from '../../core/quantities/quantity.ts'
import type { LineAmount } from '../recipes/recipe-line.ts'

/** How large cups and spoons are in one recipe, and the larger household measures with them (rule UN4). */
export interface KitchenMeasures {
  readonly cups: 'us' | 'metric'
  /** False when nothing in the recipe told, and metric was taken. */
  readonly isEvident: boolean
  /** Whether fluid ounces, pints, quarts and gallons beside metric cups are imperial. */
  readonly isBritish?: boolean
}

/** Something a person should look at before the line is saved. */
export type LineReason =
  /** The measure has no unit code, such as "a handful" or "1 can"; its words are kept. */
  | 'measure-in-words'
  /** The line names no amount. */
  | 'no-amount'
  /** "about", "~", "up to": the number is what the line says, the word is in the note. */
  | 'approximate'
  /** A third has no exact decimal; six digits were kept. */
  | 'six-digits'
  /** A size stands beside several containers or pieces; each or all is not said, so it stays in the note. */
  | 'size-unclear'
  /** The amount is per serving or per piece of something, not for the whole recipe. */
  | 'per-something'
  /** A number without a unit beside something that is not counted, such as "200 yogurt". */
  | 'unit-missing'
  /** A range that runs backwards, "1,500", which may be a thousand or a decimal, or a number left over in the words. */
  | 'number-unclear'
  /** Zero, negative, or with more digits than a quantity may have (rule UN9). */
  | 'amount-refused'
  /** "oz" beside a liquid was read as fluid ounces. */
  | 'fluid-ounces'
  /** A fluid ounce, pint, quart or gallon where nothing says American or British; read as American. */
  | 'pint-size'
  /** The line offers a choice: "oil or lard". */
  | 'alternative'
  /** The line names several ingredients at once: "salt and pepper". */
  | 'several-ingredients'
  /** Longer than a line of a recipe may be; kept, but not taken apart. */
  | 'too-long'
  /** Nothing is left that could be an ingredient's name. */
  | 'no-name'

/** How much of a line was understood: everything, something, or nothing. */
export type Understood = 'full' | 'part' | 'none'

/** One ingredient line as it was understood. `text` is the line itself, letter by letter. */
export interface ParsedLine {
  readonly text: string
  readonly amount: LineAmount
  /** The same amount in a second unit. */
  readonly also?: Quantity
  readonly name: string
  readonly preparation?: string
  readonly note?: string
  readonly isOptional: boolean
  readonly understood: Understood
  readonly reasons: readonly LineReason[]
}
