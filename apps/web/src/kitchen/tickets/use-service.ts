import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { beforeService, isOfThisService } from '@brigade/domain/kitchen/tickets/board.ts'
import { tickets } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import { useMemo, useState } from 'react'
import type { Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { type BoardTicket, boardReader } from './board-ticket.ts'

/** All tickets of the service under way, the finished ones too, kept up to date. */
export function useService(kitchenId: string, settings: KitchenSettings): Loadable<readonly BoardTicket[]> {
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
