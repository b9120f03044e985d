import { escapeUTF8 } from 'entities/escape'
import { idOf } from '@brigade/contract/path.ts'
import type { Documents, Filter, StoredDocument } from '@brigade/platform/documents/types.ts'
import { plainData, valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { STRANGER } from './page-loader.ts'

/** Pages of one kind, one for each document that a stranger may list. */
interface Listed {
  readonly collection: string
  readonly equal: Readonly<Record<string, string | boolean>>
  readonly pathOf: (id: string, document: StoredDocument) => string
}

const below =
  (place: string): Listed['pathOf'] =>
  (id) =>
    `/${place}/${encodeURIComponent(id)}`

/** Every kind of page that a document has, by the name of its part of the map. */
const listed: Readonly<Record<string, Listed>> = {
  jobs: { collection: 'jobs', equal: { state: 'open' }, pathOf: below('jobs') },
  kitchens: { collection: 'kitchens', equal: { isListed: true, state: 'active' }, pathOf: below('kitchens') },
  people: { collection: 'brigade-users', equal: { isGuest: false }, pathOf: below('brigade-users') },
  professionals: {
    collection: 'professionals',
    equal: { isListed: true, audience: 'public' },
    pathOf: below('professionals'),
  },
  chefs: { collection: 'chefs', equal: { isListed: true }, pathOf: below('chefs') },
  recruiters: { collection: 'recruiters', equal: {}, pathOf: below('recruiters') },
  suppliers: { collection: 'suppliers', equal: {}, pathOf: below('suppliers') },
  ingredients: { collection: 'ingredients', equal: { state: 'open' }, pathOf: below('ingredients') },
  'locked-ingredients': {
    collection: 'ingredients',
    equal: { state: 'locked' },
    pathOf: below('ingredients'),
  },
  recipes: { collection: 'recipes-public', equal: { visibility: 'public' }, pathOf: below('recipes') },
  menus: {
    collection: 'menus-public',
    equal: {},
    pathOf: (id, { fields }) =>
      `/kitchens/${encodeURIComponent(String(plainData(fields)['kitchenId']))}/menus/${encodeURIComponent(id)}`,
  },
}

/** From so many pages on a kind has several parts; one part may have 50,000 [sitemaps.org protocol]. */
const MOST_IN_ONE = 20_000
/** First signs of document ids: a part for each, so that a million random ids make parts of some 16,000. */
const SIGNS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const AT_ONCE = 500
const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const MICROS_PER_MS = 1000n

const whereOf = ({ equal }: Listed) => {
  const filters = Object.entries(equal).map(([field, value]): Filter => {
    return { kind: 'field', field, operator: 'EQUAL', value: valueOfPlain(value) }
  })
  return filters.length === 0 ? {} : { where: { kind: 'and', filters } as const }
}

const queryOf = (one: Listed) => ({
  parent: '',
  collectionId: one.collection,
  allDescendants: false,
  orderBy: [{ field: '__name__', descending: false }],
  ...whereOf(one),
})

/** Addresses of a page in every language. */
export type AlternatesOf = (
  origin: string,
  path: string,
) => readonly { readonly language: string; readonly address: string }[]

/** A page's lines in the map, with when its document changed. */
type EntryOf = (path: string, document?: StoredDocument) => string

/** Writes the pages of one server, each with its languages [Google, localised versions in sitemaps]. */
export function writerOf(origin: string, alternatesOf: AlternatesOf): EntryOf {
  return (path, document) => {
    const changed =
      document === undefined
        ? ''
        : `<lastmod>${new Date(Number(document.updateVersion / MICROS_PER_MS)).toISOString()}</lastmod>`
    const links = alternatesOf(origin, path).map(
      ({ language, address }) =>
        `\n<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUTF8(address)}"/>`,
    )
    return `<url><loc>${escapeUTF8(origin + path)}</loc>${changed}${links.join('')}</url>\n`
  }
}

/** The index of the map: the pages without documents, and the parts of each kind. */
export async function sitemapIndex(documents: Documents, origin: string): Promise<string> {
  const parts = await Promise.all(
    Object.entries(listed).map(async ([name, one]) => {
      const { values } = await documents.aggregate(STRANGER, queryOf(one), [{ alias: 'n', kind: 'count' }])
      const count = Number(Object.values(values['n'] ?? {})[0] ?? 0)
      if (count === 0) return []
      return count <= MOST_IN_ONE ? [name] : Array.from(SIGNS, (sign) => `${name}/${sign}`)
    }),
  )
  const lines = ['pages', ...parts.flat()].map(
    (part) => `<sitemap><loc>${origin}/sitemaps/${part}.xml</loc></sitemap>\n`,
  )
  return `${HEADER}<sitemapindex ${NAMESPACE}>\n${lines.join('')}</sitemapindex>\n`
}

/** One part of the map, written while it is read; undefined when there is none of that name. */
export function sitemapPart(
  documents: Documents,
  entryOf: EntryOf,
  part: { readonly name: string; readonly sign?: string; readonly paths: readonly string[] },
): AsyncIterable<string> | undefined {
  const one = listed[part.name]
  if (part.name === 'pages') return written(fixedPages(entryOf, part.paths))
  if (one === undefined || (part.sign !== undefined && !SIGNS.includes(part.sign))) return undefined
  return written(pagesOf(documents, entryOf, { one, sign: part.sign ?? '' }))
}

async function* written(entries: AsyncIterable<string>): AsyncIterable<string> {
  yield `${HEADER}<urlset ${NAMESPACE} ${LINKS}>\n`
  yield* entries
  yield '</urlset>\n'
}

async function* fixedPages(entryOf: EntryOf, paths: readonly string[]): AsyncIterable<string> {
  for (const path of paths) yield entryOf(path)
}

async function* pagesOf(
  documents: Documents,
  entryOf: EntryOf,
  { one, sign }: { readonly one: Listed; readonly sign: string },
): AsyncIterable<string> {
  const query = { ...queryOf(one), limit: AT_ONCE }
  for (let after = sign; ;) {
    const start = { values: [{ referenceValue: `${one.collection}/${after}` }], before: false }
    const found = await documents.run(STRANGER, after === '' ? query : { ...query, start })
    const rows = found.documents.map((document) => ({ document, id: idOf(document.path) }))
    const own = rows.filter(({ id }) => id.startsWith(sign))
    yield own.map(({ id, document }) => entryOf(one.pathOf(id, document), document)).join('')
    if (own.length < AT_ONCE) return
    after = own.at(-1)?.id ?? ''
  }
}
