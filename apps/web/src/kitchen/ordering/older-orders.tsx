import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { useText } from '../../messages/text.tsx'
import type { NewestOrders } from './use-orders.ts'

/** One page more of a list of orders, where there is one. */
export function OlderOrders({ of: { showOlder } }: { readonly of: NewestOrders }) {
  const t = useText()
  if (showOlder === undefined) return null
  return (
    <Cluster>
      <Button onClick={showOlder}>{t('supply.order.older')}</Button>
    </Cluster>
  )
}
