import type { Language } from '@brigade/domain/core/languages/language.ts'
import type { MessageFile, MessageFiles, Messages } from './message-files.ts'
import type { I18n } from './say.ts'

/** One line per message file, which every language has. Keys inside a file begin with the file's name. */
interface Catalogue {
  common: typeof import('./en-GB/common.json')
  'common-work': typeof import('./en-GB/common-work.json')
  shell: typeof import('./en-GB/shell.json')
  'shell-work': typeof import('./en-GB/shell-work.json')
  /** What stands in a page's document beside the page: the server alone says it. */
  document: typeof import('./en-GB/document.json')
  noPermission: typeof import('./en-GB/noPermission.json')
  home: typeof import('./en-GB/home.json')
  auth: typeof import('./en-GB/auth.json')
  settings: typeof import('./en-GB/settings.json')
  team: typeof import('./en-GB/team.json')
  kitchens: typeof import('./en-GB/kitchens.json')
  'kitchens-work': typeof import('./en-GB/kitchens-work.json')
  ingredients: typeof import('./en-GB/ingredients.json')
  catalogue: typeof import('./en-GB/catalogue.json')
  'catalogue-food': typeof import('./en-GB/catalogue-food.json')
  shared: typeof import('./en-GB/shared.json')
  cookbook: typeof import('./en-GB/cookbook.json')
  plans: typeof import('./en-GB/plans.json')
  'plans-work': typeof import('./en-GB/plans-work.json')
  guests: typeof import('./en-GB/guests.json')
  menus: typeof import('./en-GB/menus.json')
  preparation: typeof import('./en-GB/preparation.json')
  tickets: typeof import('./en-GB/tickets.json')
  safety: typeof import('./en-GB/safety.json')
  trade: typeof import('./en-GB/trade.json')
  jobs: typeof import('./en-GB/jobs.json')
  'jobs-list': typeof import('./en-GB/jobs-list.json')
  'jobs-advert': typeof import('./en-GB/jobs-advert.json')
  cards: typeof import('./en-GB/cards.json')
  'cards-list': typeof import('./en-GB/cards-list.json')
  'cards-work': typeof import('./en-GB/cards-work.json')
  rules: typeof import('./en-GB/rules.json')
  lists: typeof import('./en-GB/lists.json')
  people: typeof import('./en-GB/people.json')
  'people-work': typeof import('./en-GB/people-work.json')
  keys: typeof import('./en-GB/keys.json')
  share: typeof import('./en-GB/share.json')
  search: typeof import('./en-GB/search.json')
  legal: typeof import('./en-GB/legal.json')
  notices: typeof import('./en-GB/notices.json')
  hiring: typeof import('./en-GB/hiring.json')
  apply: typeof import('./en-GB/apply.json')
  supply: typeof import('./en-GB/supply.json')
  terms: typeof import('./en-GB/terms.json')
  gigs: typeof import('./en-GB/gigs.json')
  showcase: typeof import('./en-GB/showcase.json')
  units: typeof import('./en-GB/units.json')
  allergens: typeof import('./en-GB/allergens.json')
  recipes: typeof import('./en-GB/recipes.json')
  'recipes-work': typeof import('./en-GB/recipes-work.json')
}

export type Namespace = keyof Catalogue

/** Every message there is; a key that is not in a file does not compile. */
export type MessageKey = { [Name in Namespace]: keyof Catalogue[Name] & string }[Namespace]

/** Values that a message's placeholders take. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A language's words: those of every page, and the list of where the others are, which comes when it is asked. */
interface LanguageWords {
  readonly everywhere: Messages
  readonly list: () => Promise<{ readonly files: MessageFiles }>
}

const languageWords: Readonly<Record<Language, () => Promise<LanguageWords>>> = {
  'en-GB': () => import('./languages/en-GB.ts'),
  fr: () => import('./languages/fr.ts'),
  de: () => import('./languages/de.ts'),
  es: () => import('./languages/es.ts'),
  it: () => import('./languages/it.ts'),
  pt: () => import('./languages/pt.ts'),
  pl: () => import('./languages/pl.ts'),
  ar: () => import('./languages/ar.ts'),
}

/** Fetches the list of a language's message files before anybody asks for one. */
export async function bringMessageList(language: Language): Promise<MessageFiles> {
  const { list } = await languageWords[language]()
  const { files } = await list()
  return files
}

async function filesByName(language: Language, names: readonly Namespace[]): Promise<readonly MessageFile[]> {
  if (names.length === 0) return []
  const files = await bringMessageList(language)
  const found = await Promise.all(names.map(async (name) => files[`../${language}/${name}.json`]?.()))
  return found.filter((file) => file !== undefined)
}

function filesAt(addresses: readonly string[]): Promise<readonly MessageFile[]> {
  return Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)))
}

/** A catalogue with what every page says. */
export async function openMessages(language: Language): Promise<I18n> {
  const { everywhere } = await languageWords[language]()
  return { locale: language, messages: { ...everywhere } }
}

/**
 * Brings message files into a catalogue; those already there are not fetched again.
 * @param addresses - of the built files, where the server has named them: then the list of all files is not needed
 */
export async function loadMessages(
  i18n: I18n,
  names: readonly Namespace[],
  addresses?: readonly string[],
): Promise<void> {
  const files = await (addresses === undefined ? filesByName(i18n.locale, names) : filesAt(addresses))
  for (const file of files) Object.assign(i18n.messages, file.default)
}
