import type { Order } from './order.ts'

/**
 * How an order has reached its supplier, or that it has not (product 5.2): nothing is called sent before it has left the server
 * or a person has passed it on.
 */
export type OrderReach = 'account' | 'mail-waits' | 'mailed' | 'mail-failed' | 'by-hand' | 'not-passed-on'

/** How an order has reached its supplier. What a person has passed on has arrived, whatever became of the mail. */
export function orderReach({
  channel,
  mail,
  passedOnAt,
}: Pick<Order, 'channel' | 'mail' | 'passedOnAt'>): OrderReach {
  if (channel === 'account') return 'account'
  if (mail?.state === 'sent') return 'mailed'
  if (passedOnAt !== undefined) return 'by-hand'
  if (mail === undefined) return 'not-passed-on'
  return mail.state === 'waits' ? 'mail-waits' : 'mail-failed'
}

/** Whether a person still has to pass the order on. */
export function isToPassOn(order: Pick<Order, 'channel' | 'mail' | 'passedOnAt'>): boolean {
  const reach = orderReach(order)
  return reach === 'not-passed-on' || reach === 'mail-failed'
}
