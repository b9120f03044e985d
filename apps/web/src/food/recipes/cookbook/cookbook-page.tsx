import '../../../shell/lists/cards-page.css'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { useAddress } from '@brigade/design-system/atoms/link.tsx'
import { Live } from '@brigade/design-system/atoms/live.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import type { CookbookData } from '@brigade/domain/food/recipes/cookbook-pages.ts'
import type { FormEvent } from 'react'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { PagesNavigation } from '../../../shell/lists/pages-navigation.tsx'
import { navigate } from '../../../shell/routing/navigation.ts'
import { usePayload } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'

const SHOWN_TAGS = 4

function Search({ q }: { readonly q: string }) {
  const t = useText()
  const address = useAddress()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    navigate(paths.recipesFor({ q: typeof typed === 'string' ? typed.trim() : '', page: 1 }))
  }
  return (
    <search>
      <form className="cards-filters" action={address(paths.recipes)} onSubmit={onSubmit}>
        <div className="cards-filters-main">
          <TextField label={t('cookbook.search')} type="search" name="q" defaultValue={q} />
          <Button tone="primary" type="submit">
            {t('cookbook.searchSubmit')}
          </Button>
        </div>
      </form>
    </search>
  )
}

function None({ q }: { readonly q: string }) {
  const t = useText()
  return q === '' ? (
    <EmptyState drawing="empty-shelf" title={t('cookbook.empty')} text={t('cookbook.emptyText')}>
      <LinkButton href={paths.chefRecipes}>{t('cookbook.own')}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState drawing="nothing-here" title={t('cookbook.none')} text={t('cookbook.noneText')}>
      <LinkButton href={paths.recipes}>{t('cookbook.all')}</LinkButton>
    </EmptyState>
  )
}

function RecipeCards(data: CookbookData) {
  return (
    <>
      <ul className="cards-list">
        {data.cards.map(({ id, name, line, tags }) => (
          <li key={id}>
            <Card level={2} title={name} href={paths.recipe(id)} detail={line}>
              {tags.length === 0 ? null : (
                <div className="cards-tags">
                  {tags.slice(0, SHOWN_TAGS).map((tag) => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <PagesNavigation
        page={data.asked.page}
        pages={data.pages}
        addressOf={(page) => paths.recipesFor({ ...data.asked, page })}
      />
    </>
  )
}

/** Recipes that people and kitchens show to everybody; works without JavaScript. */
export function CookbookPage() {
  const t = useText()
  useHead({ description: t('cookbook.intro') })
  const data = usePayload<CookbookData>()
  return (
    <Page>
      <Stack gap={24}>
        <div>
          <h1>{t('cookbook.title')}</h1>
          <p>{t('cookbook.intro')}</p>
        </div>
        {data === null ? (
          <Skeleton label={t('shell.waiting')} />
        ) : (
          <>
            <Search key={data.asked.q} q={data.asked.q} />
            <Live>
              {data.cards.length === 0 ? (
                <None q={data.asked.q} />
              ) : (
                <p>{t('cookbook.count', { count: data.total })}</p>
              )}
            </Live>
            {data.cards.length === 0 ? null : <RecipeCards {...data} />}
          </>
        )}
      </Stack>
    </Page>
  )
}
