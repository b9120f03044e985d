import { Button } from '@brigade/design-system/atoms/button.tsx'
import { useAddress } from '@brigade/design-system/atoms/link.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { distanceSteps } from '@brigade/domain/hiring/jobs/distance-steps.ts'
import type { BrowsedCards } from '@brigade/domain/people/profiles/browse-cards.ts'
import { cardSorts } from '@brigade/domain/people/profiles/card-facets.ts'
import { type FormEvent, useId } from 'react'
import { useText } from '../../../messages/text.tsx'
import { navigate } from '../../../shell/routing/navigation.ts'
import { paths } from '../../../lib/routing/paths.ts'
import type { ListKind } from '../../../shell/forms/card-kind.ts'
import { cardsAddress } from './cards-address.ts'
import type { FacetWords } from './use-facet-words.ts'

interface CardsFiltersProps {
  readonly kind: ListKind
  readonly data: BrowsedCards
  /** A tag in words. */
  readonly tagWords: (tag: string) => string
  readonly facetWords: FacetWords
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value.trim()] as const] : [],
  )
  return Object.fromEntries(texts)
}

/** Words, filters and the order; a plain form, so that it also works without JavaScript. */
export function CardsFilters({ kind, data, tagWords, facetWords }: CardsFiltersProps) {
  const t = useText()
  const address = useAddress()
  const { asked, tags, places } = data
  const on = Object.keys(asked.facets).length
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(cardsAddress(kind, fieldsOf(event.currentTarget)))
  }
  const choices = tags.map(({ tag, count }) => ({
    value: tag,
    label: t('cards.choice', { name: tagWords(tag), count }),
  }))
  return (
    <search>
      <form className="cards-filters" action={address(paths.people(kind).list)} onSubmit={onSubmit}>
        <div className="cards-filters-main">
          <TextField label={t('cards.search')} type="search" name="q" defaultValue={asked.q} />
          {choices.length === 0 && asked.tag === '' ? null : (
            <SelectField
              label={t(`cards.tag.${kind}`)}
              name="tag"
              defaultValue={asked.tag}
              choices={[{ value: '', label: t('cards.any') }, ...choices]}
            />
          )}
          {places.length === 0 ? null : <PlaceFields data={data} />}
          <Button tone="primary" type="submit">
            {t('cards.searchSubmit')}
          </Button>
        </div>
        <details open={on > 0}>
          <summary>{on === 0 ? t('cards.more') : t('cards.moreCount', { count: on })}</summary>
          <FacetFields data={data} facetWords={facetWords} />
        </details>
      </form>
    </search>
  )
}

function PlaceFields({ data: { asked, places, isPlaceUnknown } }: Pick<CardsFiltersProps, 'data'>) {
  const t = useText()
  const id = useId()
  return (
    <>
      <TextField
        label={t('cards.near')}
        name="near"
        defaultValue={asked.near}
        list={id}
        problem={isPlaceUnknown ? t('cards.placeUnknown') : undefined}
      />
      <datalist id={id}>
        {places.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      <SelectField
        label={t('cards.km')}
        name="km"
        defaultValue={asked.km === '' ? '25' : asked.km}
        choices={distanceSteps
          .slice(0, -1)
          .map((km) => ({ value: String(km), label: t('cards.kmOption', { km }) }))}
      />
    </>
  )
}

function FacetFields({
  data: { asked, facets },
  facetWords,
}: Pick<CardsFiltersProps, 'data' | 'facetWords'>) {
  const t = useText()
  const sorts = cardSorts.filter((sort) => sort !== 'distance' || asked.near !== '')
  return (
    <div className="cards-filters-more">
      {facets.map(({ facet, choices }) => (
        <SelectField
          key={facet}
          label={t(`cards.facet.${facet}`)}
          name={facet}
          defaultValue={asked.facets[facet] ?? ''}
          choices={[
            { value: '', label: t('cards.any') },
            ...choices.map(({ value, count }) => ({
              value,
              label: t('cards.choice', { name: facetWords(facet, value), count }),
            })),
          ]}
        />
      ))}
      <SelectField
        label={t('cards.sort')}
        name="sort"
        defaultValue={asked.sort}
        choices={sorts.map((sort) => ({ value: sort, label: t(`cards.sort.${sort}`) }))}
      />
    </div>
  )
}
