import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { ScaledLines } from '../scaled-lines.tsx'
import { ScaleFields } from '../scale-fields.tsx'
import { scaleOf } from '../scale-of.ts'
import type { ChangeScale, ScaleWish } from '../scale-wish.ts'

interface ScalingProps {
  readonly content: RecipeContent
  readonly wish: ScaleWish
}

/** Outside the kitchen nothing says how a cup compares with a gram. */
const NO_FACTS = [] as const

/** What the chosen way to scale a shown recipe asks for. */
export function ScalingFields(props: ScalingProps & { readonly change: ChangeScale }) {
  return <ScaleFields {...props} scale={scaleOf(props.content, props.wish, NO_FACTS)} />
}

/** The lines of a shown recipe, scaled as it is wished. */
export function ScalingLines({ content, wish }: ScalingProps) {
  return <ScaledLines lines={content.lines} factor={scaleOf(content, wish, NO_FACTS).factor} />
}
