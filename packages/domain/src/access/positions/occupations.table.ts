import type { Position } from './position.ts'

/** An occupation of ESCO, the European classification: its address, which is its identity, and its English name. */
export interface EscoOccupation {
  readonly uri: string
  readonly name: string
}

const occupation = (id: string, name: string): EscoOccupation => ({
  uri: `http://data.europa.eu/esco/occupation/${id}`,
  name,
})
const chef = occupation('1009be17-7efd-45f1-a033-566bf179c588', 'chef')
const cook = occupation('90f75f67-495d-49fa-ab57-2f320e251d7e', 'cook')

/**
 * The ESCO occupation a position is, or is a kind of; positions whose occupation we could not look up have none. Source:
 * ESCO, European Commission, data set `occupations_en.csv`.
 */
export const ESCO_OCCUPATIONS: Readonly<Partial<Record<Position, EscoOccupation>>> = {
  'executive chef': chef,
  'head chef': chef,
  'sous chef': chef,
  'chef de partie': cook,
  'demi chef': cook,
  commis: cook,
  baker: occupation('1aadb308-432a-4d01-b54b-b4f7f76dd419', 'baker'),
  porter: occupation('f756fdab-7726-4c48-bfcc-94ff8810fc08', 'kitchen porter'),
  waiter: occupation('d5db9d5c-2ebf-4a54-a79a-1b7e7ff70471', 'waiter/waitress'),
}

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
 * 2012, unit groups. The codes of ESCO begin with the same four digits.
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
