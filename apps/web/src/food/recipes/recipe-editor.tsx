import { FormContext } from '@brigade/design-system/atoms/form-context.ts'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { type Recipe, RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { useState } from 'react'
import { refusalWords } from '../../lib/problems/refusal-words.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { useText } from '../../messages/text.tsx'
import { useUnsaved } from '../../shell/busy.ts'
import { FormProblems } from '../../shell/forms/form.tsx'
import { useFormState } from '../../shell/forms/use-form-state.ts'
import { EditorCost } from './editor-cost.tsx'
import { EditorFields } from './editor-fields.tsx'
import { EditorLines } from './editor-lines.tsx'
import { EditorSteps } from './editor-steps.tsx'
import type { IngredientFinder } from './ingredient-finder.ts'
import type { KitchenBook } from './kitchen-book.ts'
import { readTyped, type TypedField } from './recipe-draft.ts'
import { saveTyped } from './save-typed.ts'
import { useTypedRecipe } from './use-typed-recipe.ts'
import { RecipeVersion } from '@brigade/domain/food/recipes/recipe-version.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface RecipeEditorProps {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly book: KitchenBook
  readonly finder: IngredientFinder
  readonly onClose: () => void
}

/** A recipe while it is written. Every letter is kept on this device until it is saved or discarded. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { recipeId, recipe, book, finder, onClose } = props
  const t = useText()
  const session = useSession()
  const { values: typed, setValues, clear, isChanged } = useTypedRecipe(recipeId, recipe)
  const [wrong, setWrong] = useState<readonly TypedField[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  useUnsaved(isChanged)
  const close = () => {
    clear()
    onClose()
  }
  const save = async () => {
    const read = readTyped(typed, recipe.current)
    setWrong(read.ok ? [] : read.wrong)
    if (!read.ok) return
    const uid = session.state === 'signedIn' ? session.uid : ''
    const outcome = await saveTyped({ recipeId, uid, recipe }, { typed, content: read.content, finder })
    if (outcome.state === 'queued') close()
    else setProblem(refusalWords(t, outcome))
  }
  const { root, submit, ...form } = useFormState<HTMLDivElement>(save)
  return (
    <FormContext value={form}>
      <div ref={root}>
        <Stack gap={24}>
          {typed.base.versionId === recipe.currentVersionId ? null : (
            <Banner state="warn">{t('recipes.changedMeanwhile', { name: recipe.name })}</Banner>
          )}
          <FormProblems />
          {problem === null ? null : (
            <Banner state="late" role="alert">
              {problem}
            </Banner>
          )}
          <EditorFields typed={typed} wrong={wrong} change={setValues} />
          <EditorLines recipeId={recipeId} book={book} finder={finder} typed={typed} change={setValues} />
          <EditorSteps typed={typed} change={setValues} />
          <TextArea
            label={t('recipes.description')}
            value={typed.description}
            maxLength={maxLengthOf(RecipeContent, 'description')}
            onChange={(event) => setValues({ description: event.target.value })}
          />
          <TextField
            label={t('recipes.versionNote')}
            optional={t('common.optional')}
            value={typed.note}
            maxLength={maxLengthOf(RecipeVersion, 'note')}
            onChange={(event) => setValues({ note: event.target.value })}
          />
          <div className="editor-foot">
            <EditorCost recipeId={recipeId} recipe={recipe} book={book} typed={typed} />
            <Cluster>
              <Button tone="primary" size="large" isPending={form.isSending} onClick={() => void submit()}>
                {t('recipes.saveVersion')}
              </Button>
              <Button size="large" onClick={close}>
                {t(isChanged ? 'recipes.letGo' : 'common.cancel')}
              </Button>
              <small>{isChanged ? t('recipes.keptHere') : ''}</small>
            </Cluster>
          </div>
        </Stack>
      </div>
    </FormContext>
  )
}
