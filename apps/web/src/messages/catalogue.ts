/** The English messages. A test keeps this list of files complete; which file a key lies in matters to nobody but its readers. */
type Catalogue = typeof import('./en-GB/allergens.json') &
  typeof import('./en-GB/apply.json') &
  typeof import('./en-GB/auth.json') &
  typeof import('./en-GB/cards.json') &
  typeof import('./en-GB/catalogue.json') &
  typeof import('./en-GB/common.json') &
  typeof import('./en-GB/cookbook.json') &
  typeof import('./en-GB/document.json') &
  typeof import('./en-GB/gigs.json') &
  typeof import('./en-GB/guests.json') &
  typeof import('./en-GB/hiring.json') &
  typeof import('./en-GB/home.json') &
  typeof import('./en-GB/ingredients.json') &
  typeof import('./en-GB/jobs.json') &
  typeof import('./en-GB/keys.json') &
  typeof import('./en-GB/kitchens.json') &
  typeof import('./en-GB/legal.json') &
  typeof import('./en-GB/lists.json') &
  typeof import('./en-GB/menus.json') &
  typeof import('./en-GB/noPermission.json') &
  typeof import('./en-GB/notices.json') &
  typeof import('./en-GB/people.json') &
  typeof import('./en-GB/plans.json') &
  typeof import('./en-GB/preparation.json') &
  typeof import('./en-GB/recipes.json') &
  typeof import('./en-GB/rules.json') &
  typeof import('./en-GB/safety.json') &
  typeof import('./en-GB/search.json') &
  typeof import('./en-GB/settings.json') &
  typeof import('./en-GB/setup.json') &
  typeof import('./en-GB/share.json') &
  typeof import('./en-GB/shared.json') &
  typeof import('./en-GB/shell.json') &
  typeof import('./en-GB/showcase.json') &
  typeof import('./en-GB/supply.json') &
  typeof import('./en-GB/team.json') &
  typeof import('./en-GB/terms.json') &
  typeof import('./en-GB/tickets.json') &
  typeof import('./en-GB/trade.json') &
  typeof import('./en-GB/units.json')

/** Every message there is; a key that is in no file does not compile. */
export type MessageKey = keyof Catalogue

/** Values that a message's placeholders take. */
export type MessageValues = Readonly<Record<string, string | number>>
