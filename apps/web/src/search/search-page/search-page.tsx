import './search-page.css'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Link, useAddress } from '@brigade/design-system/atoms/link.tsx'
import { Live } from '@brigade/design-system/atoms/live.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { SearchField } from '@brigade/design-system/molecules/search-field.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import {
  SEARCH_TABS,
  type SearchPageData,
  type SearchQuestion,
} from '@brigade/domain/search/find-everything.ts'
import type { FormEvent } from 'react'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { PagesNavigation } from '../../shell/lists/pages-navigation.tsx'
import { usePayload } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ListLinks } from './list-links.tsx'

function addressOf({ q, tab, page }: SearchQuestion): string {
  const search = new URLSearchParams({ q })
  if (tab !== 'all') search.set('tab', tab)
  if (page > 1) search.set('page', String(page))
  return `${paths.search}?${search.toString()}`
}

/** A plain form, so that it also works without JavaScript. */
function SearchForm({ asked }: { readonly asked: SearchQuestion }) {
  const t = useText()
  const address = useAddress()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    navigate(addressOf({ ...asked, q: typeof q === 'string' ? q.trim() : '', page: 1 }))
  }
  return (
    <search>
      <form className="search-form" action={address(paths.search)} onSubmit={onSubmit}>
        <SearchField label={t('search.field')} name="q" defaultValue={asked.q} />
        {asked.tab === 'all' ? null : <input type="hidden" name="tab" value={asked.tab} />}
        <Button tone="primary" type="submit">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  )
}

function Tabs({ data: { asked, counts } }: { readonly data: SearchPageData }) {
  const t = useText()
  if (counts.all === 0) return null
  // What has nothing to show is no way on; the one that is on stays.
  const visibleTabs = (['all', ...SEARCH_TABS] as const).filter((tab) => counts[tab] > 0 || tab === asked.tab)
  return (
    <nav className="search-tabs" aria-label={t('search.tabs')}>
      {visibleTabs.map((tab) => (
        <Link
          key={tab}
          href={addressOf({ ...asked, tab, page: 1 })}
          aria-current={tab === asked.tab ? 'page' : undefined}
        >
          {t('search.tabCount', { tab: t(`search.tab.${tab}`), count: counts[tab] })}
        </Link>
      ))}
    </nav>
  )
}

function Nothing({ data: { asked, counts } }: { readonly data: SearchPageData }) {
  const t = useText()
  const isElsewhere = counts.all > 0
  return (
    <EmptyState
      drawing="nothing-here"
      title={t('search.noneTitle')}
      text={t(isElsewhere ? 'search.noneInTab' : 'search.noneText', { words: asked.q })}
    >
      {isElsewhere ? (
        <LinkButton href={addressOf({ ...asked, tab: 'all', page: 1 })}>{t('search.showAll')}</LinkButton>
      ) : (
        <ListLinks />
      )}
    </EmptyState>
  )
}

function Hits({ data }: { readonly data: SearchPageData }) {
  const t = useText()
  const { hits } = data
  return (
    <Stack gap={16}>
      <Tabs data={data} />
      {hits.length === 0 ? (
        <Nothing data={data} />
      ) : (
        <Cells>
          {hits.map(({ kind, id, title, subtitle, path }) => (
            <Cell
              key={`${kind} ${id}`}
              title={title}
              href={path}
              detail={subtitle === '' ? undefined : subtitle}
              trail={<Badge>{t(`search.kind.${kind}`)}</Badge>}
            />
          ))}
        </Cells>
      )}
      <PagesNavigation
        page={data.asked.page}
        pages={data.pages}
        addressOf={(page) => addressOf({ ...data.asked, page })}
      />
    </Stack>
  )
}

/** People, kitchens, jobs, ingredients and companies in one list; works without JavaScript. */
export function SearchPage() {
  const t = useText()
  const data = usePayload<SearchPageData>()
  const words = data?.asked.q ?? ''
  useHead({ title: words === '' ? t('search.title') : t('search.titled', { words }), isHidden: true })
  return (
    <Page width="reading">
      <Stack gap={24}>
        <h1>{t('search.title')}</h1>
        {data === null ? (
          <Skeleton label={t('shell.waiting')} />
        ) : (
          <>
            <SearchForm key={words} asked={data.asked} />
            <Live>{words === '' ? null : t('search.count', { count: data.total, words })}</Live>
            {words === '' ? (
              <EmptyState drawing="empty-table" title={t('search.startTitle')} text={t('search.startText')}>
                <ListLinks />
              </EmptyState>
            ) : (
              <Hits data={data} />
            )}
          </>
        )}
      </Stack>
    </Page>
  )
}
