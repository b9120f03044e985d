import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { parseIngredientLine } from '@brigade/domain/food/import/parse-ingredient-line.ts'
import { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { useAmountWords } from '../../lib/format/amount-text.ts'
import type { IngredientFinder } from './ingredient-finder.ts'

interface NewLineProps {
  readonly recipeId: string
  readonly finder: IngredientFinder
  /** Other recipes of the kitchen by folded name. */
  readonly recipes: ReadonlyMap<string, string>
  /** Answers whether the line was taken; else what was typed stays. */
  readonly onAdd: (line: RecipeLine) => boolean
}

/** Typed here, a cup is the metric one; other cups have units of their own. */
const KITCHEN = { cups: 'metric', isEvident: true } as const

function lineFrom(text: string, { finder, recipes }: Pick<NewLineProps, 'finder' | 'recipes'>): RecipeLine {
  const { amount, also, name, preparation, note, isOptional } = parseIngredientLine(text, KITCHEN)
  const recipeId = recipes.get(foldName(name))
  const match = finder.match(name)
  const refId = recipeId ?? (match.kind === 'match' ? match.ingredientId : undefined)
  return {
    lineKey: newId(),
    text,
    kind: recipeId === undefined ? 'ingredient' : 'recipe',
    name,
    amount,
    ...(refId !== undefined && { refId }),
    ...(also !== undefined && { also }),
    ...(preparation !== undefined && { preparation }),
    ...(note !== undefined && { note }),
    ...(isOptional && { isOptional }),
  }
}

/** Adds a line by typing it: "2,5 kg onion, diced" is shown back as it was understood while it is typed. */
export function NewLine({ recipeId, finder, recipes, onAdd }: NewLineProps) {
  const t = useText()
  const words = useAmountWords()
  const { values, clear, field } = useDraft(RecipeLine, {
    name: `recipe line ${recipeId}`,
    start: { text: '' },
  })
  const { text } = values
  const read = text.trim() === '' ? undefined : lineFrom(text.trim(), { finder, recipes })
  const food = read?.refId === undefined ? undefined : finder.food(read.refId)?.name
  const meaning = read?.kind === 'recipe' ? t('recipes.food.recipe') : (food ?? t('recipes.notMatched'))
  const parts =
    read === undefined ? [] : [words.amount(read.amount), read.name, read.preparation, read.note, meaning]
  return (
    <Form
      className="new-line"
      onSubmit={() => {
        if (read !== undefined && onAdd(read)) clear()
      }}
    >
      <TextField
        label={t('recipes.addLine')}
        placeholder={t('recipes.addLineExample')}
        {...field('text')}
        autoComplete="off"
      />
      <SubmitButton tone="primary">{t('common.add')}</SubmitButton>
      <p className="new-line-read" aria-live="polite">
        {parts.filter((part) => part !== undefined).join(' · ')}
      </p>
    </Form>
  )
}
