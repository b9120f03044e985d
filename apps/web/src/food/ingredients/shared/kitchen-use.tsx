import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { recipesUsing } from '@brigade/domain/food/recipes/recipe-graph.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useText } from '../../../messages/text.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import type { OwnKitchen } from '../../../lib/kitchen/use-own-kitchens.ts'
import { usePriceWords } from '../../../lib/format/price-words.ts'
import { useKitchenRecipes } from '../use-kitchen-recipes.ts'
import { type Shelf, useShelf } from '../../../lib/kitchen/use-shelf.ts'

interface UseProps {
  readonly shelf: Shelf
  readonly ingredientId: string
}

/** What the kitchen pays for it and to whom; only for people who may see costs. */
function Prices({ shelf, ingredientId }: UseProps) {
  const t = useText()
  const words = usePriceWords(shelf.settings.zone)
  if (!shelf.access.seesCosts) return <p className="ingredient-quiet">{t('ingredients.price.hidden')}</p>
  const open = [...(shelf.priceLines ?? [])].filter(
    ([, line]) => line.lineId === ingredientId && line.deletedAt === undefined,
  )
  if (open.length === 0) return <p className="ingredient-quiet">{t('ingredients.price.none')}</p>
  const inUse = shelf.prices.get(ingredientId)?.priceLineId
  return (
    <Cells>
      {open.map(([id, line]) => (
        <Cell
          key={id}
          title={words.packPrice(line)}
          detail={words.origin(line)}
          trail={id === inUse ? <StateMark state="ok">{t('ingredients.price.inUse')}</StateMark> : undefined}
        />
      ))}
    </Cells>
  )
}

/** The recipes that name it. */
function Recipes({ shelf, ingredientId }: UseProps) {
  const t = useText()
  const recipes = useKitchenRecipes(shelf.kitchenId)
  if (recipes === undefined) return <Skeleton label={t('shell.waiting')} />
  const using = recipesUsing({ kind: 'ingredient', refId: ingredientId }, recipes)
  if (using.length === 0) return <p className="ingredient-quiet">{t('ingredients.used.none')}</p>
  return (
    <Cells>
      {using.map((id) => (
        <Cell
          key={id}
          href={paths.kitchenDashboard(shelf.kitchenId, 'recipes', id)}
          title={recipes.get(id)?.name}
        />
      ))}
    </Cells>
  )
}

interface KitchenUseProps {
  readonly own: OwnKitchen
  readonly ingredientId: string
}

/** One own kitchen's use of a shared ingredient: what it costs there, from whom, and where it goes. */
export function KitchenUse({ own: { id, kitchen }, ingredientId }: KitchenUseProps) {
  const t = useText()
  const shelf = useShelf(id)
  const name = kitchen?.name ?? ''
  return (
    <section className="ingredient-part" aria-label={name}>
      <Cluster justify="between">
        <h2>{name}</h2>
        <LinkButton href={paths.kitchenDashboard(id, 'ingredients', ingredientId)}>
          {t('shared.use.line')}
        </LinkButton>
      </Cluster>
      <Loaded of={shelf}>
        {(value) => (
          <Stack gap={12}>
            <h3>{t('shared.use.prices')}</h3>
            <Prices shelf={value} ingredientId={ingredientId} />
            <h3>{t('shared.use.recipes')}</h3>
            <Recipes shelf={value} ingredientId={ingredientId} />
          </Stack>
        )}
      </Loaded>
    </section>
  )
}
