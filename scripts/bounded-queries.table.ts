/** Collections of which one parent has few, however old it grows: a query of one parent needs no limit. */
export const FEW_OF_A_PARENT: Readonly<Record<string, string>> = {
  applicationEvents: 'the steps of one application',
  baskets: 'one of each supplier',
  claims: 'of one order',
  countLines: 'of one count',
  dayCodes: 'of one job',
  equipment: 'of one kitchen',
  invitations: 'taken away when answered or over',
  invoices: 'of one order',
  menuItems: 'of one menu',
  menuSections: 'of one menu',
  menus: 'what a kitchen has written itself',
  notificationPreferences: 'one of each kind',
  orderEvents: 'the steps of one order',
  orderLines: 'of one order',
  safetySchedules: 'one of each check',
  safetyTemplates: 'one of each check',
  stations: 'of one kitchen',
  storageAreas: 'of one kitchen',
  supplierLinks: 'who a kitchen buys from',
  teamMembers: 'the people of one kitchen',
}

/** Fields that one value of names one day, or a pair of people: few documents have it. */
export const NARROW_FIELDS: readonly string[] = [
  'serviceDay',
  'target',
  'professional',
  'jobId',
  'state',
  'isOpen',
]

/** Times that a query begins at. */
export const TIMES: readonly string[] = ['at', 'sentAt', 'startedAt', 'startsAt', 'times.sent']

/**
 * Queries that read more the older the kitchen or the person grows, by file and collection. This list only shrinks: give a
 * new query a limit.
 */
export const NOT_YET_BOUNDED: readonly string[] = [
  'food/ingredients/shared/proposals.tsx ingredientProposals',
  'food/ingredients/use-kitchen-recipes.ts recipes',
  'food/recipes/copy-to-kitchen.tsx stockLines',
  'food/recipes/use-ingredient-finder.ts ingredients',
  'food/recipes/use-kitchen-book.ts priceLines',
  'food/recipes/use-kitchen-book.ts recipes',
  'food/recipes/use-kitchen-book.ts stockLines',
  'food/recipes/use-own-book.ts ingredients',
  'food/recipes/use-own-book.ts recipes',
  'food/recipes/use-versions.ts recipeVersions',
  'hiring/applications/approach-button.tsx jobs',
  'hiring/gigs/own-shifts.tsx bookings',
  'hiring/recruiters/recruiting-page.tsx applications',
  'hiring/recruiters/recruiting-page.tsx jobs',
  'kitchen/ordering/supplier-catalogue-page.tsx catalogueLines',
  'kitchen/ordering/take-dialog.tsx catalogueLines',
  'kitchen/ordering/use-asking-links.ts supplierLinks',
  'kitchen/ordering/use-stocked.ts stockBalances',
  'kitchen/preparation/make-list-dialog.tsx recipes',
  'kitchen/preparation/make-list-dialog.tsx stockLines',
  'kitchen/tickets/all-day-panel.tsx recipes',
  'lib/kitchen/use-catalogue.ts ingredients',
  'lib/kitchen/use-shelf.ts priceLines',
  'lib/kitchen/use-shelf.ts stockLines',
  'people/profiles/brigade-users/own-card-page.tsx follows',
  'shell/notification-bell/use-notices.ts notifications',
]
