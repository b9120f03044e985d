import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { type Exact, EXACT_ONE } from '@brigade/domain/quantities/exact.ts'
import type { RecipeLine } from '@brigade/domain/recipes/recipe-line.ts'
import { scaleAmount } from '@brigade/domain/recipes/recipe-scale.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../shell/paths.ts'
import { useAmountWords } from './amount-text.ts'

interface RecipeLinesProps {
  readonly kitchenId: string
  readonly lines: readonly RecipeLine[]
  readonly factor: Exact
}

interface LineProps {
  readonly kitchenId: string
  readonly line: RecipeLine
  readonly factor: Exact
}

function LineName({ kitchenId, line }: Omit<LineProps, 'factor'>) {
  const t = useText()
  const { refId, kind, name } = line
  if (refId === undefined) {
    return (
      <>
        <strong>{name}</strong> <StateMark state="unknown">{t('recipes.notMatched')}</StateMark>
      </>
    )
  }
  const section = kind === 'recipe' ? 'recipes' : 'ingredients'
  return (
    <>
      <Link href={paths.kitchenDashboard(kitchenId, section, refId)}>{name}</Link>
      {kind === 'recipe' ? <Badge>{t('recipes.food.recipe')}</Badge> : null}
    </>
  )
}

function Line({ kitchenId, line, factor }: LineProps) {
  const t = useText()
  const words = useAmountWords()
  const isAsIs = factor.equals(EXACT_ONE)
  const amount = isAsIs ? words.amount(line.amount) : words.scaled(scaleAmount(line.amount, factor))
  const said = [line.preparation, line.note].filter((part) => part !== undefined).join(' · ')
  return (
    <li className="recipe-line" id={`line-${line.lineKey}`}>
      <span className="recipe-line-amount" data-kind={line.amount.kind}>
        {amount}
      </span>
      <span className="recipe-line-words">
        <span>
          <LineName kitchenId={kitchenId} line={line} />
          {line.isOptional === true ? <Badge>{t('common.optional')}</Badge> : null}
        </span>
        {said === '' ? null : <span>{said}</span>}
        {line.text === line.name ? null : <small title={t('recipes.asWritten')}>{line.text}</small>}
      </span>
    </li>
  )
}

/** The lines of a recipe, scaled; what was written stands under each. */
export function RecipeLines({ kitchenId, lines, factor }: RecipeLinesProps) {
  const t = useText()
  return (
    <ul className="recipe-lines" aria-label={t('recipes.lines')}>
      {lines.flatMap((line, at) => {
        const isFirst = line.group !== undefined && line.group !== lines[at - 1]?.group
        const heading = isFirst
          ? [
              <li className="recipe-group" key={`group ${line.lineKey}`}>
                {line.group}
              </li>,
            ]
          : []
        return [...heading, <Line key={line.lineKey} kitchenId={kitchenId} line={line} factor={factor} />]
      })}
    </ul>
  )
}
