import { idOf, isPathOf } from '@brigade/contract/path.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { namingRecipe } from '@brigade/domain/people/accounts/personal-data.table.ts'
import type { DocumentTransaction } from '@brigade/platform/documents/types.ts'
import { findByField } from './personal-documents.ts'

/** Takes recipes that go off the menus and shelves of kitchens that stay. */
export async function detachRecipes(tx: DocumentTransaction, gone: ReadonlySet<string>): Promise<void> {
  for (const recipe of [...gone].filter((path) => isPathOf(recipes, path))) {
    for (const one of namingRecipe) {
      const found = await findByField(tx, one, idOf(recipe))
      const staying = found.filter(({ path }) => !gone.has(path))
      for (const { path } of staying) tx.update(path, { ...one.without, updatedAt: tx.now })
    }
  }
}
