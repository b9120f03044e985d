import './tickets-page.css'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { useMemo, useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { DeviceSwitch, useDeviceSetting } from '../../shell/layouts/device-switch.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'
import { type Crew, useCrew } from '../../lib/kitchen/use-crew.ts'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { useWakeLock } from '../../lib/time/use-wake-lock.ts'
import { Board } from './board.tsx'
import { screenAt } from './screen.ts'
import { useOrderMenu } from './use-order-menu.ts'
import { beforeService, isOfThisService } from '@brigade/domain/kitchen/tickets/board.ts'
import { tickets } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import type { Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { type BoardTicket, boardReader } from './board-ticket.ts'

/** All tickets of the service under way, the finished ones too, kept up to date. */
function useService(kitchenId: string, settings: KitchenSettings): Loadable<readonly BoardTicket[]> {
  const nowMs = useNow()
  const since = beforeService(serviceDayOf(nowMs, settings))
  const [read] = useState(boardReader)
  const heads = useQuery(tickets, { kitchenId }, { where: [['sentAt', '>=', since]], orderBy: ['-sentAt'] })
  // Lines lie below their tickets: one list over all of them, proved by the kitchen that each names. Lines of orders and
  // counts have the same name, and other readers: none of those is ever cleared, so that a cook may ask this.
  const lines = useQuery(
    ticketLines,
    {},
    {
      where: [
        ['kitchenId', '==', kitchenId],
        ['isCleared', '==', false],
        ['times.sent', '>=', since],
      ],
      orderBy: ['times.sent'],
      everywhere: true,
    },
  )
  const headRows = heads.state === 'success' ? heads.value : undefined
  const lineRows = lines.state === 'success' ? lines.value : undefined
  const value = useMemo(() => {
    if (headRows === undefined || lineRows === undefined) return undefined
    return read(headRows, lineRows).filter((ticket) => isOfThisService(ticket, { kitchen: settings, nowMs }))
  }, [read, headRows, lineRows, settings, nowMs])
  if (heads.state !== 'success') return heads
  if (lines.state !== 'success') return lines
  if (value === undefined) return { state: 'pending' }
  return {
    state: 'success',
    value,
    fromCache: heads.fromCache || lines.fromCache,
    hasPendingWrites: heads.hasPendingWrites || lines.hasPendingWrites,
  }
}

/** The board of a kitchen whose settings are here. */
function Service({ crew, settings }: { readonly crew: Crew; readonly settings: KitchenSettings }) {
  const station = useSearchParams().get('station')
  const screen = useMemo(() => screenAt(crew, settings, station), [crew, settings, station])
  const service = useService(crew.kitchenId, settings)
  const menu = useOrderMenu(crew.kitchenId, serviceDayOf(useNow(), settings))
  return (
    <Loaded of={service}>
      {(ready) => (
        <Board screen={screen} service={ready} sections={menu.state === 'success' ? menu.value : []} />
      )}
    </Loaded>
  )
}

/** The tickets of the service: what to cook, since when, and who has it; with and without a network. */
export function TicketsPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const crew = useCrew(kitchenId)
  const settings = useKitchenSettings(kitchenId)
  const title = t('shell.section.tickets')
  useHead({ title })
  useWakeLock(useDeviceSetting('kitchen-mode'))
  return (
    <Page width="full" data-wet="">
      <Cluster justify="between" data-print="no">
        <h1>{title}</h1>
        <Cluster>
          <DeviceSwitch setting="ticket-sounds" label={t('tickets.sounds')} />
          <DeviceSwitch setting="kitchen-mode" label={t('tickets.kitchenMode')} />
        </Cluster>
      </Cluster>
      <Loaded of={settings}>{({ content }) => <Service crew={crew} settings={content} />}</Loaded>
    </Page>
  )
}
