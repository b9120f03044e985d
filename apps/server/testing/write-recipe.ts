import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import { newRecipe } from '@brigade/domain/food/recipes/save-recipe.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { Answer, KitchenClient } from './kitchen-client.ts'

/** A recipe that uses one other thing. */
interface WrittenRecipe {
  /** Its name in small letters is its id. */
  readonly name: string
  readonly uses: { readonly kind: RecipeLine['kind']; readonly refId: string }
  readonly isApproved?: boolean
}

/** Writes a recipe with its first version into a client's kitchen. */
export function writeRecipe(
  client: KitchenClient,
  { name, uses, isApproved = false }: WrittenRecipe,
): Promise<Answer> {
  const line: RecipeLine = {
    lineKey: 'line',
    text: '',
    ...uses,
    name: uses.refId,
    amount: { kind: 'none' },
  }
  const { recipe, version } = newRecipe({
    ownerKind: 'kitchen',
    ownerId: client.kitchenId,
    name,
    content: { lines: [line], steps: [], containers: [] },
    versionId: 'v1',
    common: newCommonFields(client.uid, timestampFromMs(Date.now())),
  })
  const approval = isApproved ? { state: 'approved', approvedVersionId: 'v1' } : {}
  const path = `recipes/${name.toLowerCase()}`
  return client.write({ [path]: { ...recipe, ...approval }, [`${path}/versions/v1`]: version })
}
