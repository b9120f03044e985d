/** What a unit measures; counted units measure nothing until a food says what one of them weighs or holds (UN5). */
export type Dimension = 'mass' | 'volume' | 'count'

/**
 * Every unit code with what it measures and its exact size in grams or millilitres; a counted unit is one of itself.
 * A code has one size for everybody (UN4).
 * Sizes: international yard and pound agreement of 1959 and NIST Handbook 44 (UN1, UN2); UK Weights and Measures
 * Act 1985 (UN3); metric kitchen measures (UN4).
 */
export const units = {
  mg: { dimension: 'mass', size: '0.001' },
  g: { dimension: 'mass', size: '1' },
  kg: { dimension: 'mass', size: '1000' },
  oz: { dimension: 'mass', size: '28.349523125' },
  lb: { dimension: 'mass', size: '453.59237' },

  ml: { dimension: 'volume', size: '1' },
  cl: { dimension: 'volume', size: '10' },
  dl: { dimension: 'volume', size: '100' },
  l: { dimension: 'volume', size: '1000' },
  tsp: { dimension: 'volume', size: '5' },
  tbsp: { dimension: 'volume', size: '15' },
  cup: { dimension: 'volume', size: '250' },
  ustsp: { dimension: 'volume', size: '4.92892159375' },
  ustbsp: { dimension: 'volume', size: '14.78676478125' },
  uscup: { dimension: 'volume', size: '236.5882365' },
  usfloz: { dimension: 'volume', size: '29.5735295625' },
  uspt: { dimension: 'volume', size: '473.176473' },
  usqt: { dimension: 'volume', size: '946.352946' },
  usgal: { dimension: 'volume', size: '3785.411784' },
  impfloz: { dimension: 'volume', size: '28.4130625' },
  imppt: { dimension: 'volume', size: '568.26125' },
  impqt: { dimension: 'volume', size: '1136.5225' },
  impgal: { dimension: 'volume', size: '4546.09' },

  piece: { dimension: 'count', size: '1' },
  bunch: { dimension: 'count', size: '1' },
  portion: { dimension: 'count', size: '1' },
  pack: { dimension: 'count', size: '1' },
  case: { dimension: 'count', size: '1' },
  tray: { dimension: 'count', size: '1' },
  box: { dimension: 'count', size: '1' },
  bag: { dimension: 'count', size: '1' },
  bottle: { dimension: 'count', size: '1' },
  carton: { dimension: 'count', size: '1' },
  pallet: { dimension: 'count', size: '1' },
} as const satisfies Record<string, { readonly dimension: Dimension; readonly size: string }>

/** Measures without a code, named in full and never read as the code of like name (UN1, UN4). */
export const namedMeasures = {
  tonne: { amount: '1000', unit: 'kg' },
  'Australian tablespoon': { amount: '20', unit: 'ml' },
  'US label cup': { amount: '240', unit: 'ml' },
} as const satisfies Record<string, { readonly amount: string; readonly unit: keyof typeof units }>
