import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { isShownOutside, type Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { changing, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { offerUndo } from '../../shell/undo/undo.ts'
import type { KitchenBook } from './kitchen-book.ts'
import { recipesPath } from './recipe-home.ts'
import { menuItemsUsing } from './used-in-menus.ts'
import { recipesWith } from './used-in-recipes.ts'

interface BinRecipeProps {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly book: KitchenBook
}

/** Puts a recipe in the bin, unless another recipe or a menu uses it: those are named. */
export function BinRecipe({ recipeId, recipe, book }: BinRecipeProps) {
  const t = useText()
  const [isLooking, setLooking] = useState(false)
  const [users, setUsers] = useState<readonly string[]>([])
  const bin = async () => {
    setLooking(true)
    const found = await Promise.all([recipesWith(book.home, recipeId), menuItemsUsing(book.home, recipeId)])
    const uses = found.flat()
    setLooking(false)
    setUsers(uses)
    if (uses.length > 0) return
    const deletedAt = timestampFromMs(Date.now())
    await write([changing(recipes, { recipeId }, { before: recipe, changes: { deletedAt } })])
    const undo = () =>
      void write([changing(recipes, { recipeId }, { before: recipe, changes: { deletedAt: undefined } })])
    offerUndo({ text: t('recipes.binned', { name: recipe.name }), undo })
    navigate(recipesPath(book.home))
  }
  if (isShownOutside(recipe)) return <p>{t('recipes.stillShown')}</p>
  return (
    <div className="bin-recipe">
      {users.length === 0 ? null : (
        <Banner state="warn" role="alert">
          {t('recipes.stillUsed', { names: users.join(', ') })}
        </Banner>
      )}
      <Button tone="danger" isPending={isLooking} onClick={() => void bin()}>
        {t('recipes.bin')}
      </Button>
    </div>
  )
}
