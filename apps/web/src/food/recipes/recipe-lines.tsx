import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import type { ReactNode } from 'react'
import { useText } from '../../messages/text.tsx'
import { useAmountWords } from '../../lib/format/amount-text.ts'

interface RecipeLinesProps {
  readonly lines: readonly RecipeLine[]
  /** A line's amount in words; absent for the recipe as it is, as readers outside see it. */
  readonly amountOf?: ((line: RecipeLine) => string) | undefined
  /** A line's name; absent for readers outside, to whom it is its words alone. */
  readonly nameOf?: ((line: RecipeLine) => ReactNode) | undefined
}

interface LineProps {
  readonly line: RecipeLine
  readonly amount: string
  readonly name: ReactNode
}

function Line({ line, amount, name }: LineProps) {
  const t = useText()
  // Spaces between a figure and its unit do not break; typed ones may.
  const amountAndName = `${amount} ${line.name}`.replaceAll(/\s/gu, ' ')
  const isComplete = ['', line.name, amountAndName].includes(line.text)
  const details = [line.preparation, line.note].filter((part) => part !== undefined).join(' · ')
  return (
    <li className="recipe-line" id={`line-${line.lineKey}`}>
      <span className="recipe-line-amount" data-kind={line.amount.kind}>
        {amount}
      </span>
      <span className="recipe-line-words">
        <span>
          {name}
          {line.isOptional === true ? <Badge>{t('common.optional')}</Badge> : null}
        </span>
        {details === '' ? null : (
          <span>
            <bdi>{details}</bdi>
          </span>
        )}
        {isComplete ? null : (
          <small title={t('recipes.asWritten')}>
            <bdi>{line.text}</bdi>
          </small>
        )}
      </span>
    </li>
  )
}

/** The lines of a recipe, each with the original text below it. */
export function RecipeLines({ lines, amountOf, nameOf }: RecipeLinesProps) {
  const t = useText()
  const words = useAmountWords()
  const asWritten = ({ amount }: RecipeLine) => (amount.kind === 'none' ? '' : words.amount(amount))
  const plain = ({ name }: RecipeLine) => <strong>{name}</strong>
  const amount = amountOf ?? asWritten
  const name = nameOf ?? plain
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
        return [...heading, <Line key={line.lineKey} line={line} amount={amount(line)} name={name(line)} />]
      })}
    </ul>
  )
}
