import type { CardsQuestion } from '@brigade/domain/people/profiles/browse-cards.ts'
import { cardFacets } from '@brigade/domain/people/profiles/card-facets.ts'
import { paths } from '../../../lib/routing/paths.ts'
import type { ListKind } from '../../../shell/forms/card-kind.ts'

/** Address of a list for what its form says; what was left empty is left out. */
export function cardsAddress(kind: ListKind, fields: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams()
  for (const [name, value = ''] of Object.entries(fields)) if (value !== '') search.set(name, value)
  const text = search.toString()
  const { list } = paths.people(kind)
  return text === '' ? list : `${list}?${text}`
}

/** A question as the form says it; the first page and the usual order need no word. */
export function queryFieldsOf({
  q,
  tag,
  facets,
  near,
  km,
  sort,
  page,
}: CardsQuestion): Record<string, string | undefined> {
  const usual = near === '' ? 'name' : 'distance'
  return {
    q,
    tag,
    ...Object.fromEntries(cardFacets.map((facet) => [facet, facets[facet]])),
    near,
    km: near === '' ? '' : km,
    sort: sort === usual ? '' : sort,
    page: page > 1 ? String(page) : '',
  }
}
