import type { RecipeLine } from './recipe-line.ts'

/** What a recipe is called and what its lines name: as much of it as loops and the bin need. */
export interface RecipeUses {
  readonly name: string
  readonly current: { readonly lines: readonly Pick<RecipeLine, 'kind' | 'refId'>[] }
}
