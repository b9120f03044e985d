import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { type Exact, EXACT_ONE } from '@brigade/domain/quantities/exact.ts'
import type { RecipeLine } from '@brigade/domain/recipes/recipe-line.ts'
import { scaleAmount } from '@brigade/domain/recipes/recipe-scale.ts'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from './amount-text.ts'
import { foodPath, type RecipeHome, recipePath } from './recipe-home.ts'

interface RecipeLinesProps {
  /** Absent for readers outside, to whom a line is its words alone. */
  readonly home?: RecipeHome | undefined
  readonly lines: readonly RecipeLine[]
  readonly factor: Exact
}

interface LineProps {
  readonly home: RecipeHome | undefined
  readonly line: RecipeLine
  readonly factor: Exact
}

function LineName({ home, line }: Omit<LineProps, 'factor'>) {
  const t = useText()
  const { refId, kind, name } = line
  if (home === undefined) return <strong>{name}</strong>
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

function Line({ home, line, factor }: LineProps) {
  const t = useText()
  const words = useAmountWords()
  const isAsIs = factor.equals(EXACT_ONE)
  const amount = isAsIs ? words.amount(line.amount) : words.scaled(scaleAmount(line.amount, factor))
  // Spaces between a figure and its unit do not break; typed ones may.
  const shown = `${amount} ${line.name}`.replaceAll(/\s/gu, ' ')
  const isSaid = ['', line.name, shown].includes(line.text)
  const said = [line.preparation, line.note].filter((part) => part !== undefined).join(' · ')
  return (
    <li className="recipe-line" id={`line-${line.lineKey}`}>
      <span className="recipe-line-amount" data-kind={line.amount.kind}>
        {home === undefined && line.amount.kind === 'none' ? '' : amount}
      </span>
      <span className="recipe-line-words">
        <span>
          <LineName home={home} line={line} />
          {line.isOptional === true ? <Badge>{t('common.optional')}</Badge> : null}
        </span>
        {said === '' ? null : (
          <span>
            <bdi>{said}</bdi>
          </span>
        )}
        {isSaid ? null : (
          <small title={t('recipes.asWritten')}>
            <bdi>{line.text}</bdi>
          </small>
        )}
      </span>
    </li>
  )
}

/** The lines of a recipe, scaled; what was written stands under each. */
export function RecipeLines({ home, lines, factor }: RecipeLinesProps) {
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
        return [...heading, <Line key={line.lineKey} home={home} line={line} factor={factor} />]
      })}
    </ul>
  )
}
