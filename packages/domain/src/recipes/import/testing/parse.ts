import type { KitchenMeasures } from '../parsed-line.ts'

export const metric: KitchenMeasures = { cups: 'metric', isEvident: true }
export const us: KitchenMeasures = { cups: 'us', isEvident: true }
