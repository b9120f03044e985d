import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import type { Money } from '@brigade/domain/core/money/money.ts'
import { fewestPacks, nearestToPar } from '@brigade/domain/kitchen/ordering/suggest-packs.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { type Buyable, buyablesOf, setPacks } from './basket-lines.ts'
import { missingOf } from './minimum-bar.tsx'
import type { Buying } from './use-buying.ts'
import type { Stocked } from './use-stocked.ts'
import { WithStock } from './with-stock.tsx'

interface MoreLinesProps {
  readonly buying: Buying
  readonly link: StoredDocument<SupplierLink>
  readonly goods: Money
  /** Whether something is in the basket. */
  readonly hasLines: boolean
}

/** How many lines are offered to reach a minimum. */
const OFFERED = 3

function Choice({
  stocked,
  link,
  goods,
  hasLines,
}: Omit<MoreLinesProps, 'buying'> & { readonly stocked: Stocked }) {
  const t = useText()
  const there = stocked.baskets.get(link.id)?.lines ?? {}
  const buyables = buyablesOf(stocked, link.id)
  const left = buyables.filter(({ priceLineId }) => there[priceLineId] === undefined)
  const offered = hasLines && missingOf(link, goods) !== undefined ? nearestToPar(left, OFFERED) : []
  const add = (buyable: Buyable | undefined) => {
    if (buyable === undefined) return
    const { priceLineId, priceLine } = buyable
    void setPacks(stocked, link.id, { priceLineId, packs: fewestPacks(priceLine) })
  }
  if (buyables.length === 0) return <p className="supply-quiet">{t('supply.basket.nothing')}</p>
  return (
    <>
      <SelectField
        label={t('supply.basket.add')}
        value=""
        choices={[
          { value: '', label: t('supply.basket.choose') },
          ...left.map(({ priceLineId, priceLine }) => ({ value: priceLineId, label: priceLine.name })),
        ]}
        onChange={({ target }) => add(left.find(({ priceLineId }) => priceLineId === target.value))}
      />
      {offered.length === 0 ? null : (
        <Cluster>
          {offered.map((buyable) => (
            <Button key={buyable.priceLineId} size="small" onClick={() => add(buyable)}>
              {t('supply.minimum.add', { name: buyable.priceLine.name })}
            </Button>
          ))}
        </Cluster>
      )}
    </>
  )
}

/** One more line for a basket, and what would bring it to its minimum; the shelf is read when somebody asks. */
export function MoreLines({ buying, link, ...basket }: MoreLinesProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const action = t('supply.basket.add')
  if (!isOpen) {
    return (
      <Cluster>
        <Button
          size="small"
          aria-label={t('common.actionOf', { action, name: link.content.name })}
          onClick={() => setOpen(true)}
        >
          {action}
        </Button>
      </Cluster>
    )
  }
  return (
    <WithStock buying={buying}>{(stocked) => <Choice stocked={stocked} link={link} {...basket} />}</WithStock>
  )
}
