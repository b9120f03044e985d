import { dimensionOf } from '../../core/quantities/unit-codes.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { keepMeasure } from './kept-measure.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { plainLine } from './plain-line.ts'
import { readMeasure } from './read-measure.ts'

/** How many a recipe serves, or what it gives. Neither when the words are no single number. */
export interface ReadServings {
  readonly portions?: number
  readonly yield?: Quantity
}

const LEAD = /^(?:makes|yields?|serves|servings?|portions?|for|pour|für|per|para|about|approx\.?|~|:)\s*/i
const EATERS =
  /^(?:(?:generous|hearty|adult|large|small)\s+)*(?:people|persons?|servings?|portions?|adults?|guests?|personen|portionen|personnes?|parts?|persone|porzioni|personas?|porciones|raciones|pessoas|porções)?[\s.,;]*$/i
const MOST_PORTIONS = 100_000

/** Reads "4", "4 people", "Makes 12 pancakes", "2 l": portions, or a yield in pieces or in a measure. */
export function readServings(text: string, kitchen: KitchenMeasures): ReadServings {
  let plain = plainLine(text)
  while (LEAD.test(plain)) plain = plain.replace(LEAD, '')
  const measure = readMeasure(plain, kitchen)
  if (measure?.low === undefined || measure.high !== undefined || measure.isArticle) return {}
  const { amount } = keepMeasure(measure)
  if (amount.kind !== 'exact' || /^[+-]/.test(measure.rest)) return {}
  const { qty } = amount
  const isCounted = measure.unit === undefined || qty.unit === 'portion'
  if (isCounted && (EATERS.test(measure.rest) || qty.unit === 'portion')) {
    const portions = Number(qty.amount)
    return Number.isInteger(portions) && portions <= MOST_PORTIONS ? { portions } : {}
  }
  if (dimensionOf(qty.unit) !== 'count') return { yield: qty }
  return measure.rest === '' || /^\p{L}[\p{L}\s-]*$/u.test(measure.rest) ? { yield: qty } : {}
}
