/** The three steps of every app's plan, lowest first (product, section 7). */
export const planSteps = ['free', 'plus', 'full'] as const

/** The apps that have a plan of their own; Profile has everything, and suppliers sell under fair use. */
export const planApps = ['chef', 'agency', 'recruiter'] as const

/**
 * What is counted, for which app, and how many of it each step has; `null` has no limit (product, section 7). Never limited,
 * so not in this table: safety records, tickets, prep, stock, reading, export, deletion, replying to anybody, declining with
 * a message, accepting a delivery, an inspector link.
 */
export const planLimits = {
  'kitchens owned': { app: 'chef', free: 1, plus: 3, full: null },
  'recipes per kitchen': { app: 'chef', free: 60, plus: 400, full: null },
  'own recipes': { app: 'chef', free: 60, plus: 400, full: null },
  'team per kitchen': { app: 'chef', free: 10, plus: 40, full: null },
  'supplier links per kitchen': { app: 'chef', free: 5, plus: 30, full: null },
  'open applications': { app: 'agency', free: 15, plus: 50, full: null },
  'saved searches with alerts': { app: 'agency', free: 3, plus: 20, full: 100 },
  'gallery pictures': { app: 'agency', free: 24, plus: 120, full: 500 },
  'open jobs': { app: 'recruiter', free: 2, plus: 12, full: null },
  'hires per month': { app: 'recruiter', free: 5, plus: 25, full: null },
  'contact requests per month': { app: 'recruiter', free: 15, plus: 100, full: 500 },
  'seats per hiring team': { app: 'recruiter', free: 3, plus: 15, full: null },
} as const

/** What a plan counts. */
export type CountedThing = keyof typeof planLimits

function isCounted(name: string): name is CountedThing {
  return Object.hasOwn(planLimits, name)
}
export const countedThings: readonly CountedThing[] = Object.keys(planLimits).filter(isCounted)

/** What a guest has, whatever the plans say (product, section 7). */
export const guestLimits = {
  'kitchens owned': 1,
  'recipes per kitchen': 15,
  'own recipes': 15,
  'team per kitchen': 1,
  'supplier links per kitchen': 0,
} as const

/** Catalogue lines of a supplier under fair use (product, section 7). */
export const CATALOGUE_LINES = 5000

/** Suggested prices in EUR cents a month, net; the operator may change them. A year costs ten months (product, section 7). */
export const planPrices = {
  chef: { free: 0, plus: 1900, full: 4900 },
  agency: { free: 0, plus: 500, full: 1200 },
  recruiter: { free: 0, plus: 3900, full: 9900 },
  bundle: { free: 0, plus: 4500, full: 12_000 },
} as const

/** Months paid for a year. */
export const MONTHS_PER_PAID_YEAR = 10
