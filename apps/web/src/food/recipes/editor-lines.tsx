import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { cycleClosedBy, cycleText } from '@brigade/domain/food/recipes/recipe-cycle.ts'
import { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { EditorLine } from './editor-line.tsx'
import type { FoodChoice } from './food-picker.tsx'
import type { IngredientFinder } from './ingredient-finder.ts'
import type { KitchenBook } from './kitchen-book.ts'
import { moved, MoveButtons } from './move-buttons.tsx'
import type { TypedRecipe } from './recipe-draft.ts'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { parseIngredientLine } from '@brigade/domain/food/import/parse-ingredient-line.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { Form } from '../../shell/forms/form.tsx'
import { useAmountWords } from '../../lib/format/amount-text.ts'

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
function NewLine({ recipeId, finder, recipes, onAdd }: NewLineProps) {
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

interface EditorLinesProps {
  readonly recipeId: string
  readonly book: KitchenBook
  readonly finder: IngredientFinder
  readonly typed: TypedRecipe
  readonly change: (part: Partial<TypedRecipe>) => void
}

const MOST_RECIPES = 6

function searchIn(book: KitchenBook, recipeId: string) {
  const others = book.rows.filter(({ id }) => id !== recipeId)
  return (typed: string) => {
    const words = foldName(typed)
    if (words === '') return []
    const hits = others.filter(({ content }) => foldName(content.name).includes(words))
    return hits.slice(0, MOST_RECIPES).map(({ id, content }) => ({ id, name: content.name }))
  }
}

function lineFor(line: RecipeLine, { kind, id }: FoodChoice): RecipeLine {
  return { ...line, kind: kind === 'recipe' ? 'recipe' : 'ingredient', refId: id }
}

/** The lines while a recipe is written: typed, moved, changed. A recipe that would use itself is refused by name. */
export function EditorLines({ recipeId, book, finder, typed, change }: EditorLinesProps) {
  const t = useText()
  const [refused, setRefused] = useState<string>()
  const { lines, newFoods } = typed
  const recipesByName = new Map(
    book.rows.filter(({ id }) => id !== recipeId).map(({ id, content }) => [foldName(content.name), id]),
  )
  const isFine = ({ kind, refId }: RecipeLine): boolean => {
    const cycle =
      kind === 'recipe' && refId !== undefined ? cycleClosedBy(recipeId, refId, book.recipes) : undefined
    setRefused(cycle === undefined ? undefined : cycleText(cycle, book.recipes))
    return cycle === undefined
  }
  const put = (at: number, line: RecipeLine) => change({ lines: lines.toSpliced(at, 1, line) })
  const pick = (at: number, line: RecipeLine, food: FoodChoice) => {
    const next = lineFor(line, food)
    if (!isFine(next)) return
    const newFood = food.kind === 'new' ? [{ id: food.id, name: food.name, category: food.category }] : []
    change({ lines: lines.toSpliced(at, 1, next), newFoods: [...newFoods, ...newFood] })
  }
  return (
    <Stack gap={12}>
      <h2>{t('recipes.lines')}</h2>
      <ol className="editor-lines">
        {lines.map((line, at) => (
          <EditorLine
            key={line.lineKey}
            line={line}
            finder={finder}
            mayAddFood={book.home.ownerKind === 'kitchen'}
            searchRecipes={searchIn(book, recipeId)}
            onChange={(next) => put(at, next)}
            onPick={(food) => pick(at, line, food)}
          >
            <MoveButtons
              name={line.name}
              isFirst={at === 0}
              isLast={at === lines.length - 1}
              onMove={(by) => change({ lines: moved(lines, at, by) })}
              onRemove={() => change({ lines: lines.toSpliced(at, 1) })}
            />
          </EditorLine>
        ))}
      </ol>
      {refused === undefined ? null : (
        <Banner state="late" role="alert">
          {t('recipes.cycleRefused', { path: refused })}
        </Banner>
      )}
      <NewLine
        recipeId={recipeId}
        finder={finder}
        recipes={recipesByName}
        onAdd={(line) => {
          const isTaken = isFine(line)
          if (isTaken) change({ lines: [...lines, line] })
          return isTaken
        }}
      />
    </Stack>
  )
}
