import { LazyItem } from '@brigade/design-system/molecules/lazy-item.tsx'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { RecipeRow } from './recipe-row.tsx'

interface RecipeListProps {
  readonly rows: readonly StoredDocument<Recipe>[]
  readonly book: KitchenBook
}

/** Longer lists draw only what is in sight or near it, and work out only those costs. */
const LONG_LIST = 100
const ROW_PX = 84

/** The kitchen's recipes, one row each. */
export function RecipeList({ rows, book }: RecipeListProps) {
  const t = useText()
  const isLong = rows.length > LONG_LIST
  return (
    <ul className="recipe-list" aria-label={t('recipes.title')}>
      {rows.map((row) =>
        isLong ? (
          <LazyItem key={row.id} className="recipe-row" height={ROW_PX} name={row.content.name}>
            {() => <RecipeRow row={row} book={book} />}
          </LazyItem>
        ) : (
          <li className="recipe-row" key={row.id}>
            <RecipeRow row={row} book={book} />
          </li>
        ),
      )}
    </ul>
  )
}
