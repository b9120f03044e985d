import type { RecipeContent } from '@brigade/domain/recipes/recipe.ts'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from './amount-text.ts'

/** What one batch gives, in words: portions, yield, or that nobody has said it. */
export function useGives({ portions, yield: batch }: Pick<RecipeContent, 'portions' | 'yield'>): string {
  const t = useText()
  const words = useAmountWords()
  const gives = [
    ...(portions === undefined ? [] : [t('recipes.portionCount', { count: portions })]),
    ...(batch === undefined ? [] : [words.quantity(batch)]),
  ]
  return gives.length === 0 ? t('recipes.givesUnknown') : gives.join(' · ')
}
