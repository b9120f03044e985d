import '../../../shell/lists/cards-page.css'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Live } from '@brigade/design-system/atoms/live.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { CardsPage, BrowsedCards } from '@brigade/domain/people/profiles/browse-cards.ts'
import type { ListedCard } from '@brigade/domain/people/profiles/card-list.ts'
import { type ReactNode, Suspense } from 'react'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { PagesNavigation } from '../../../shell/lists/pages-navigation.tsx'
import { usePayload } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import type { ListKind } from '../../../shell/forms/card-kind.ts'
import { cardsAddress, queryFieldsOf } from './cards-address.ts'
import { CardsFilters } from './cards-filters.tsx'
import { type NamedFacets, useFacetWords, type FacetWords } from './use-facet-words.ts'
import { useMayHaveDocuments } from '../../../lib/session/use-may-have-documents.ts'
import { lazyComponent } from '../../../shell/lazy-component.tsx'
import { cardFacets } from '@brigade/domain/people/profiles/card-facets.ts'

interface CardsChipsProps {
  readonly kind: ListKind
  readonly asked: BrowsedCards['asked']
  /** A tag in words. */
  readonly tagWords: (tag: string) => string
  readonly facetWords: FacetWords
}

/** Each filter that is on, as the way to the same list without it; works without JavaScript. */
function CardsChips({ kind, asked, tagWords, facetWords }: CardsChipsProps) {
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

// Apart, because documents come with it.
const OwnJoin = lazyComponent(async () => (await import('./own-join.tsx')).OwnJoin)

/** The way to join a public list; for a signed-in reader it knows whether they have joined. */
function Join({ kind }: { readonly kind: ListKind }) {
  const t = useText()
  const plain = <LinkButton href={paths.people(kind).create}>{t(`cards.join.${kind}`)}</LinkButton>
  return useMayHaveDocuments() ? (
    <Suspense fallback={plain}>
      <OwnJoin kind={kind} />
    </Suspense>
  ) : (
    plain
  )
}

interface CardsListProps {
  readonly kind: ListKind
  /** A tag in words. */
  readonly tagWords: (tag: string) => string
  readonly named?: NamedFacets
  /** Drawn above the public list. */
  readonly children?: ReactNode
}

const SHOWN_TAGS = 4
const NONE: NamedFacets = {}

function ListedItem({
  kind,
  card,
  tagWords,
}: Pick<CardsListProps, 'kind' | 'tagWords'> & { readonly card: ListedCard }) {
  const { id, name, line, tags, place } = card
  return (
    <li>
      <Card
        level={2}
        title={name}
        lead={<Avatar name={name} />}
        href={paths.people(kind).card(id)}
        aside={place === '' ? null : <span className="cards-place">{place}</span>}
        detail={line === '' ? undefined : <bdi>{line}</bdi>}
      >
        {tags.length === 0 ? null : (
          <div className="cards-tags">
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <Badge key={tag}>{tagWords(tag)}</Badge>
            ))}
          </div>
        )}
      </Card>
    </li>
  )
}

function NoCards({ kind, data: { asked } }: { readonly kind: ListKind; readonly data: CardsPage }) {
  const t = useText()
  const isAsked = Object.keys(asked.facets).length > 0 || `${asked.q}${asked.tag}${asked.near}` !== ''
  return isAsked ? (
    <EmptyState drawing="nothing-here" title={t('cards.none')} text={t('cards.noneText')}>
      <LinkButton href={paths.people(kind).list}>{t('cards.clear')}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState drawing="hung-apron" title={t('cards.empty')} text={t('cards.emptyText')} />
  )
}

/** A public list of people or companies with its search; works without JavaScript. */
export function CardsList({ kind, tagWords, named = NONE, children }: CardsListProps) {
  const t = useText()
  const words = { tagWords, facetWords: useFacetWords(named) }
  useHead({ description: t(`cards.intro.${kind}`) })
  const data = usePayload<CardsPage>()
  return (
    <Page>
      <Stack gap={24}>
        <Cluster justify="between">
          <div>
            <h1>{t(`cards.list.${kind}`)}</h1>
            <p>{t(`cards.intro.${kind}`)}</p>
          </div>
          <Join kind={kind} />
        </Cluster>
        {children}
        {data === null ? (
          <Skeleton label={t('shell.waiting')} />
        ) : (
          <>
            <CardsFilters key={JSON.stringify(data.asked)} kind={kind} data={data} {...words} />
            <CardsChips kind={kind} asked={data.asked} {...words} />
            <Live>
              {data.cards.length === 0 ? (
                <NoCards kind={kind} data={data} />
              ) : (
                <p>{t('cards.count', { count: data.total })}</p>
              )}
              {data.isPartial ? <p>{t('cards.partial')}</p> : null}
            </Live>
            {data.cards.length === 0 ? null : (
              <>
                <ul className="cards-list">
                  {data.cards.map((card) => (
                    <ListedItem key={card.id} kind={kind} card={card} tagWords={tagWords} />
                  ))}
                </ul>
                <PagesNavigation
                  page={data.asked.page}
                  pages={data.pages}
                  addressOf={(page) => cardsAddress(kind, queryFieldsOf({ ...data.asked, page }))}
                />
              </>
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}
