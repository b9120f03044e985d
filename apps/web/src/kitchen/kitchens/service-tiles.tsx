import { hasGrant } from '@brigade/domain/access/roles/access.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { orders } from '@brigade/domain/kitchen/ordering/order.ts'
import { isOrderLate } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { checksOfDay, dueState } from '@brigade/domain/kitchen/safety/due-checks.ts'
import { safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { safetySchedules } from '@brigade/domain/kitchen/safety/safety-schedule.ts'
import { isOfThisService } from '@brigade/domain/kitchen/tickets/board.ts'
import { ageBand, ticketAgeMs } from '@brigade/domain/kitchen/tickets/ticket-age.ts'
import { tickets } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { localDateAndTime } from '@brigade/domain/core/time/local-time.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { msFromTimestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { ReceiptText, ShieldCheck, Truck } from 'lucide'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { Tile } from './tile.tsx'
import { useOwnMembership } from '../../lib/kitchen/use-kitchen.ts'

interface ServiceTileOf {
  readonly kitchenId: string
  readonly settings: KitchenSettings
}

/** Open tickets of this service, and how many of them are late. */
export function TicketsTile({ kitchenId, settings }: ServiceTileOf) {
  const t = useText()
  const nowMs = useNow()
  const result = useQuery(tickets, { kitchenId }, { where: [['isOpen', '==', true]], orderBy: ['sentAt'] })
  const common = {
    icon: ReceiptText,
    title: t('shell.section.tickets'),
    href: paths.kitchenDashboard(kitchenId, 'tickets'),
  }
  if (result.state !== 'success') return <Tile {...common} figure={undefined} />
  const open = result.value.filter(({ content }) => isOfThisService(content, { kitchen: settings, nowMs }))
  const late = open.filter(({ content }) => {
    const thresholds = settings.modeThresholds?.[content.mode] ?? settings.ticketThresholds
    return ageBand(ticketAgeMs(content, timestampFromMs(nowMs)), true, thresholds) === 'late'
  }).length
  return (
    <Tile
      {...common}
      figure={t('kitchens.tile.ticketsOpen', { count: open.length })}
      mark={late === 0 ? undefined : { state: 'late', words: t('kitchens.tile.late', { count: late }) }}
    />
  )
}

/** What is due of today's checks, and what is late or was missed. */
export function SafetyTile({ kitchenId, settings }: ServiceTileOf) {
  const t = useText()
  const nowMs = useNow()
  const today = localDateAndTime(nowMs, settings.zone).date
  const since = timestampFromMs(Date.parse(`${today}T00:00:00Z`) - DAY_MS)
  const schedules = useQuery(safetySchedules, { kitchenId })
  const records = useQuery(safetyRecords, { kitchenId }, { where: [['at', '>=', since]], orderBy: ['-at'] })
  const common = {
    icon: ShieldCheck,
    title: t('shell.section.safety'),
    href: paths.kitchenDashboard(kitchenId, 'safety'),
  }
  if (schedules.state !== 'success' || records.state !== 'success')
    return <Tile {...common} figure={undefined} />
  const doneAt = new Map(
    records.value.map(({ content }) => [content.occurrenceKey, msFromTimestamp(content.at)]),
  )
  const states = checksOfDay(schedules.value, nowMs, settings).map((check) =>
    dueState(check, nowMs, doneAt.get(check.key)),
  )
  if (states.length === 0) return <Tile {...common} figure={t('kitchens.tile.checksNone')} />
  const done = states.filter((state) => state === 'done' || state === 'done late').length
  const late = states.filter((state) => state === 'late' || state === 'missed').length
  return (
    <Tile
      {...common}
      figure={t('kitchens.tile.checksDone', { done, total: states.length })}
      mark={late === 0 ? undefined : { state: 'late', words: t('kitchens.tile.late', { count: late }) }}
    />
  )
}

/** What suppliers bring today, and what they should have brought; for those of the team who may see orders. */
export function DeliveriesTile({ kitchenId, settings }: ServiceTileOf) {
  const t = useText()
  const today = localDateAndTime(useNow(), settings.zone).date
  const own = useOwnMembership(kitchenId)
  const isSeen = hasGrant(own, 'costs') || hasGrant(own, 'orders')
  const result = useQuery(orders, isSeen ? {} : null, {
    where: [
      ['kitchenId', '==', kitchenId],
      ['state', 'in', ['sent', 'confirmed', 'changed']],
    ],
  })
  const common = {
    icon: Truck,
    title: t('kitchens.tile.deliveries'),
    href: paths.kitchenDashboard(kitchenId, 'suppliers'),
  }
  if (!isSeen) return null
  if (result.state !== 'success') return <Tile {...common} figure={undefined} />
  const due = result.value.filter(({ content }) => content.wantedDay === today).length
  const late = result.value.filter(({ content }) => isOrderLate(content, today)).length
  return (
    <Tile
      {...common}
      figure={t('kitchens.tile.deliveriesToday', { count: due })}
      detail={t('kitchens.tile.deliveriesOpen', { count: result.value.length })}
      mark={late === 0 ? undefined : { state: 'late', words: t('kitchens.tile.late', { count: late }) }}
    />
  )
}
