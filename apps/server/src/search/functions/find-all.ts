import type { DocumentData } from '@brigade/contract/document.ts'
import { idOf } from '@brigade/contract/path.ts'
import type { DocumentSearch } from '@brigade/contract/search-index.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import type { FoundOfKind } from '@brigade/domain/search/find-everything.ts'
import type { Findable, ScoredHit } from '@brigade/domain/search/findable.ts'
import { findables, menusOfAll } from '@brigade/domain/search/findables.table.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { DocumentReading } from '@brigade/platform/documents/types.ts'

/** What was found of one kind, with the documents that the hits were made from. */
interface FoundDocuments {
  readonly found: readonly { readonly hit: ScoredHit; readonly data: DocumentData }[]
  readonly total: number
}

/** What is asked of every kind. */
export interface SearchInput {
  /** Folded, at least one. */
  readonly words: readonly string[]
  readonly now: Timestamp
  /** How many of each kind at most. */
  readonly limit: number
}

type Searching = Pick<DocumentReading, 'search'>

/** The best documents of one kind. */
export async function findOfKind(
  { search }: Searching,
  kind: Findable,
  { words, now, limit }: SearchInput,
): Promise<FoundDocuments> {
  const question: DocumentSearch = kind.question(words, { now, limit })
  const { documents, total } = await search(question)
  const found = documents.flatMap(({ path, data }) => {
    const hit = kind.hit(idOf(path), data, words)
    return hit === undefined ? [] : [{ hit, data }]
  })
  return { found, total }
}

/** So many menus are looked at, for each may be a kitchen's that does not want to be found. */
const MOST_MENUS = 240

/** Menus say whose they are; those of kitchens that do not want to be found are left out, and not counted. */
async function findMenus(
  reading: Searching & Pick<DocumentReading, 'get'>,
  asked: SearchInput,
): Promise<FoundOfKind> {
  const { found } = await findOfKind(reading, menusOfAll, { ...asked, limit: MOST_MENUS })
  const menus = found.map(({ hit, data }) => ({ hit, ...publicMenus.schema.parse(data) }))
  const names = await namesOfListed(reading, new Set(menus.map(({ kitchenId }) => kitchenId)))
  const hits = menus.flatMap(({ hit, kitchenId }) => {
    const subtitle = names.get(kitchenId)
    return subtitle === undefined ? [] : [{ ...hit, subtitle }]
  })
  return { kind: 'menu', hits, total: hits.length }
}

async function namesOfListed(
  { get }: Pick<DocumentReading, 'get'>,
  kitchenIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    [...kitchenIds].map(async (kitchenId) => {
      const { data } = kitchens.schema.safeParse(await get(`kitchens/${kitchenId}`))
      return data?.isListed === true && data.state === 'active' ? [[kitchenId, data.name] as const] : []
    }),
  )
  return new Map(found.flat())
}

/** Everything strangers may find, kind by kind. */
export async function findAll(
  reading: Searching & Pick<DocumentReading, 'get'>,
  asked: SearchInput,
): Promise<readonly FoundOfKind[]> {
  const byWords = Object.values(findables).map(async (kind): Promise<FoundOfKind> => {
    const { found, total } = await findOfKind(reading, kind, asked)
    return { kind: kind.kind, hits: found.map(({ hit }) => hit), total }
  })
  return Promise.all([...byWords, findMenus(reading, asked)])
}
