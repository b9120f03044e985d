import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { EXACT_ONE } from '@brigade/domain/quantities/exact.ts'
import { roundToText } from '@brigade/domain/quantities/round.ts'
import { unitCodes } from '@brigade/domain/quantities/unit-codes.ts'
import type { RecipeContent } from '@brigade/domain/recipes/recipe.ts'
import { unitWord } from '../../format/unit-word.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { type Scale, type ScaleWish, waysToScale } from './use-scale.ts'

interface ScaleBarProps {
  readonly content: RecipeContent
  readonly scale: Scale
}

const FACTOR_PLACES = 3

/** What the field starts with: the recipe's own amount, so that the first look changes nothing. */
function startOf(by: ScaleWish['by'], content: RecipeContent, lineKey?: string): Partial<ScaleWish> {
  if (by === 'portions') return { by, text: String(content.portions ?? content.yield?.amount ?? '') }
  if (by === 'yield') return { by, text: content.yield?.amount ?? '', unit: content.yield?.unit ?? 'kg' }
  const exact = content.lines.filter(({ amount }) => amount.kind === 'exact')
  const line = exact.find((each) => each.lineKey === lineKey) ?? exact[0]
  if (by === 'as-is' || line?.amount.kind !== 'exact') return { by, text: '' }
  return { by, lineKey: line.lineKey, text: line.amount.qty.amount, unit: line.amount.qty.unit }
}

/** Scales what is on screen by portions, yield or one ingredient; the recipe itself stays as it is. */
export function ScaleBar({ content, scale }: ScaleBarProps) {
  const t = useText()
  const format = useFormat()
  const { wish, change, factor, problem } = scale
  const ways = waysToScale(content)
  const lines = content.lines.filter(({ amount }) => amount.kind === 'exact')
  return (
    <section className="scale-bar" aria-label={t('recipes.scale.title')}>
      <SelectField
        label={t('recipes.scale')}
        value={wish.by}
        choices={ways.map((way) => ({ value: way, label: t(`recipes.scale.${way}`) }))}
        onChange={(event) =>
          change(startOf(ways.find((way) => way === event.target.value) ?? 'as-is', content))
        }
      />
      {wish.by === 'line' ? (
        <SelectField
          label={t('recipes.scale.line')}
          value={wish.lineKey}
          choices={lines.map(({ lineKey, name }) => ({ value: lineKey, label: name }))}
          onChange={(event) => change(startOf('line', content, event.target.value))}
        />
      ) : null}
      {wish.by === 'as-is' ? null : (
        <NumberField
          label={t('recipes.scale.to')}
          value={wish.text}
          problem={problem === undefined ? undefined : t(`recipes.scale.problem.${problem}`)}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
      {wish.by === 'yield' || wish.by === 'line' ? (
        <SelectField
          label={t('recipes.line.unit')}
          value={wish.unit}
          choices={unitCodes.map((code) => ({ value: code, label: unitWord(t, code) }))}
          onChange={(event) =>
            change({ unit: unitCodes.find((code) => code === event.target.value) ?? 'kg' })
          }
        />
      ) : null}
      {factor.equals(EXACT_ONE) ? null : (
        <p className="scale-factor" aria-live="polite">
          {t('recipes.scale.factor', { factor: format.number(roundToText(factor, FACTOR_PLACES)) })}
          <Button size="small" onClick={() => change({ by: 'as-is', text: '' })}>
            {t('recipes.scale.back')}
          </Button>
        </p>
      )}
    </section>
  )
}
