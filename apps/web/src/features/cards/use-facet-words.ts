import type { CardFacet } from '@brigade/domain/people/card-facets.ts'
import { useFormat } from '../../format/use-format.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { openToWords, stationWords } from './facet-words.table.ts'

/** A value of a filter in words; what people typed themselves stays as it is. */
export function useFacetWords(): (facet: CardFacet, value: string) => string {
  const t = useText()
  const format = useFormat()
  const named = (words: Readonly<Record<string, MessageKey>>, value: string) => {
    const key = words[value]
    return key === undefined ? value : t(key)
  }
  return (facet, value) => {
    switch (facet) {
      case 'station':
        return named(stationWords, value)
      case 'openTo':
        return named(openToWords, value)
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
