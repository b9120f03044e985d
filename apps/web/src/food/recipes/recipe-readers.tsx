import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { publicRecipes } from '@brigade/domain/food/recipes/public-recipe.ts'
import { publishRecipe, unpublishRecipe } from '@brigade/domain/food/recipes/recipe-functions.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useState } from 'react'
import { type CallProblem, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

interface RecipeReadersProps {
  readonly recipeId: string
  readonly recipe: Recipe
}

function Refused({ problem }: { readonly problem: CallProblem | null }) {
  const t = useText()
  if (problem === null) return null
  return (
    <Banner state="late" role="alert">
      {t(problem.reason === 'no-photo-or-steps' ? 'recipes.readers.noSteps' : wordsOfProblem(problem))}
    </Banner>
  )
}

/** Who reads the recipe now, and which of its versions. */
function Standing({ recipeId, recipe }: RecipeReadersProps) {
  const t = useText()
  const isPublic = recipe.visibility === 'public'
  const publicRecipe = useDocument(publicRecipes, isPublic ? { recipeId } : null)
  const published = publicRecipe.state === 'success' ? publicRecipe.value?.content : undefined
  if (!isPublic) return <p>{t(`recipes.readers.${recipe.ownerKind}`)}</p>
  const isOlder = published !== undefined && published.versionId !== recipe.currentVersionId
  return (
    <>
      <p>{t(isOlder ? 'recipes.readers.older' : 'recipes.readers.public')}</p>
      <Cluster>
        <LinkButton href={paths.recipe(recipeId)}>{t('recipes.readers.page')}</LinkButton>
      </Cluster>
    </>
  )
}

/** Who may read the recipe: shown to everybody, without its amounts if so wished, and taken back. */
export function RecipeReaders({ recipeId, recipe }: RecipeReadersProps) {
  const t = useText()
  const publishing = useCall(publishRecipe)
  const takingBack = useCall(unpublishRecipe)
  const isOffline = useIsOffline()
  const [hideQuantities, setHide] = useState(recipe.hideQuantities)
  const isPublic = recipe.visibility === 'public'
  return (
    <section className="recipe-panel" aria-labelledby="readers">
      <h2 id="readers">{t('recipes.readers')}</h2>
      <Standing recipeId={recipeId} recipe={recipe} />
      <Checkbox
        label={t('recipes.readers.hide')}
        checked={hideQuantities}
        onChange={({ target }) => setHide(target.checked)}
      />
      <Cluster>
        <Button
          isPending={publishing.isPending}
          disabled={isOffline}
          onClick={() => void publishing.send({ recipeId, hideQuantities })}
        >
          {t(isPublic ? 'recipes.readers.again' : 'recipes.readers.publish')}
        </Button>
        {isPublic ? (
          <Button
            isPending={takingBack.isPending}
            disabled={isOffline}
            onClick={() => void takingBack.send({ recipeId })}
          >
            {t('recipes.readers.takeBack')}
          </Button>
        ) : null}
        {isOffline ? <span>{t('common.needsConnection')}</span> : null}
      </Cluster>
      <Refused problem={publishing.problem ?? takingBack.problem} />
    </section>
  )
}
