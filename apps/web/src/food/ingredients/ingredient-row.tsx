import { Link } from '@brigade/design-system/atoms/link.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { lacksPrice } from './ingredient-filter.ts'
import { usePriceWords } from '../../lib/format/price-words.ts'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'
import { AllergenSummary } from '../allergens/public.ts'

interface IngredientRowProps {
  readonly row: StoredDocument<StockLine>
  readonly shelf: Shelf
}

/** Pack, price and origin of the price in use, and the price of one unit. */
function RowPrice({ row, shelf }: IngredientRowProps) {
  const t = useText()
  const words = usePriceWords(shelf.settings.zone)
  const chosen = shelf.prices.get(row.id)?.priceLine
  if (shelf.priceLines === undefined) return null
  if (chosen === undefined) {
    return (
      <span className="ingredient-row-price">
        {lacksPrice(row, shelf) ? (
          <StateMark state="unknown">{t('ingredients.mark.noPrice')}</StateMark>
        ) : null}
      </span>
    )
  }
  return (
    <span className="ingredient-row-price">
      <span className="ingredient-row-per">
        {words.perUnit(chosen, row.content) ?? words.packPrice(chosen)}
      </span>
      <small>
        {words.packPrice(chosen)}, {words.origin(chosen)}
      </small>
    </span>
  )
}

/** One ingredient of the list: name, category, price in use, allergens; what is missing is marked. */
export function IngredientRow({ row, shelf }: IngredientRowProps) {
  const t = useText()
  const { name, category, deletedAt, isPrepared } = row.content
  return (
    <>
      <span className="ingredient-row-name">
        <Link href={paths.kitchenDashboard(shelf.kitchenId, 'ingredients', row.id)}>{name}</Link>
        <small>{t(`catalogue.category.${category}`)}</small>
        {row.hasPendingWrites ? <StateMark state="info">{t('ingredients.mark.waiting')}</StateMark> : null}
        {deletedAt === undefined ? null : <StateMark state="neutral">{t('ingredients.mark.bin')}</StateMark>}
      </span>
      <RowPrice row={row} shelf={shelf} />
      <span className="ingredient-row-allergens">
        {isPrepared ? null : <AllergenSummary facts={row.content} />}
      </span>
    </>
  )
}
