import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { useText } from '../../messages/text.tsx'
import { foodPath, type RecipeHome, recipePath } from './recipe-home.ts'

interface LineNameProps {
  readonly home: RecipeHome
  readonly line: RecipeLine
}

/** The name of a line at home: the way to its food or recipe, or that it is matched with none. */
export function LineName({ home, line: { refId, kind, name } }: LineNameProps) {
  const t = useText()
  if (refId === undefined) {
    return (
      <>
        <strong>{name}</strong> <StateMark state="unknown">{t('recipes.notMatched')}</StateMark>
      </>
    )
  }
  return (
    <>
      <Link href={kind === 'recipe' ? recipePath(home, refId) : foodPath(home, refId)}>{name}</Link>
      {kind === 'recipe' ? <Badge>{t('recipes.food.recipe')}</Badge> : null}
    </>
  )
}
