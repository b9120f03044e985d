import { type Exact, EXACT_ZERO, exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'

/** What an item brings and how often it went, over one span. */
export interface SoldItem {
  readonly id: string
  /** Net price − cost of one, in exact minor units; below zero when it loses money. */
  readonly margin: Exact
  /** Units sold, a whole number. */
  readonly sold: number
}

/** Where the margin line lies: at the mean of all units sold, or at the plain mean of the items (rule ME2). */
export type MarginMode = 'weighted' | 'plain'

export type MenuClass = 'star' | 'plowhorse' | 'puzzle' | 'dog'

/** An item and where it stands among the others. */
export interface ClassedItem extends SoldItem {
  /** Its part of all units sold: 0.175 is 17.5 %. */
  readonly share: Exact
  readonly isPopular: boolean
  readonly isHighMargin: boolean
  readonly menuClass: MenuClass
}

/** A menu's items in four classes, with the lines that part them. */
export interface MenuEngineering {
  readonly mode: MarginMode
  /** The share from which an item is popular. */
  readonly popularShare: Exact
  /** The same in units sold. */
  readonly popularUnits: Exact
  /** The margin from which an item's margin is high, in exact minor units. */
  readonly marginLine: Exact
  /** In the order given. */
  readonly items: readonly ClassedItem[]
}

/** Rule ME1: popular from 70 % of an equal share on [Kasavana and Smith, Menu Engineering, 1982]. */
const PART_OF_EQUAL_SHARE = exactFromDecimal('0.7')

/**
 * Sorts items by popularity and margin (rules ME1 to ME4). An item is popular when its share of units sold is at least
 * 70 % of an equal share; its margin is high when it is at least the mean. Exactly on a line is high, and nothing is
 * rounded before it is compared. Undefined when nothing was sold, as there is nothing to compare.
 * @param items - those that are compared with each other, such as one section of a menu
 */
export function menuEngineering(
  items: readonly SoldItem[],
  mode: MarginMode = 'weighted',
): MenuEngineering | undefined {
  const units = exactFromInt(items.reduce((sum, { sold }) => sum + sold, 0))
  if (units.compare(EXACT_ZERO) <= 0) return undefined
  const popularShare = PART_OF_EQUAL_SHARE.div(items.length)
  const marginLine = mode === 'weighted' ? weightedMean(items, units) : plainMean(items)
  return {
    mode,
    popularShare,
    popularUnits: popularShare.mul(units),
    marginLine,
    items: items.map((item) => {
      const share = exactFromInt(item.sold).div(units)
      const isPopular = share.compare(popularShare) >= 0
      const isHighMargin = item.margin.compare(marginLine) >= 0
      return { ...item, share, isPopular, isHighMargin, menuClass: classOf(isPopular, isHighMargin) }
    }),
  }
}

function weightedMean(items: readonly SoldItem[], units: Exact): Exact {
  return items.reduce((sum, { margin, sold }) => sum.add(margin.mul(sold)), EXACT_ZERO).div(units)
}

function plainMean(items: readonly SoldItem[]): Exact {
  return items.reduce((sum, { margin }) => sum.add(margin), EXACT_ZERO).div(items.length)
}

function classOf(isPopular: boolean, isHighMargin: boolean): MenuClass {
  if (isPopular) return isHighMargin ? 'star' : 'plowhorse'
  return isHighMargin ? 'puzzle' : 'dog'
}
