import { type Exact, EXACT_ONE } from '@brigade/domain/core/quantities/exact.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { scaleAmount } from '@brigade/domain/food/recipes/recipe-scale.ts'
import { useAmountWords } from '../../lib/format/amount-text.ts'
import { type RecipeHome, foodPath, recipePath } from './recipe-home.ts'
import { RecipeLines } from './recipe-lines.tsx'
import { useWorkedOutWords } from './worked-out-text.ts'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { useText } from '../../messages/text.tsx'

interface LineNameProps {
  readonly home: RecipeHome
  readonly line: RecipeLine
}

/** The name of a line at home: the way to its food or recipe, or that it is matched with none. */
function LineName({ home, line: { refId, kind, name } }: LineNameProps) {
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

interface ScaledLinesProps {
  /** Absent for readers outside, to whom a line is its words alone. */
  readonly home?: RecipeHome
  readonly lines: readonly RecipeLine[]
  readonly factor: Exact
}

/** The lines of a recipe for another batch size. */
export function ScaledLines({ home, lines, factor }: ScaledLinesProps) {
  const words = useAmountWords()
  const workedOut = useWorkedOutWords()
  const isAsIs = factor.equals(EXACT_ONE)
  const amountOf = ({ amount }: RecipeLine) => {
    if (home === undefined && amount.kind === 'none') return ''
    return isAsIs ? words.amount(amount) : workedOut.scaled(scaleAmount(amount, factor))
  }
  const nameOf = home === undefined ? undefined : (line: RecipeLine) => <LineName home={home} line={line} />
  return <RecipeLines lines={lines} amountOf={amountOf} nameOf={nameOf} />
}
