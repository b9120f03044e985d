import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import { answerOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { orderMarks } from './order-words.table.ts'
import { SupplierOrderDialog } from './supplier-order-dialog.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import type { OwnPlace } from './use-own-place.ts'

interface SupplierOrderCardProps {
  readonly place: OwnPlace
  readonly order: StoredDocument<Order>
  readonly now: number
}

/** One order: whose, for when, how much; a new one is answered in one tap, or line by line. */
export function SupplierOrderCard({ place, order, now }: SupplierOrderCardProps) {
  const t = useText()
  const { ago, day, money } = useFormat()
  const isOffline = useIsOffline()
  const [isOpen, setOpen] = useState(false)
  const { send, isPending, problem } = useCall(answerOrder)
  const { number, kitchenName, wantedDay, totals, state, sentAt } = order.content
  const isToAnswer = orderLifecycle.isAllowed(state, 'confirm') && place.sells
  const allOk = () => send({ order: { kind: 'id', orderId: order.id }, lines: [], note: '' })
  return (
    <Card
      title={kitchenName}
      detail={t('supply.board.line', { number, day: day(wantedDay), money: money(totals.net) })}
      aside={<StateMark state={orderMarks[state]}>{t(`supply.state.${state}`)}</StateMark>}
      foot={
        <div className="supply-foot">
          <SupplyProblem problem={problem} />
          <Cluster>
            {isToAnswer ? (
              <Button tone="primary" disabled={isOffline} isPending={isPending} onClick={() => void allOk()}>
                {t(isOffline ? 'common.needsConnection' : 'supply.board.allOk')}
              </Button>
            ) : null}
            <Button
              aria-label={t(isToAnswer ? 'supply.board.byLineName' : 'supply.board.openName', {
                number,
                kitchen: kitchenName,
              })}
              onClick={() => setOpen(true)}
            >
              {t(isToAnswer ? 'supply.board.byLine' : 'supply.board.open')}
            </Button>
          </Cluster>
        </div>
      }
    >
      <p className="supply-quiet">{t('supply.board.sent', { ago: ago(msFromTimestamp(sentAt), now) })}</p>
      {isOpen ? (
        <SupplierOrderDialog order={order} sells={place.sells} onClose={() => setOpen(false)} />
      ) : null}
    </Card>
  )
}
