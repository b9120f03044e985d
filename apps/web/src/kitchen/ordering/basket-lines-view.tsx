import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Packs } from '@brigade/domain/kitchen/ordering/basket.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { useState } from 'react'
import { priceOfPacks } from '@brigade/domain/core/money/money-arithmetic.ts'
import { Minus, Plus } from 'lucide'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { usePriceWords } from '../../lib/format/price-words.ts'
import { type BasketLine, setPacks } from './basket-lines.ts'
import type { Buying } from './use-buying.ts'

const MOST_PACKS = Packs.maxValue ?? Number.MAX_SAFE_INTEGER

interface BasketLinesProps {
  readonly buying: Buying
  readonly linkId: string
  readonly lines: readonly BasketLine[]
}

interface PacksFieldProps {
  readonly name: string
  readonly packs: number
  readonly onSet: (packs: number) => void
}

/** How many packs, typed: it counts when the field is left or Enter is pressed; what is no whole number stays to be mended. */
function PacksField({ name, packs, onSet }: PacksFieldProps) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const whole = typed === null ? packs : wholeFromTyped(typed, MOST_PACKS)
  const settle = () => {
    if (whole === undefined) return
    setTyped(null)
    if (whole !== packs) onSet(whole)
  }
  return (
    <input
      className="basket-line-typed"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={t('supply.basket.packsOf', { name })}
      aria-invalid={whole === undefined ? true : undefined}
      title={whole === undefined ? t('supply.basket.packsWrong', { most: MOST_PACKS }) : undefined}
      value={typed ?? String(packs)}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
        if (key === 'Escape') setTyped(null)
      }}
    />
  )
}

function Line({
  buying,
  linkId,
  line,
}: Pick<BasketLinesProps, 'buying' | 'linkId'> & { readonly line: BasketLine }) {
  const t = useText()
  const { money, number } = useFormat()
  const words = usePriceWords(buying.shelf.settings.zone)
  const { priceLineId, priceLine } = line
  const { name, multiple } = priceLine
  const set = (packs: number) => void setPacks(buying, linkId, { priceLineId, packs: Math.max(0, packs) })
  const mayOrder = buying.shelf.access.may('lead')
  return (
    <li className="basket-line">
      <span className="basket-line-words">
        <b>{name}</b>
        <small>
          {words.packPrice(priceLine)}
          {line.why === '' ? '' : ` · ${line.why}`}
        </small>
      </span>
      <span className="basket-line-packs">
        {mayOrder ? (
          <Button
            shape="icon"
            aria-label={t(line.packs <= multiple ? 'supply.basket.remove' : 'supply.basket.less', { name })}
            onClick={() => set(line.packs - multiple)}
          >
            <Icon of={Minus} />
          </Button>
        ) : null}
        {mayOrder ? (
          <PacksField name={name} packs={line.packs} onSet={set} />
        ) : (
          <output aria-label={t('supply.basket.packsOf', { name })}>{number(line.packs)}</output>
        )}
        {mayOrder ? (
          <Button
            shape="icon"
            aria-label={t('supply.basket.more', { name })}
            onClick={() => set(line.packs + multiple)}
          >
            <Icon of={Plus} />
          </Button>
        ) : null}
      </span>
      <span className="basket-line-price">{money(priceOfPacks(priceLine.price, line.packs))}</span>
    </li>
  )
}

/** One supplier's part of the basket, with packs to change. */
export function BasketLines({ buying, linkId, lines }: BasketLinesProps) {
  const t = useText()
  if (lines.length === 0) return <p className="supply-quiet">{t('supply.basket.empty')}</p>
  return (
    <ul className="basket-lines">
      {lines.map((line) => (
        <Line key={line.priceLineId} buying={buying} linkId={linkId} line={line} />
      ))}
    </ul>
  )
}
