import type { IngredientCategory } from '../ingredients/ingredient-category.ts'

/** Where a food is kept. `cool` is a cellar or a cool corner; `dry` is a shelf at room temperature. */
export type StoragePlace = 'fridge' | 'freezer' | 'cool' | 'dry'

/** Where to keep a food, the warmest it should be there (°C), and for how many days as it comes in. */
export interface TypicalStorage {
  readonly place: StoragePlace
  readonly maxC?: string
  readonly days: number
}

const fridge = (days: number, maxC = '5'): TypicalStorage => ({ place: 'fridge', maxC, days })
const cool = (days: number): TypicalStorage => ({ place: 'cool', maxC: '12', days })
const dry = (days: number): TypicalStorage => ({ place: 'dry', days })

/**
 * House defaults, chosen for this project and no law anywhere: what stands on the pack comes first, then what the
 * kitchen sets, then the limits of its rule set. One for foods that need to be kept cold, one for the others.
 */
export const STORAGE_BY_CATEGORY: Readonly<
  Record<IngredientCategory, { readonly chilled: TypicalStorage; readonly other: TypicalStorage }>
> = {
  greengrocery: { chilled: fridge(4), other: fridge(7, '8') },
  bakery: { chilled: fridge(3), other: dry(2) },
  'dairy and eggs': { chilled: fridge(7), other: dry(180) },
  meat: { chilled: fridge(3, '4'), other: dry(180) },
  'fish and seafood': { chilled: fridge(2, '2'), other: dry(365) },
  'grains and pulses': { chilled: fridge(3), other: dry(365) },
  'dry store': { chilled: fridge(7), other: dry(365) },
  frozen: {
    chilled: { place: 'freezer', maxC: '-18', days: 180 },
    other: { place: 'freezer', maxC: '-18', days: 180 },
  },
  drinks: { chilled: fridge(3), other: dry(365) },
  'sweet and baking': { chilled: fridge(7), other: dry(365) },
  'ready-made': { chilled: fridge(3), other: dry(180) },
  'non-food': { chilled: dry(3650), other: dry(3650) },
}

/** Foods that are kept otherwise than their category. */
export const STORAGE_BY_ID: Readonly<Record<string, TypicalStorage>> = {
  potato: cool(21),
  'sweet-potato': cool(14),
  onion: cool(30),
  'red-onion': cool(30),
  shallot: cool(30),
  garlic: cool(60),
  pumpkin: cool(60),
  'butternut-squash': cool(60),
  banana: dry(4),
  avocado: dry(4),
  tomato: cool(5),
  'cherry-tomato': cool(5),
  pineapple: cool(5),
  lemon: fridge(21, '8'),
  lime: fridge(21, '8'),
  orange: fridge(14, '8'),
  apple: fridge(28, '8'),
  carrot: fridge(21, '8'),
  beetroot: fridge(21, '8'),
  celeriac: fridge(21, '8'),
  'white-cabbage': fridge(28, '8'),
  'red-cabbage': fridge(28, '8'),
  basil: cool(3),
  coriander: fridge(4),
  parsley: fridge(5),
  dill: fridge(4),
  chervil: fridge(3),
  strawberry: fridge(2),
  raspberry: fridge(2),
  egg: fridge(21, '8'),
  butter: fridge(30),
  parmesan: fridge(60),
  cheddar: fridge(30),
  'beef-mince': fridge(1, '2'),
  'pork-mince': fridge(1, '2'),
  'veal-mince': fridge(1, '2'),
  'lamb-mince': fridge(1, '2'),
  'chicken-mince': fridge(1, '2'),
  'chicken-liver': fridge(1, '3'),
  mussel: fridge(2, '4'),
  oyster: fridge(5, '4'),
  'fresh-yeast': fridge(10),
}
