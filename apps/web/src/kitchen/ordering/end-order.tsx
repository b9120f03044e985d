import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { cancelOrder, closeOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { orderLifecycle } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import type { LinkSide } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'

interface EndOrderProps {
  readonly order: StoredDocument<Order>
  /** For whom the reader speaks; only the kitchen closes. */
  readonly side: LinkSide
}

type Way = 'cancel' | 'rest' | 'close'

/** The one way to end an order in its current state; undefined when it has none for the reader. */
function wayOut({ state }: Order, side: LinkSide): Way | undefined {
  if (orderLifecycle.isAllowed(state, 'cancel')) return 'cancel'
  if (side !== 'kitchen') return undefined
  if (orderLifecycle.isAllowed(state, 'closeRest')) return 'rest'
  return orderLifecycle.isAllowed(state, 'close') ? 'close' : undefined
}

/** Ends an order: it is cancelled, its rest is given up, or it is closed. */
export function EndOrder({ order, side }: EndOrderProps) {
  const t = useText()
  const { id: orderId } = order
  const { values, clear, field } = useDraft(cancelOrder.input, {
    name: `end ${orderId}`,
    start: { reason: '' },
  })
  const [isTried, setTried] = useState(false)
  const cancelling = useCall(cancelOrder)
  const closing = useCall(closeOrder)
  const [isAsked, setAsked] = useState(false)
  const way = wayOut(order.content, side)
  if (way === undefined) return null
  const reason = values.reason.trim()
  const isMissing = way !== 'close' && reason === ''
  const done = (isSupplierAsked: boolean) => {
    clear()
    setTried(false)
    setAsked(isSupplierAsked)
  }
  const end = async () => {
    setTried(true)
    if (isMissing) return
    if (way === 'cancel') {
      const outcome = await cancelling.send({ orderId, reason })
      if (outcome.state === 'done') done(outcome.value.isSupplierAsked)
    } else {
      const outcome = await closing.send({ orderId, ...(reason !== '' && { reason }) })
      if (outcome.state === 'done') done(false)
    }
  }
  return (
    <details className="supply-more">
      <summary>{t(`supply.end.${way}`)}</summary>
      <Form onSubmit={end}>
        <Stack gap={12}>
          <SupplyProblem problem={cancelling.problem ?? closing.problem} />
          {isAsked ? <Banner state="info">{t('supply.end.asked')}</Banner> : null}
          {way === 'close' ? null : (
            <TextField
              label={t('supply.end.reason')}
              {...field('reason')}
              problem={isTried && isMissing ? t('supply.problem.words') : undefined}
            />
          )}
          <Cluster>
            <SendButton tone={way === 'cancel' ? 'danger' : 'quiet'}>{t(`supply.end.${way}`)}</SendButton>
          </Cluster>
        </Stack>
      </Form>
    </details>
  )
}
