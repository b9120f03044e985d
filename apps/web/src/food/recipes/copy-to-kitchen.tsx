import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useMemo, useState } from 'react'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { useOwnKitchens } from '../../lib/kitchen/use-own-kitchens.ts'
import { useOwnCard } from '../../lib/session/own-name.ts'
import { useIngredientFinder } from './use-ingredient-finder.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { copyOfRecipe } from '@brigade/domain/food/recipes/copy-recipe.ts'
import { recipes, recipeVersions } from '@brigade/domain/food/recipes/recipes.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { creating, write, type WriteOutcome } from '../../lib/writing/write.ts'
import type { IngredientFinder } from './ingredient-finder.ts'
import { stockLineParts } from './stock-line-parts.ts'

interface Copying {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly kitchenId: string
  readonly uid: string
  readonly author: string
  /** Knows which ingredients the kitchen has already. */
  readonly finder: IngredientFinder
}

/** Copies a person's recipe to a kitchen with the stock lines it needs there; gives the copy's id. */
async function copyRecipe(copying: Copying): Promise<{
  readonly copyId: string
  readonly outcome: WriteOutcome
}> {
  const { recipeId, recipe, kitchenId, uid, author, finder } = copying
  const now = Date.now()
  const params = { recipeId: newId(), versionId: newId() }
  const common = newCommonFields(uid, timestampFromMs(now))
  const copy = copyOfRecipe(recipe, { recipeId, kitchenId, versionId: params.versionId, common, author })
  const ids = copy.recipe.current.lines.flatMap(({ refId }) => refId ?? [])
  const foods = stockLineParts({ home: copy.recipe, uid, now, finder, ids, newFoods: [] })
  const outcome = await write([
    ...foods,
    creating(recipes, params, copy.recipe),
    creating(recipeVersions, params, copy.version),
  ])
  return { copyId: params.recipeId, outcome }
}

interface CopyToKitchenProps {
  readonly recipeId: string
  readonly recipe: Recipe
}

/** The finder for a kitchen's ingredients, once one is chosen. */
function useKitchenFinder(kitchenId: string) {
  const lines = useQuery(stockLines, kitchenId === '' ? null : { kitchenId })
  const rows = lines.state === 'success' ? lines.value : undefined
  const known = useMemo(
    () => (rows === undefined ? undefined : new Map(rows.map(({ id, content }) => [id, content]))),
    [rows],
  )
  return useIngredientFinder(known)
}

/** Copies an own recipe to a kitchen where the reader cooks, with credit; nothing is shown to those without one. */
export function CopyToKitchen({ recipeId, recipe }: CopyToKitchenProps) {
  const t = useText()
  const session = useSession()
  const card = useOwnCard()
  const own = useOwnKitchens()
  const [kitchenId, setKitchen] = useState('')
  const [problem, setProblem] = useState<string>()
  const finder = useKitchenFinder(kitchenId)
  const rows = own.state === 'success' ? own.value.filter(({ member }) => hasAccess(member, 'cook')) : []
  if (rows.length === 0) return null
  const copy = async () => {
    if (kitchenId === '') return setProblem(t('recipes.copy.choose'))
    if (finder.state !== 'success' || session.state !== 'signedIn')
      return setProblem(t('common.stillFetching'))
    const author = card?.displayName ?? t('recipes.somebody')
    const request = { recipeId, recipe, kitchenId, uid: session.uid, author, finder: finder.value }
    const { copyId, outcome } = await copyRecipe(request)
    if (outcome.state !== 'queued') return setProblem(t('common.failed'))
    return navigate(paths.kitchenDashboard(kitchenId, 'recipes', copyId))
  }
  return (
    <section className="recipe-panel" aria-labelledby="copy">
      <h2 id="copy">{t('recipes.copy')}</h2>
      <p>{t('recipes.copy.text')}</p>
      <SelectField
        label={t('recipes.copy.kitchen')}
        value={kitchenId}
        problem={problem}
        choices={[
          { value: '', label: t('recipes.copy.none') },
          ...rows.map(({ id, kitchen }) => ({ value: id, label: kitchen?.name ?? '…' })),
        ]}
        onChange={({ target }) => {
          setKitchen(target.value)
          setProblem(undefined)
        }}
      />
      <Button isPending={kitchenId !== '' && finder.state === 'pending'} onClick={() => void copy()}>
        {t('recipes.copy.do')}
      </Button>
    </section>
  )
}
