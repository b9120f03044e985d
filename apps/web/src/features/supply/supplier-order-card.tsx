import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { answerOrder } from '@brigade/domain/ordering/order-functions.ts'
import { type Order, orderLines } from '@brigade/domain/ordering/order.ts'
import { msFromTimestamp } from '@brigade/domain/time/timestamp.ts'
import { useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useCall } from '../../data/use-call.ts'
import { useIsOffline } from '../../data/use-is-offline.ts'
import { useQuery } from '../../data/use-query.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { AnswerForm } from './answer-form.tsx'
import { OrderLinesView } from './order-lines-view.tsx'
import { orderMarks } from './order-words.table.ts'
import { SupplyProblem } from './supply-problem.tsx'
import type { OwnPlace } from './use-own-place.ts'

interface SupplierOrderCardProps {
  readonly place: OwnPlace
  readonly order: Kept<Order>
  readonly now: number
}

function OrderDialog({
  place,
  order,
  onClose,
}: Omit<SupplierOrderCardProps, 'now'> & { readonly onClose: () => void }) {
  const t = useText()
  const mine = { where: [['supplierId', '==', place.supplierId]] } as const
  const lines = useQuery(orderLines, { orderId: order.id }, mine)
  const { number, kitchenName, state, note } = order.content
  const isOpen = state === 'sent' && place.sells
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('supply.order.title', { number, supplier: kitchenName })}
      closeLabel={t('common.close')}
    >
      {note === '' ? null : <p className="supply-note">{note}</p>}
      <Loaded of={lines}>
        {(rows) =>
          isOpen ? (
            <AnswerForm
              order={{ kind: 'id', orderId: order.id }}
              lines={rows.map(({ id, content }) => ({ ...content, lineId: id }))}
              onDone={onClose}
            />
          ) : (
            <OrderLinesView lines={rows} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

/** One order: whose, for when, how much; a new one is answered in one tap, or line by line. */
export function SupplierOrderCard({ place, order, now }: SupplierOrderCardProps) {
  const t = useText()
  const { ago, day, money } = useFormat()
  const isOffline = useIsOffline()
  const [isOpen, setOpen] = useState(false)
  const { send, isPending, problem } = useCall(answerOrder)
  const { number, kitchenName, wantedDay, totals, state, sentAt } = order.content
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
            {state === 'sent' && place.sells ? (
              <Button tone="primary" disabled={isOffline} isPending={isPending} onClick={() => void allOk()}>
                {t(isOffline ? 'common.needsConnection' : 'supply.board.allOk')}
              </Button>
            ) : null}
            <Button
              aria-label={t('supply.board.openName', { number, kitchen: kitchenName })}
              onClick={() => setOpen(true)}
            >
              {t(state === 'sent' && place.sells ? 'supply.board.byLine' : 'supply.board.open')}
            </Button>
          </Cluster>
        </div>
      }
    >
      <p className="supply-quiet">{t('supply.board.sent', { ago: ago(msFromTimestamp(sentAt), now) })}</p>
      {isOpen ? <OrderDialog place={place} order={order} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}
