import type { PriceLine } from '../../food/ingredients/price-line.ts'
import type { StockLine } from '../../food/ingredients/stock-line.ts'
import { NOT_CONVERTIBLE, type NotConvertible, unitFactor } from '../../core/quantities/convert.ts'
import { type Exact, exactFromDecimal } from '../../core/quantities/exact.ts'
import { type OrderQuantity, orderQuantity } from './order-quantity.ts'
import { suggestedNeed } from './suggested-order.ts'

/** A stock line with what is there and on its way, in its stock unit. */
export interface Shelved {
  readonly line: Pick<StockLine, 'stockUnit' | 'conversions' | 'par' | 'max'>
  readonly onHand: Exact
  readonly onOrder: Exact
}

type Sold = Pick<PriceLine, 'pack' | 'minPacks' | 'multiple'>

/** So much of the stock unit in the unit of the pack (rule OR5). */
function inPackUnit(amount: Exact, { line }: Shelved, { pack }: Sold): Exact | NotConvertible {
  const factor = unitFactor(line.stockUnit, pack.size.unit, line.conversions)
  return factor === NOT_CONVERTIBLE ? factor : amount.mul(factor)
}

/**
 * How many packs bring a line back to par (rules OR1 to OR6); undefined for a line without par, and where nothing says how
 * the pack compares with the unit the line is counted in.
 * @param side - the kitchen's setting `orderCap`
 */
export function suggestedPacks(
  shelved: Shelved,
  sold: Sold,
  side: 'below' | 'above',
): OrderQuantity | undefined {
  const { line, onHand, onOrder } = shelved
  if (line.par === undefined) return undefined
  const need = suggestedNeed({ par: exactFromDecimal(line.par), onHand, onOrder })
  const wanted = inPackUnit(need, shelved, sold)
  if (wanted === NOT_CONVERTIBLE) return undefined
  const pack = exactFromDecimal(sold.pack.size.amount).mul(sold.pack.count)
  const terms = { pack, multiple: sold.multiple, minimum: pack.mul(sold.minPacks) }
  const maximum =
    line.max === undefined ? NOT_CONVERTIBLE : inPackUnit(exactFromDecimal(line.max), shelved, sold)
  const inStock = inPackUnit(onHand.add(onOrder), shelved, sold)
  if (maximum === NOT_CONVERTIBLE || inStock === NOT_CONVERTIBLE) return orderQuantity(wanted, terms)
  return orderQuantity(wanted, terms, { maximum, inStock, side })
}

/** The fewest packs that may be ordered of a price line: its minimum, up to a whole multiple (rule OR1). */
export function fewestPacks({ minPacks, multiple }: Pick<Sold, 'minPacks' | 'multiple'>): number {
  return Math.ceil(minPacks / multiple) * multiple
}

/** How full a line is: 1 at par, less below it; undefined without par. */
export function fullness({ line, onHand, onOrder }: Shelved): number | undefined {
  if (line.par === undefined || Number(line.par) === 0) return undefined
  return onHand.add(onOrder).div(exactFromDecimal(line.par)).valueOf()
}

/** What is offered to reach a minimum: the lines nearest to needing it, the emptiest first (product 5.2). */
export function nearestToPar<Line extends { readonly shelved: Shelved }>(
  lines: readonly Line[],
  most: number,
): readonly Line[] {
  return lines
    .flatMap((line) => {
      const full = fullness(line.shelved)
      return full === undefined ? [] : [{ line, full }]
    })
    .toSorted((one, other) => one.full - other.full)
    .slice(0, most)
    .map(({ line }) => line)
}
