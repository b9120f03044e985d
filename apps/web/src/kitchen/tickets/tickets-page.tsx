import './tickets-page.css'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { useMemo } from 'react'
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
import { useService } from './use-service.ts'

/** The board of a kitchen whose settings are here. */
function Service({ crew, settings }: { readonly crew: Crew; readonly settings: KitchenSettings }) {
  const station = useSearchParams().get('station')
  const screen = useMemo(() => screenAt(crew, settings, station), [crew, settings, station])
  const service = useService(crew.kitchenId, settings)
  const menu = useOrderMenu(crew.kitchenId)
  return (
    <Loaded of={service}>
      {(tickets) => (
        <Board screen={screen} service={tickets} sections={menu.state === 'success' ? menu.value : []} />
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
        <DeviceSwitch setting="kitchen-mode" label={t('tickets.kitchenMode')} />
      </Cluster>
      <Loaded of={settings}>{({ content }) => <Service crew={crew} settings={content} />}</Loaded>
    </Page>
  )
}
