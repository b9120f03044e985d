import { Button } from '@brigade/design-system/atoms/button.tsx'
import { useAddress } from '@brigade/design-system/atoms/link.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import type { CardListData } from '@brigade/domain/people/card-list.ts'
import type { FormEvent } from 'react'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/navigation.ts'
import { paths } from '../../shell/paths.ts'
import type { CardKind } from './card-kind.ts'
import { cardsAddress } from './cards-address.ts'

interface CardsFiltersProps {
  readonly kind: CardKind
  readonly data: CardListData
  /** A tag in words. */
  readonly tagWords: (tag: string) => string
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Words and one tag; a plain form, so that it also works without JavaScript. */
export function CardsFilters({ kind, data: { asked, tags }, tagWords }: CardsFiltersProps) {
  const t = useText()
  const address = useAddress()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    navigate(cardsAddress(kind, { q: textOf(form, 'q'), tag: textOf(form, 'tag'), page: 1 }))
  }
  const choices = tags.map(({ tag, count }) => ({
    value: tag,
    label: t('cards.choice', { name: tagWords(tag), count }),
  }))
  return (
    <search>
      <form className="cards-filters" action={address(paths.people(kind).list)} onSubmit={onSubmit}>
        <TextField label={t('cards.search')} type="search" name="q" defaultValue={asked.q} />
        {choices.length === 0 && asked.tag === '' ? null : (
          <SelectField
            label={t('cards.tag')}
            name="tag"
            defaultValue={asked.tag}
            choices={[{ value: '', label: t('cards.any') }, ...choices]}
          />
        )}
        <Button tone="primary" type="submit">
          {t('cards.searchSubmit')}
        </Button>
      </form>
    </search>
  )
}
