import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { recipes, recipeVersions } from '@brigade/domain/food/recipes/recipes.ts'
import { newRecipe } from '@brigade/domain/food/recipes/save-recipe.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { newId } from '../../lib/writing/new-id.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useSession } from '../../lib/session/session-store.ts'
import { creating, write } from '../../lib/writing/write.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { type RecipeHome, recipePath } from './recipe-home.ts'
import { Recipe } from '@brigade/domain/food/recipes/recipe.ts'

interface NewRecipeProps {
  readonly home: RecipeHome
  readonly tone: 'primary' | 'quiet'
}

/** Keeps a recipe that is only a name so far, and gives its id; undefined when nobody is signed in. */
async function startRecipe(home: RecipeHome, name: string, uid: string): Promise<string | undefined> {
  const params = { recipeId: newId(), versionId: newId() }
  const common = newCommonFields(uid, timestampFromMs(Date.now()))
  const content = { lines: [], steps: [], containers: [] }
  const { ownerKind, ownerId } = home
  const { recipe, version } = newRecipe({
    ownerKind,
    ownerId,
    name,
    content,
    versionId: params.versionId,
    common,
  })
  const outcome = await write([creating(recipes, params, recipe), creating(recipeVersions, params, version)])
  return outcome.state === 'queued' ? params.recipeId : undefined
}

/** The button that begins a recipe, and the one question it asks. */
export function NewRecipe({ home, tone }: NewRecipeProps) {
  const t = useText()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const draft = useDraft(Recipe, { name: `new recipe ${home.ownerId}`, start: { name: '' } })
  const { name } = draft.values
  const [problem, setProblem] = useState<string>()
  const start = async () => {
    if (!draft.check()) return setProblem(t('recipes.nameNeeded'))
    const recipeId = await startRecipe(home, name.trim(), session.state === 'signedIn' ? session.uid : '')
    if (recipeId === undefined) return setProblem(t('error.sign-in-needed'))
    draft.clear()
    return navigate(`${recipePath(home, recipeId)}?edit=1`)
  }
  return (
    <>
      <Button tone={tone} onClick={() => setOpen(true)}>
        {t('recipes.new')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('recipes.new')}
        closeLabel={t('common.close')}
      >
        <Form onSubmit={start}>
          <Stack gap={16}>
            <TextField
              label={t('recipes.name')}
              {...draft.field('name')}
              problem={problem}
              onChange={(event) => {
                draft.setValues({ name: event.target.value })
                setProblem(undefined)
              }}
            />
            <SubmitButton tone="primary">{t('recipes.start')}</SubmitButton>
          </Stack>
        </Form>
      </Dialog>
    </>
  )
}
