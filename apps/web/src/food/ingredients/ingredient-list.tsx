import { LazyItem } from '@brigade/design-system/molecules/lazy-item.tsx'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { IngredientRow } from './ingredient-row.tsx'
import type { Shelf } from '../../lib/kitchen/use-shelf.ts'

interface IngredientListProps {
  readonly rows: readonly StoredDocument<StockLine>[]
  readonly shelf: Shelf
}

/** Longer lists draw only the rows near the screen. */
const LONG_LIST = 60
const ROW_PX = 76

/** The shelf, one row for each ingredient. */
export function IngredientList({ rows, shelf }: IngredientListProps) {
  const t = useText()
  const isLong = rows.length > LONG_LIST
  return (
    <ul className="ingredient-list" aria-label={t('ingredients.title')}>
      {rows.map((row) =>
        isLong ? (
          <LazyItem key={row.id} className="ingredient-row" height={ROW_PX} name={row.content.name}>
            {() => <IngredientRow row={row} shelf={shelf} />}
          </LazyItem>
        ) : (
          <li key={row.id} className="ingredient-row">
            <IngredientRow row={row} shelf={shelf} />
          </li>
        ),
      )}
    </ul>
  )
}
