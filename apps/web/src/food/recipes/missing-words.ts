import type { UnknownCost } from '@brigade/domain/food/recipes/cost-report.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useText } from '../../messages/text.tsx'

/** Why a line has no cost, in words that say what would help. */
export function useMissingWords(): (why: UnknownCost) => string {
  const t = useText()
  return (why) => {
    switch (why.reason) {
      case 'words':
        return t('recipes.missing.words', { words: why.words })
      case 'not-convertible':
        return t('recipes.missing.not-convertible', {
          from: unitWord(t, why.from),
          to: unitWord(t, why.to),
        })
      case 'other-currency':
        return t('recipes.missing.other-currency', { currency: why.currency })
      case 'cycle':
        return t('recipes.missing.cycle', { path: why.path.join(' → ') })
      default:
        return t(`recipes.missing.${why.reason}`)
    }
  }
}
