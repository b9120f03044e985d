import { Money } from '@brigade/design-system/atoms/money.tsx'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../../messages/text.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { useMoneyWords } from '../../lib/format/money-words.ts'
import { readTyped, type TypedRecipe } from './recipe-draft.ts'

interface EditorCostProps {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly book: KitchenBook
  readonly typed: TypedRecipe
}

/** What a portion, or else a batch, of the recipe would cost as it is typed now. */
export function EditorCost({ recipeId, recipe, book, typed }: EditorCostProps) {
  const t = useText()
  const money = useMoneyWords(book.settings.currency)
  const calm = useDeferredValue(typed)
  const cost = useMemo(() => {
    const read = readTyped(calm, recipe.current)
    if (book.costs === undefined || !read.ok) return undefined
    return book.withRecipe(recipeId, { ...recipe, current: read.content }).costs?.of(recipeId)
  }, [calm, recipe, recipeId, book])
  if (cost === undefined) return null
  const isPortion = cost.portion !== undefined
  return (
    <p className="editor-cost" aria-live="polite">
      {t(isPortion ? 'recipes.cost.portion' : 'recipes.cost.batch')}:{' '}
      <Money text={money.cost(cost, isPortion ? 'portion' : 'batch')} unknown={t('common.unknown')} />
    </p>
  )
}
