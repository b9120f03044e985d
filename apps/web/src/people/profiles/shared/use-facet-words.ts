import type { CardFacet } from '@brigade/domain/people/profiles/card-facets.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useText } from '../../../messages/text.tsx'

/** Words for the values of filters that only one list has. */
export type NamedFacets = Readonly<Partial<Record<CardFacet, Readonly<Record<string, MessageKey>>>>>

export type FacetWords = (facet: CardFacet, value: string) => string

/** A value of a filter in words; what people typed themselves stays as it is. */
export function useFacetWords(named: NamedFacets): FacetWords {
  const t = useText()
  const format = useFormat()
  return (facet, value) => {
    const name = named[facet]?.[value]
    if (name !== undefined) return t(name)
    switch (facet) {
      case 'language':
        return format.language(value)
      case 'day':
        return format.weekday(Number(value))
      case 'kind':
        return t(value === 'agency' ? 'cards.agency' : 'cards.employer')
      case 'taking':
        return t('cards.taking')
      default:
        return value
    }
  }
}
