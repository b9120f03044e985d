import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { approvedRecipesUsing } from '@brigade/domain/food/recipes/approved-users.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { offerUndo } from '../../shell/undo/undo.ts'
import { changeStockLine, type PartWithRecipes } from './parts.ts'

/** Why the ingredient stays: the approved recipes that use it, by name. */
function Refusal({ recipes, shelf, lineId, stockLine }: PartWithRecipes) {
  const t = useText()
  if (recipes === undefined) return <Banner state="info">{t('ingredients.bin.waiting')}</Banner>
  const users = approvedRecipesUsing(lineId, recipes)
  if (users.length === 0) return null
  return (
    <Banner state="warn" role="alert">
      <div>
        <p>{t('ingredients.bin.refused', { name: stockLine.name, count: users.length })}</p>
        <ul>
          {users.map((recipeId) => (
            <li key={recipeId}>
              <Link href={paths.kitchenDashboard(shelf.kitchenId, 'recipes', recipeId)}>
                {recipes.get(recipeId)?.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Banner>
  )
}

/** Puts the ingredient in the bin, with the way back; refused while an approved recipe needs it. */
function BinButton(props: PartWithRecipes & { readonly onRefused: () => void }) {
  const t = useText()
  const { shelf, lineId, stockLine, recipes, onRefused } = props
  if (!shelf.access.may('cook') || stockLine.deletedAt !== undefined) return null
  const bin = async () => {
    if (recipes === undefined || approvedRecipesUsing(lineId, recipes).length > 0) return onRefused()
    await changeStockLine(props, { deletedAt: timestampFromMs(Date.now()) })
    return offerUndo({
      text: t('ingredients.bin.done', { name: stockLine.name }),
      undo: () => void changeStockLine(props, { deletedAt: undefined }),
    })
  }
  return (
    <Button tone="plain" onClick={() => void bin()}>
      {t('ingredients.bin.button')}
    </Button>
  )
}

/** Says that the ingredient is in the bin, and how it comes back. */
function InBin(props: PartWithRecipes) {
  const t = useText()
  if (props.stockLine.deletedAt === undefined) return null
  return (
    <Banner state="warn">
      {t('ingredients.bin.isIn')}
      {props.shelf.access.may('cook') ? (
        <Button size="small" onClick={() => void changeStockLine(props, { deletedAt: undefined })}>
          {t('ingredients.bin.restore')}
        </Button>
      ) : null}
    </Banner>
  )
}

/** Name, category, where it came from, and the bin. */
export function IngredientHeading(props: PartWithRecipes) {
  const t = useText()
  const { stockLine } = props
  const [isRefused, setRefused] = useState(false)
  useHead({ title: stockLine.name })
  return (
    <Stack gap={8}>
      <Cluster justify="between">
        <h1>{stockLine.name}</h1>
        <BinButton {...props} onRefused={() => setRefused(true)} />
      </Cluster>
      <Cluster>
        <span className="ingredient-quiet">
          {t('ingredients.keptIn', {
            category: t(`catalogue.category.${stockLine.category}`),
            unit: unitWord(t, stockLine.stockUnit),
          })}
        </span>
        {stockLine.ingredientId === undefined ? null : (
          <Badge>
            <Link href={paths.ingredient(stockLine.ingredientId)}>{t('ingredients.fromCatalogue')}</Link>
          </Badge>
        )}
      </Cluster>
      <InBin {...props} />
      {isRefused ? <Refusal {...props} /> : null}
    </Stack>
  )
}
