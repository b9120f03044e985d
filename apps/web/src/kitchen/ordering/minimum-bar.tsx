import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import type { Money } from '@brigade/domain/core/money/money.ts'
import { checkMinimum } from '@brigade/domain/kitchen/ordering/minimum-order.ts'
import { fewestPacks, nearestToPar } from '@brigade/domain/kitchen/ordering/suggest-packs.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { type Buyable, setPacks } from './basket-lines.ts'
import type { BasketLine } from './link-card.tsx'
import type { Buying } from './use-buying.ts'

interface MinimumBarProps {
  readonly buying: Buying
  readonly link: StoredDocument<SupplierLink>
  readonly goods: Money
  readonly buyables: readonly Buyable[]
  readonly lines: readonly BasketLine[]
}

/** How many lines are offered to reach a minimum. */
const OFFERED = 3

/** How far a basket is from the supplier's minimum, and what would fill it. */
export function MinimumBar({ buying, link, goods, buyables, lines }: MinimumBarProps) {
  const t = useText()
  const { money } = useFormat()
  const { minimumOrder } = link.content
  if (minimumOrder === undefined || minimumOrder.value.currency !== goods.currency) return null
  const checked = checkMinimum({ goods, acceptsBelow: false }, minimumOrder)
  const missing = checked.ok ? undefined : checked.problem.missing
  const inBasket = new Set(lines.map((line) => line.buyable.priceLineId))
  const left = buyables.filter(({ priceLineId }) => !inBasket.has(priceLineId))
  const offered = lines.length === 0 || missing === undefined ? [] : nearestToPar(left, OFFERED)
  const add = ({ priceLineId, priceLine }: Buyable) =>
    setPacks(buying, link.id, { priceLineId, packs: fewestPacks(priceLine) })
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
      {offered.length === 0 ? null : (
        <Cluster>
          {offered.map((buyable) => (
            <Button key={buyable.priceLineId} size="small" onClick={() => void add(buyable)}>
              {t('supply.minimum.add', { name: buyable.priceLine.name })}
            </Button>
          ))}
        </Cluster>
      )}
    </div>
  )
}
