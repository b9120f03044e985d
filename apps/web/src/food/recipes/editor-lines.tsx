import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import { cycleClosedBy, cycleText } from '@brigade/domain/food/recipes/recipe-cycle.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import { EditorLine } from './editor-line.tsx'
import type { FoodChoice } from './food-picker.tsx'
import type { IngredientFinder } from './ingredient-finder.ts'
import type { KitchenBook } from './kitchen-book.ts'
import { moved, MoveButtons } from './move-buttons.tsx'
import { NewLine } from './new-line.tsx'
import type { TypedRecipe } from './recipe-draft.ts'

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
