import { parseIngredientLine } from '../src/food/import/parse-ingredient-line.ts'
import type { KitchenMeasures } from '../src/food/import/parsed-line.ts'

export const metric: KitchenMeasures = { cups: 'metric', isEvident: true }
export const us: KitchenMeasures = { cups: 'us', isEvident: true }

/** Amount and name in one text: "150 g bacon", "1..2 l milk", "'a jar' apple sauce". */
export function amountAndName(text: string, kitchen: KitchenMeasures = metric): string {
  const { amount, name, also } = parseIngredientLine(text, kitchen)
  const second = also === undefined ? '' : ` = ${also.amount} ${also.unit}`
  if (amount.kind === 'exact') return `${amount.qty.amount} ${amount.qty.unit}${second} | ${name}`
  if (amount.kind === 'range') return `${amount.from.amount}..${amount.to.amount} ${amount.to.unit} | ${name}`
  return amount.kind === 'words' ? `'${amount.words}' | ${name}` : `| ${name}`
}
