import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import type { ReactNode } from 'react'
import { useText } from '../../messages/text.tsx'
import { type ChangeScale, type ScaleWish, startOf, waysToScale } from './scale-wish.ts'

interface ScaleBarProps {
  readonly content: RecipeContent
  readonly wish: ScaleWish
  readonly change: ChangeScale
  /** What the chosen way asks for. */
  readonly children: ReactNode
}

/** Scales what is on screen by portions, yield or one ingredient; the recipe itself stays as it is. */
export function ScaleBar({ content, wish, change, children }: ScaleBarProps) {
  const t = useText()
  const ways = waysToScale(content)
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
      {children}
    </section>
  )
}
