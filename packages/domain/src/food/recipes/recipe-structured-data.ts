import type { Recipe } from './recipe.ts'

const MINUTES_PER_HOUR = 60

/** Minutes as an ISO 8601 duration: 95 → "PT1H35M", 45 → "PT45M" (rule DS2). */
export function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  const rest = minutes % MINUTES_PER_HOUR
  if (hours === 0) return `PT${rest}M`
  return rest === 0 ? `PT${hours}H` : `PT${hours}H${rest}M`
}

/**
 * A recipe as schema.org Recipe (rule DS2). Lines are given as they were written, or only by name where the owner
 * keeps quantities from outsiders.
 * @param imageUrls - addresses of its photos
 */
export function recipeStructuredData(
  recipe: Pick<Recipe, 'name' | 'current' | 'category' | 'tags' | 'hideQuantities'>,
  imageUrls: readonly string[],
): Readonly<Record<string, unknown>> {
  const { current } = recipe
  const totalMin = (current.prepMin ?? 0) + (current.cookMin ?? 0)
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.name,
    ...(imageUrls.length > 0 && { image: imageUrls }),
    ...(current.description !== undefined && { description: current.description }),
    ...(recipe.category !== undefined && { recipeCategory: recipe.category }),
    ...(recipe.tags.length > 0 && { keywords: recipe.tags.join(', ') }),
    recipeIngredient: current.lines.map((line) =>
      recipe.hideQuantities || line.text === '' ? line.name : line.text,
    ),
    recipeInstructions: current.steps.map(({ text }) => ({ '@type': 'HowToStep', text })),
    ...yieldData(recipe),
    ...(current.prepMin !== undefined && { prepTime: isoDuration(current.prepMin) }),
    ...(current.cookMin !== undefined && { cookTime: isoDuration(current.cookMin) }),
    ...(totalMin > 0 && { totalTime: isoDuration(totalMin) }),
  }
}

function yieldData({ current }: Pick<Recipe, 'current'>): { readonly recipeYield?: readonly string[] } {
  const said = [
    ...(current.portions === undefined ? [] : [String(current.portions)]),
    ...(current.yield === undefined ? [] : [`${current.yield.amount} ${current.yield.unit}`]),
  ]
  return said.length === 0 ? {} : { recipeYield: said }
}
