import type { Position } from './position.ts'

/** A unit group of the International Standard Classification of Occupations. */
export interface OccupationGroup {
  readonly code: string
  readonly name: string
}

const chefs: OccupationGroup = { code: '3434', name: 'Chefs' }
const cooks: OccupationGroup = { code: '5120', name: 'Cooks' }
const bakers: OccupationGroup = { code: '7512', name: 'Bakers, pastry-cooks and confectionery makers' }
const helpers: OccupationGroup = { code: '9412', name: 'Kitchen helpers' }
const managers: OccupationGroup = { code: '1412', name: 'Restaurant managers' }
const waiters: OccupationGroup = { code: '5131', name: 'Waiters' }

/**
 * The occupation each position counts as; "other" counts as none. Source: ISCO-08, International Labour Organization,
 * 2012, unit groups. The codes of ESCO, the European classification, begin with the same four digits.
 */
export const OCCUPATIONS: Readonly<Record<Exclude<Position, 'other'>, OccupationGroup>> = {
  owner: managers,
  'executive chef': chefs,
  'head chef': chefs,
  'sous chef': chefs,
  'chef de partie': cooks,
  'demi chef': cooks,
  commis: cooks,
  apprentice: cooks,
  'pastry chef': bakers,
  baker: bakers,
  butcher: { code: '7511', name: 'Butchers, fishmongers and related food preparers' },
  porter: helpers,
  steward: helpers,
  manager: managers,
  purchaser: { code: '3323', name: 'Buyers' },
  waiter: waiters,
  bartender: { code: '5132', name: 'Bartenders' },
  host: waiters,
}
