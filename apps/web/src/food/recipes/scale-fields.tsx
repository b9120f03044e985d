import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { EXACT_ONE } from '@brigade/domain/core/quantities/exact.ts'
import { roundToText } from '@brigade/domain/core/quantities/round.ts'
import { unitCodes } from '@brigade/domain/core/quantities/unit-codes.ts'
import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { unitWord } from '../../lib/format/unit-word.ts'
import { useText } from '../../messages/text.tsx'
import type { Scale } from './scale-of.ts'
import { type ChangeScale, type ScaleWish, startOf } from './scale-wish.ts'

interface ScaleFieldsProps {
  readonly content: RecipeContent
  readonly wish: ScaleWish
  readonly change: ChangeScale
  readonly scale: Scale
}

const FACTOR_PLACES = 3

/** What the chosen way to scale asks for, and what comes of it. */
export function ScaleFields({ content, wish, change, scale: { factor, problem } }: ScaleFieldsProps) {
  const t = useText()
  const format = useFormat()
  const lines = content.lines.filter(({ amount }) => amount.kind === 'exact')
  return (
    <>
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
    </>
  )
}
