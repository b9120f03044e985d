import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import type { BrowsedCards } from '@brigade/domain/people/profiles/browse-cards.ts'
import { cardFacets } from '@brigade/domain/people/profiles/card-facets.ts'
import { useText } from '../../../messages/text.tsx'
import type { ListKind } from '../../../shell/forms/card-kind.ts'
import { cardsAddress, queryFieldsOf } from './cards-address.ts'
import type { FacetWords } from './use-facet-words.ts'

interface CardsChipsProps {
  readonly kind: ListKind
  readonly asked: BrowsedCards['asked']
  /** A tag in words. */
  readonly tagWords: (tag: string) => string
  readonly facetWords: FacetWords
}

/** Each filter that is on, as the way to the same list without it; works without JavaScript. */
export function CardsChips({ kind, asked, tagWords, facetWords }: CardsChipsProps) {
  const t = useText()
  const on = [
    ...(asked.tag === '' ? [] : [{ name: 'tag', value: tagWords(asked.tag) }]),
    ...(asked.near === '' ? [] : [{ name: 'near', value: asked.near }]),
    ...cardFacets.flatMap((facet) => {
      const value = asked.facets[facet]
      return value === undefined ? [] : [{ name: facet, value: facetWords(facet, value) }]
    }),
  ]
  if (on.length === 0) return null
  // Without a place there is no distance to it either.
  const without = (name: string) =>
    cardsAddress(kind, {
      ...queryFieldsOf({ ...asked, page: 1, near: name === 'near' ? '' : asked.near }),
      [name]: '',
    })
  return (
    <nav aria-label={t('cards.filters')}>
      <Cluster>
        {on.map(({ name, value }) => (
          <LinkButton key={name} size="small" href={without(name)}>
            {t('cards.remove', { filter: value })}
          </LinkButton>
        ))}
      </Cluster>
    </nav>
  )
}
