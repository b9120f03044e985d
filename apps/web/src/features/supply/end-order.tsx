import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { cancelOrder, closeOrder } from '@brigade/domain/ordering/order-functions.ts'
import { orderMoves } from '@brigade/domain/ordering/order-state.ts'
import type { Order } from '@brigade/domain/ordering/order.ts'
import type { LinkSide } from '@brigade/domain/suppliers/move-supplier-link.ts'
import { useState } from 'react'
import type { Kept } from '../../data/loadable.ts'
import { useCall } from '../../data/use-call.ts'
import { useText } from '../../messages/text.tsx'
import { SupplyProblem } from './supply-problem.tsx'

const LONGEST_REASON = 300

interface EndOrderProps {
  readonly order: Kept<Order>
  /** For whom the reader speaks; only the kitchen closes. */
  readonly side: LinkSide
}

/** The ways out of an order: cancelling it, giving up the rest, closing it. */
export function EndOrder({ order, side }: EndOrderProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const cancelling = useCall(cancelOrder)
  const closing = useCall(closeOrder)
  const [isAsked, setAsked] = useState(false)
  const { state } = order.content
  const { id: orderId } = order
  const mayCancel = orderMoves.cancel[state] !== undefined
  const isKitchen = side === 'kitchen'
  const mayClose = isKitchen && orderMoves.close[state] !== undefined
  const mayCloseRest = isKitchen && orderMoves.closeRest[state] !== undefined
  if (!mayCancel && !mayClose && !mayCloseRest) return null
  const cancel = async () => {
    const outcome = await cancelling.send({ orderId, reason: reason.trim() })
    if (outcome.state === 'done') setAsked(outcome.value.isSupplierAsked)
  }
  const close = () => closing.send({ orderId, ...(reason.trim() !== '' && { reason: reason.trim() }) })
  const needsReason = mayCancel || mayCloseRest
  return (
    <details className="supply-more">
      <summary>
        {t(mayCancel ? 'supply.end.cancel' : mayCloseRest ? 'supply.end.rest' : 'supply.end.close')}
      </summary>
      <Stack gap={12}>
        <SupplyProblem problem={cancelling.problem ?? closing.problem} />
        {isAsked ? <Banner state="info">{t('supply.end.asked')}</Banner> : null}
        {needsReason ? (
          <TextField
            label={t('supply.end.reason')}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        ) : null}
        <Cluster>
          {mayCancel ? (
            <Button
              tone="danger"
              disabled={reason.trim() === ''}
              isPending={cancelling.isPending}
              onClick={() => void cancel()}
            >
              {t('supply.end.cancel')}
            </Button>
          ) : null}
          {mayClose || mayCloseRest ? (
            <Button
              disabled={mayCloseRest && reason.trim() === ''}
              isPending={closing.isPending}
              onClick={() => void close()}
            >
              {t(mayCloseRest ? 'supply.end.rest' : 'supply.end.close')}
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </details>
  )
}
