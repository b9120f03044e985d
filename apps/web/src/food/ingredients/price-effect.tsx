import { Link } from '@brigade/design-system/atoms/link.tsx'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { type CostChange, effectOfPrices } from '@brigade/domain/food/recipes/price-effect.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useMoneyWords } from '../../lib/format/money-words.ts'
import type { PriceFacts } from './price-form.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

interface PriceEffectProps {
  readonly shelf: Shelf
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly lineId: string
  readonly stockLine: StockLine
  /** The price line's id; any free id for a new one. */
  readonly priceLineId: string
  readonly facts: PriceFacts | undefined
  readonly rank: number
  readonly isPreferred: boolean
}

/** The most recipes named one by one; the rest are counted. */
const MOST_NAMED = 6

function useEffectOf(props: PriceEffectProps): readonly CostChange[] {
  const { shelf, recipes, lineId, stockLine, priceLineId, rank, isPreferred } = props
  const facts = useDeferredValue(props.facts)
  return useMemo(() => {
    if (facts === undefined || shelf.priceLines === undefined) return []
    const { stockLines, priceLines, settings } = shelf
    const old = priceLines.get(priceLineId)
    const fresh = { lineId, rank, isAvailable: true, priceAt: timestampFromMs(0), ...old, ...facts }
    return effectOfPrices(
      { recipes, stockLines, priceLines, currency: settings.currency },
      {
        priceLines: new Map([...priceLines, [priceLineId, fresh]]),
        stockLines: isPreferred
          ? new Map([...stockLines, [lineId, { ...stockLine, preferredPriceLineId: priceLineId }]])
          : stockLines,
      },
    )
  }, [facts, shelf, recipes, lineId, stockLine, priceLineId, rank, isPreferred])
}

/** What the price would do to the recipes above it, before anything is saved: "Dough 1.20 → 1.32". */
export function PriceEffect(props: PriceEffectProps) {
  const t = useText()
  const money = useMoneyWords(props.shelf.settings.currency)
  const changes = useEffectOf(props)
  if (changes.length === 0) return null
  const costText = (cost: CostChange['before'], of: 'portion' | 'batch') =>
    money.cost(cost, of) ?? t('ingredients.effect.unknown')
  const more = changes.length - MOST_NAMED
  return (
    <div className="price-effect" aria-live="polite">
      <p className="price-effect-title">{t('ingredients.effect.title', { count: changes.length })}</p>
      <ul className="price-effect-list">
        {changes.slice(0, MOST_NAMED).map(({ recipeId, before, after }) => {
          const of = after.portion === undefined ? 'batch' : 'portion'
          return (
            <li key={recipeId}>
              <Link href={paths.kitchenDashboard(props.shelf.kitchenId, 'recipes', recipeId)}>
                {props.recipes.get(recipeId)?.name}
              </Link>
              <span className="price-effect-figures">
                {t(`ingredients.effect.${of}`, { before: costText(before, of), after: costText(after, of) })}
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 ? <small>{t('ingredients.effect.more', { count: more })}</small> : null}
    </div>
  )
}
