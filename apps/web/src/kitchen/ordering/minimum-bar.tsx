import type { Money } from '@brigade/domain/core/money/money.ts'
import { checkMinimum } from '@brigade/domain/kitchen/ordering/minimum-order.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'

interface MinimumBarProps {
  readonly link: StoredDocument<SupplierLink>
  readonly goods: Money
}

/** What a basket is short of the supplier's minimum; undefined when it reaches it or there is none. */
export function missingOf(
  { content: { minimumOrder } }: StoredDocument<SupplierLink>,
  goods: Money,
): Money | undefined {
  if (minimumOrder === undefined || minimumOrder.value.currency !== goods.currency) return undefined
  const checked = checkMinimum({ goods, acceptsBelow: false }, minimumOrder)
  return checked.ok ? undefined : checked.problem.missing
}

/** How far a basket is from the supplier's minimum. */
export function MinimumBar({ link, goods }: MinimumBarProps) {
  const t = useText()
  const { money } = useFormat()
  const { minimumOrder } = link.content
  if (minimumOrder === undefined || minimumOrder.value.currency !== goods.currency) return null
  const missing = missingOf(link, goods)
  const words =
    missing === undefined
      ? t('supply.minimum.reached', { minimum: money(minimumOrder.value) })
      : t('supply.minimum.short', { missing: money(missing), minimum: money(minimumOrder.value) })
  return (
    <div className="minimum">
      <label>
        <span aria-live="polite">{words}</span>
        <progress max={minimumOrder.value.minor} value={Math.min(goods.minor, minimumOrder.value.minor)} />
      </label>
    </div>
  )
}
