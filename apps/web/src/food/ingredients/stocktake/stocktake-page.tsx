import './stocktake.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { CheckboxGroup } from '@brigade/design-system/atoms/checkbox.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { useState } from 'react'
import { useCrew } from '../../../lib/kitchen/use-crew.ts'
import { type Shelf, useShelf } from '../../../lib/kitchen/use-shelf.ts'
import { refusalWords } from '../../../lib/problems/refusal-words.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useText } from '../../../messages/text.tsx'
import { BackLink } from '../../../shell/layouts/back-link.tsx'
import { useParam } from '../../../shell/page-context.tsx'
import { CountSheet } from './count-sheet.tsx'
import { startCount, useAreas, useOpenCount } from './use-stocktake.ts'

/** Begins a count of everything, or of some areas. */
function StartCount({ shelf }: { readonly shelf: Shelf }) {
  const t = useText()
  const areas = useAreas(shelf.kitchenId)
  const { uid } = useCrew(shelf.kitchenId)
  const [areaIds, setAreaIds] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  if (!shelf.access.may('cook')) return <Banner state="info">{t('ingredients.stock.readOnly')}</Banner>
  const start = async () => setRefused(refusalWords(t, await startCount(shelf.kitchenId, { areaIds, uid })))
  return (
    <Stack gap={16}>
      <p>{t('ingredients.stocktake.intro')}</p>
      {refused === null ? null : (
        <Banner state="late" role="alert">
          {refused}
        </Banner>
      )}
      {areas.length === 0 ? null : (
        <CheckboxGroup
          label={t('ingredients.stocktake.areas')}
          choices={areas.map(({ id, content }) => ({ value: id, label: content.name }))}
          chosen={areaIds}
          onChange={setAreaIds}
        />
      )}
      <span>
        <Button tone="primary" onClick={() => void start()}>
          {t('ingredients.stocktake.start')}
        </Button>
      </span>
    </Stack>
  )
}

interface Closed {
  readonly booked: number
  readonly unread: readonly string[]
}

/** What closing booked, and which lines it could not. */
function ClosedWords({ shelf, closed }: { readonly shelf: Shelf; readonly closed: Closed }) {
  const t = useText()
  const names = closed.unread.map((id) => shelf.stockLines.get(id)?.name ?? '').join(', ')
  return (
    <Banner state={closed.unread.length === 0 ? 'ok' : 'warn'} aria-live="polite">
      {t('ingredients.stocktake.closed', { count: closed.booked })}
      {names === '' ? null : ` ${t('ingredients.stocktake.unread', { names })}`}
    </Banner>
  )
}

function Stocktake({ shelf }: { readonly shelf: Shelf }) {
  const open = useOpenCount(shelf.kitchenId)
  const [closed, setClosed] = useState<Closed | null>(null)
  return (
    <>
      {closed === null ? null : <ClosedWords shelf={shelf} closed={closed} />}
      <Loaded of={open}>
        {([count]) =>
          count === undefined ? (
            <StartCount shelf={shelf} />
          ) : (
            <CountSheet
              key={count.id}
              shelf={shelf}
              count={count}
              onClosed={(booked, unread) => setClosed({ booked, unread })}
            />
          )
        }
      </Loaded>
    </>
  )
}

/** Counting what is on the shelves while the kitchen goes on selling. */
export function StocktakePage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const shelf = useShelf(kitchenId)
  return (
    <Page>
      <Stack gap={16}>
        <div>
          <BackLink href={paths.kitchenDashboard(kitchenId, 'ingredients')}>
            {t('ingredients.title')}
          </BackLink>
          <h1>{t('ingredients.stocktake.title')}</h1>
        </div>
        <Loaded of={shelf}>{(value) => <Stocktake shelf={value} />}</Loaded>
      </Stack>
    </Page>
  )
}
