/** What an ingredient is filed under (product, E18), in the order of a store's walk. */
export const INGREDIENT_CATEGORIES = [
  'greengrocery',
  'bakery',
  'dairy and eggs',
  'meat',
  'fish and seafood',
  'grains and pulses',
  'dry store',
  'frozen',
  'drinks',
  'sweet and baking',
  'ready-made',
  'non-food',
] as const
