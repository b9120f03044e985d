import './catalogue.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { useAddress } from '@brigade/design-system/atoms/link.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type {
  IngredientCard,
  IngredientQuestion,
  IngredientsPageData,
} from '@brigade/domain/food/ingredients/browse-ingredients.ts'
import { INGREDIENT_CATEGORIES } from '@brigade/domain/food/ingredients/ingredient-categories.ts'
import type { FormEvent } from 'react'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { PagesNavigation } from '../../shell/lists/pages-navigation.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { usePayload } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { AllergenSummary } from '../allergens/public.ts'

/** The same question on another page. */
function addressOfPage({ page: _, ...asked }: IngredientQuestion, page: number): string {
  const search = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return text === '' ? paths.ingredients : `${paths.ingredients}?${text}`
}

function addressOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  const search = new URLSearchParams(fields).toString()
  return search === '' ? paths.ingredients : `${paths.ingredients}?${search}`
}

/** What to look for; a plain form, so that it also works without JavaScript. */
function Filters({ asked }: { readonly asked: IngredientQuestion }) {
  const t = useText()
  const address = useAddress()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(addressOf(event.currentTarget))
  }
  return (
    <search>
      <form className="catalogue-filters" action={address(paths.ingredients)} onSubmit={submit}>
        <TextField label={t('catalogue.search')} type="search" name="q" defaultValue={asked.q} />
        <SelectField
          label={t('catalogue.category')}
          name="category"
          defaultValue={asked.category}
          choices={[
            { value: '', label: t('catalogue.category.any') },
            ...INGREDIENT_CATEGORIES.map((each) => ({ value: each, label: t(`catalogue.category.${each}`) })),
          ]}
        />
        <SelectField
          label={t('catalogue.freeFrom')}
          name="freeFrom"
          defaultValue={asked.freeFrom}
          choices={[
            { value: '', label: t('catalogue.freeFrom.any') },
            ...ALLERGEN_GROUPS.map((each) => ({ value: each, label: t(`allergens.${each}`) })),
          ]}
        />
        <Button type="submit" tone="primary">
          {t('catalogue.go')}
        </Button>
      </form>
    </search>
  )
}

function IngredientTile({ card }: { readonly card: IngredientCard }) {
  const t = useText()
  const words = [t(`catalogue.category.${card.category}`), ...(card.hit === undefined ? [] : [card.hit])]
  return (
    <Card title={card.name} level={2} href={paths.ingredient(card.ingredientId)} detail={words.join(' · ')}>
      <AllergenSummary facts={card} />
    </Card>
  )
}

/** How many were found, and left out because nobody knows their answer. */
function Counts({ data }: { readonly data: IngredientsPageData }) {
  const t = useText()
  const { asked, total, unknownLeftOut } = data
  return (
    <>
      <p>{t('catalogue.found', { count: total })}</p>
      {asked.freeFrom === '' || unknownLeftOut === 0 ? null : (
        <Banner state="info">
          {t('catalogue.leftOut', { count: unknownLeftOut, allergen: t(`allergens.${asked.freeFrom}`) })}
        </Banner>
      )}
    </>
  )
}

/** The shared catalogue of ingredients. */
export function CataloguePage() {
  const t = useText()
  useHead({ description: t('catalogue.intro') })
  const data = usePayload<IngredientsPageData>()
  return (
    <Page>
      <Stack gap={24}>
        <Cluster justify="between">
          <div>
            <h1>{t('catalogue.title')}</h1>
            <p>{t('catalogue.intro')}</p>
          </div>
          <LinkButton href={paths.ingredientCreate}>{t('catalogue.new')}</LinkButton>
        </Cluster>
        {data === null ? <Skeleton label={t('shell.waiting')} /> : <Results data={data} />}
      </Stack>
    </Page>
  )
}

function Results({ data }: { readonly data: IngredientsPageData }) {
  const t = useText()
  return (
    <>
      <Filters key={JSON.stringify(data.asked)} asked={data.asked} />
      {data.cards.length === 0 && data.unknownLeftOut === 0 ? null : <Counts data={data} />}
      {data.cards.length === 0 ? (
        <EmptyState drawing="nothing-here" title={t('catalogue.none.title')} text={t('catalogue.none.text')}>
          <LinkButton href={paths.ingredients}>{t('catalogue.none.all')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <ul className="catalogue-cards">
            {data.cards.map((card) => (
              <li key={card.ingredientId}>
                <IngredientTile card={card} />
              </li>
            ))}
          </ul>
          <PagesNavigation
            page={data.asked.page}
            pages={data.pages}
            addressOf={(page) => addressOfPage(data.asked, page)}
          />
        </>
      )}
    </>
  )
}
