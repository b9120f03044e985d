import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from '../../lib/format/amount-text.ts'

type Gives = Pick<RecipeContent, 'portions' | 'yield' | 'prepMin' | 'cookMin'>

/** What one batch gives and the time it takes, in words; or that the yield is not set. */
export function useGives({ portions, yield: batch, prepMin, cookMin }: Gives): string {
  const t = useText()
  const words = useAmountWords()
  const gives = [
    ...(portions === undefined ? [] : [t('recipes.portionCount', { count: portions })]),
    ...(batch === undefined ? [] : [words.quantity(batch)]),
  ]
  const times = [
    ...(prepMin === undefined ? [] : [t('recipes.prepTime', { minutes: prepMin })]),
    ...(cookMin === undefined ? [] : [t('recipes.cookTime', { minutes: cookMin })]),
  ]
  return [...(gives.length === 0 ? [t('recipes.givesUnknown')] : gives), ...times].join(' · ')
}
