/** What lists of people and companies are narrowed by beside words and tags (product 4.2). */
export const cardFacets = [
  'station',
  'cuisine',
  'language',
  'openTo',
  'town',
  'region',
  'day',
  'kind',
  'taking',
] as const
export type CardFacet = (typeof cardFacets)[number]

/** The order of cards that the words find equally well. */
export const cardSorts = ['name', 'newest', 'distance'] as const
export type CardSort = (typeof cardSorts)[number]
