import { Link } from '@brigade/design-system/atoms/link.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { hasAccess } from '@brigade/domain/access/roles/access.ts'
import type { Kitchen } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import { Suspense } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useParam } from '../../shell/page-context.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { lazyComponent } from '../../shell/lazy-component.tsx'
import { kindWords } from './kitchen-words.table.ts'
import { DeliveriesTile, SafetyTile, TicketsTile } from './service-tiles.tsx'
import { BookTiles } from './book-tiles.tsx'
import { MenusTile, PrepTile, TeamTile } from './overview-tiles.tsx'
import { useKitchen, useKitchenSettings, useOwnMembership } from '../../lib/kitchen/use-kitchen.ts'

/** What is left to set up: a kitchen that is set up does not fetch it. */
const SetupList = lazyComponent(async () => (await import('./setup-list.tsx')).SetupList, {
  isOptional: true,
})

interface HeadingProps {
  readonly kitchenId: string
  readonly kitchen: Kitchen
  readonly serviceDay: string | undefined
}

function Heading({ kitchenId, kitchen, serviceDay }: HeadingProps) {
  const t = useText()
  const format = useFormat()
  const isLead = hasAccess(useOwnMembership(kitchenId), 'lead')
  const day = serviceDay === undefined ? '…' : format.day(serviceDay)
  return (
    <Cluster justify="between" gap={12}>
      <Stack gap={4}>
        <h1>{kitchen.name}</h1>
        <p>
          {kitchen.address.town === ''
            ? t('setup.overview.noTown', { kind: t(kindWords[kitchen.kind]), day })
            : t('kitchens.overview.line', {
                kind: t(kindWords[kitchen.kind]),
                town: kitchen.address.town,
                day,
              })}
        </p>
      </Stack>
      {isLead ? (
        <LinkButton href={paths.kitchenEdit(kitchenId)}>{t('kitchens.overview.edit')}</LinkButton>
      ) : null}
    </Cluster>
  )
}

/** A guest's kitchen hangs on this device: says so, and how to keep it. */
function GuestNotice({ kitchenId }: { readonly kitchenId: string }) {
  const t = useText()
  const session = useSession()
  if (session.state !== 'signedIn' || !session.isGuest) return null
  return (
    <Banner state="info">
      {t('kitchens.overview.guest')}{' '}
      <Link href={`${paths.auth(paths.kitchenDashboard(kitchenId))}&join=1`}>
        {t('kitchens.overview.join')}
      </Link>
    </Banner>
  )
}

function dayOf(settings: KitchenSettings): string {
  return serviceDayOf(Date.now(), settings)
}

/** The kitchen at a glance: what is done today, what is missing, who is there. */
export function OverviewPage() {
  const kitchenId = useParam('kitchenId')
  const kitchen = useKitchen(kitchenId)
  const settings = useKitchenSettings(kitchenId)
  const known = settings.state === 'success' ? settings.value?.content : undefined
  const serviceDay = known && dayOf(known)
  return (
    <Page>
      <Loaded of={kitchen}>
        {({ content }) => (
          <Stack gap={24}>
            <Heading kitchenId={kitchenId} kitchen={content} serviceDay={serviceDay} />
            <GuestNotice kitchenId={kitchenId} />
            {known === undefined || known.setup?.isOver === true ? null : (
              <Suspense fallback={null}>
                <SetupList kitchenId={kitchenId} kitchen={content} settings={known} />
              </Suspense>
            )}
            <div className="tiles">
              {known === undefined ? null : <TicketsTile kitchenId={kitchenId} settings={known} />}
              <PrepTile kitchenId={kitchenId} serviceDay={serviceDay} />
              {known === undefined ? null : <SafetyTile kitchenId={kitchenId} settings={known} />}
              {known === undefined ? null : <DeliveriesTile kitchenId={kitchenId} settings={known} />}
              <BookTiles kitchenId={kitchenId} />
              <MenusTile kitchenId={kitchenId} />
              <TeamTile kitchenId={kitchenId} />
            </div>
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
