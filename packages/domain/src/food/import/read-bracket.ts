import type { Quantity } from '../../core/quantities/quantity.ts'
import { dimensionOf } from '../../core/quantities/unit-codes.ts'
import { keepMeasure, measuringCode } from './kept-measure.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { afterJoiningWords, type Measure, readMeasure } from './read-measure.ts'
import { isDrained, withSmallerUnit } from './second-amount.ts'

/** The quantities that the words in a pair of brackets begin with. */
export interface BracketMeasures {
  readonly measures: readonly Measure[]
  /** What stands behind them. */
  readonly rest: string
}

const BETWEEN = /^(?:\/|\||,|=|or\b)\s*/i

/** Reads "½ cup / 113g" and "appr. 2 1/4 tsp or 7g": masses and volumes, one behind the other. */
export function readBracketMeasures(text: string, kitchen: KitchenMeasures): BracketMeasures {
  const measures: Measure[] = []
  let rest = text.trim()
  for (;;) {
    const sign = measures.length === 0 ? '' : BETWEEN.exec(rest)?.[0]
    if (sign === undefined) break
    const first = readMeasure(rest.slice(sign.length), kitchen)
    if (first === undefined) break
    const measure = withSmallerUnit(first, kitchen)
    const isVagueFirst = measure.unit?.kind === 'vague' && measures.length === 0
    if (measuringCode(measure) === undefined && !isVagueFirst) break
    measures.push(measure)
    rest = measure.rest
  }
  return { measures, rest: afterJoiningWords(rest) }
}

/** The one exact quantity of a bracket worth keeping beside the line's amount: a mass before a volume. */
export function quantityInBracket(text: string, kitchen: KitchenMeasures): Quantity | undefined {
  const { measures, rest } = readBracketMeasures(text, kitchen)
  if (isDrained(text)) return undefined
  if (/^(?:or|to|per|each|-|\/|\+|plus)(?![\p{L}])/iu.test(rest) || /\b(?:per|each)\b/i.test(rest))
    return undefined
  const quantities = measures
    .filter((measure) => measuringCode(measure) !== undefined)
    .map((measure) => keepMeasure(measure).amount)
    .flatMap((amount) => (amount.kind === 'exact' ? [amount.qty] : []))
  return quantities.find(({ unit }) => dimensionOf(unit) === 'mass') ?? quantities[0]
}
