import { documentPath } from '@brigade/contract/path.ts'
import { CATALOGUE, seededIngredient } from '@brigade/domain/food/catalogue/catalogue.ts'
import { ingredients } from '@brigade/domain/food/ingredients/ingredient.ts'
import type { Documents } from '@brigade/platform/documents/types.ts'

import { seedOnce } from './seed-once.ts'

/** Brings in the shared catalogue, and its newer state after an update. Entries that people have changed stay theirs. */
export async function seedCatalogue(documents: Documents): Promise<void> {
  await seedOnce(documents, { id: 'catalogue', content: CATALOGUE }, async (tx) => {
    for (const entry of CATALOGUE) {
      const path = documentPath(ingredients, { ingredientId: entry.id })
      const fresh = seededIngredient(entry, tx.now)
      const kept = await tx.get(path)
      if (kept === undefined || kept['updatedBy'] === fresh.createdBy) tx.set(path, fresh)
    }
  })
}
