import type { I18n, Messages } from '@lingui/core'

/** One line per message file. Keys inside a file begin with the file's name. */
const files = {
  common: () => import('./en-GB/common.json'),
  shell: () => import('./en-GB/shell.json'),
  home: () => import('./en-GB/home.json'),
  auth: () => import('./en-GB/auth.json'),
  team: () => import('./en-GB/team.json'),
  kitchens: () => import('./en-GB/kitchens.json'),
  ingredients: () => import('./en-GB/ingredients.json'),
  catalogue: () => import('./en-GB/catalogue.json'),
  shared: () => import('./en-GB/shared.json'),
  guests: () => import('./en-GB/guests.json'),
  menus: () => import('./en-GB/menus.json'),
  preparation: () => import('./en-GB/preparation.json'),
  trade: () => import('./en-GB/trade.json'),
  jobs: () => import('./en-GB/jobs.json'),
  cards: () => import('./en-GB/cards.json'),
  people: () => import('./en-GB/people.json'),
  hiring: () => import('./en-GB/hiring.json'),
  apply: () => import('./en-GB/apply.json'),
  sections: () => import('./en-GB/sections.json'),
  showcase: () => import('./en-GB/showcase.json'),
  units: () => import('./en-GB/units.json'),
  allergens: () => import('./en-GB/allergens.json'),
  recipes: () => import('./en-GB/recipes.json'),
} as const

export type Namespace = keyof typeof files

type KeysOf<Name extends Namespace> = keyof Awaited<ReturnType<(typeof files)[Name]>>['default'] & string

/** Every message there is; a key that is not in a file does not compile. */
export type MessageKey = { [Name in Namespace]: KeysOf<Name> }[Namespace]

/** Values that a message's placeholders take. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Brings message files into a catalogue; those already there are not fetched again. */
export async function loadMessages(i18n: I18n, names: readonly Namespace[]): Promise<void> {
  const loaded = await Promise.all(names.map((name) => files[name]()))
  // The build compiles each text to Lingui's own form; the JSON type still says plain text.
  for (const { default: texts } of loaded) i18n.load(i18n.locale, texts as unknown as Messages)
}
