import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { newId } from '../../lib/writing/new-id.ts'
import { useText } from '../../messages/text.tsx'
import { moved, MoveButtons } from './move-buttons.tsx'
import type { TypedRecipe } from './recipe-draft.ts'
import { RecipeStep, RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { maxLengthOf, mostOf } from '../../lib/drafts/field-limits.ts'

interface EditorStepsProps {
  readonly typed: TypedRecipe
  readonly change: (part: Partial<TypedRecipe>) => void
}

const MOST_STEPS = mostOf(RecipeContent, 'steps')

/** The method, step by step. */
export function EditorSteps({ typed: { steps }, change }: EditorStepsProps) {
  const t = useText()
  return (
    <Stack gap={12}>
      <h2>{t('recipes.method')}</h2>
      {steps.map((step, at) => {
        const name = t('recipes.step', { n: at + 1 })
        return (
          <div className="editor-step" key={step.stepKey}>
            <TextArea
              label={name}
              rows={2}
              value={step.text}
              maxLength={maxLengthOf(RecipeStep, 'text')}
              onChange={(event) =>
                change({ steps: steps.toSpliced(at, 1, { ...step, text: event.target.value }) })
              }
            />
            <Cluster gap={4}>
              <MoveButtons
                name={name}
                isFirst={at === 0}
                isLast={at === steps.length - 1}
                onMove={(by) => change({ steps: moved(steps, at, by) })}
                onRemove={() => change({ steps: steps.toSpliced(at, 1) })}
              />
            </Cluster>
          </div>
        )
      })}
      <Cluster>
        <Button
          disabled={steps.length >= MOST_STEPS}
          onClick={() => change({ steps: [...steps, { stepKey: newId(), text: '', lineKeys: [] }] })}
        >
          {t('recipes.addStep')}
        </Button>
      </Cluster>
    </Stack>
  )
}
