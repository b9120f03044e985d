import type { CardQuestion } from '@brigade/domain/people/card-list.ts'
import { paths } from '../../shell/paths.ts'
import type { CardKind } from './card-kind.ts'

/** Address of a list for a question; what was left empty is left out. */
export function cardsAddress(kind: CardKind, { q, tag, page }: CardQuestion): string {
  const said = [['q', q] as const, ['tag', tag] as const, ['page', page > 1 ? String(page) : ''] as const]
  const search = new URLSearchParams(said.filter(([, value]) => value !== '').map(([...pair]) => pair))
  const text = search.toString()
  const { list } = paths.people(kind)
  return text === '' ? list : `${list}?${text}`
}
