import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { orderReach } from '@brigade/domain/kitchen/ordering/order-reach.ts'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useOwnAccess } from '../../lib/kitchen/use-own-access.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { reachMarks } from './order-words.table.ts'
import { PassOn } from './pass-on.tsx'

/** Whether an order has reached a supplier without an account, and the ways to see to it. */
export function OrderReachView({ order }: { readonly order: StoredDocument<Order> }) {
  const t = useText()
  const { dateTime } = useFormat()
  const { kitchenId, channel, state, mail, passedOnAt } = order.content
  const access = useOwnAccess(kitchenId)
  if (channel === 'account' || state !== 'sent') return null
  const reach = orderReach(order.content)
  const at = mail?.at ?? passedOnAt
  const facts = [mail?.to, at === undefined ? undefined : dateTime(msFromTimestamp(at))]
  return (
    <Stack gap={12}>
      <span>
        <StateMark state={reachMarks[reach]}>{t(`supply.reach.${reach}`)}</StateMark>{' '}
        <small>{facts.filter((each) => each !== undefined).join(', ')}</small>
      </span>
      {access.orders && reach !== 'mail-waits' ? <PassOn orderId={order.id} mayMail /> : null}
    </Stack>
  )
}
