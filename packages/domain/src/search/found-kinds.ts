// Apart from the schemas, so that the search's page is drawn without them.

/** Product `searchAll` … `searchKitchens`: hits on one page. */
export const FOUND_PER_PAGE = 24

/** What a search can find. */
export const FOUND_KINDS = [
  'person',
  'professional',
  'chef',
  'recruiter',
  'kitchen',
  'job',
  'recipe',
  'menu',
  'ingredient',
  'supplier',
  'event',
] as const
export type FoundKind = (typeof FOUND_KINDS)[number]
