import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { kitchenCosts } from '@brigade/domain/food/recipes/recipe-cost.ts'
import { recipesAbove, recipesUsing } from '@brigade/domain/food/recipes/recipe-graph.ts'
import { useMemo } from 'react'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useMoneyWords } from '../../lib/format/money-words.ts'
import type { PartWithRecipes } from './parts.ts'

/** The recipes that name the ingredient, then those above them. */
function useUsers({ lineId, recipes }: PartWithRecipes) {
  return useMemo(() => {
    if (recipes === undefined) return undefined
    const direct = recipesUsing({ kind: 'ingredient', refId: lineId }, recipes)
    const above = new Set(direct.flatMap((id) => [...recipesAbove(id, recipes)]))
    for (const id of direct) above.delete(id)
    return [
      ...direct.map((id) => ({ id, how: 'direct' as const })),
      ...[...above].map((id) => ({ id, how: 'above' as const })),
    ]
  }, [lineId, recipes])
}

function useCosts({ shelf, recipes }: PartWithRecipes) {
  const { stockLines, priceLines, settings } = shelf
  return useMemo(
    () =>
      recipes === undefined || priceLines === undefined
        ? undefined
        : kitchenCosts({ recipes, stockLines, priceLines, currency: settings.currency }),
    [recipes, stockLines, priceLines, settings.currency],
  )
}

/** Where the ingredient goes, with what a portion costs there. */
export function UsedIn(props: PartWithRecipes) {
  const t = useText()
  const users = useUsers(props)
  const costs = useCosts(props)
  const money = useMoneyWords(props.shelf.settings.currency)
  const costOf = (recipeId: string) => {
    const cost = costs?.of(recipeId)
    return money.cost(cost, 'portion') ?? money.cost(cost, 'batch')
  }
  return (
    <section className="ingredient-part" aria-labelledby="used">
      <h2 id="used">{t('ingredients.used.title')}</h2>
      {users === undefined ? <Skeleton label={t('shell.waiting')} /> : null}
      {users?.length === 0 ? <p className="ingredient-quiet">{t('ingredients.used.none')}</p> : null}
      {users === undefined || users.length === 0 ? null : (
        <Cells>
          {users.map(({ id, how }) => (
            <Cell
              key={id}
              href={paths.kitchenDashboard(props.shelf.kitchenId, 'recipes', id)}
              title={props.recipes?.get(id)?.name}
              detail={t(`ingredients.used.${how}`)}
              trail={costOf(id)}
            />
          ))}
        </Cells>
      )}
    </section>
  )
}
