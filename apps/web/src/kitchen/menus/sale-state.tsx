import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { MenuItemSale } from '@brigade/domain/kitchen/menus/menu.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import type { ItemRowProps } from './item-row.tsx'
import { setSale } from './menu-actions.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'

const states = ['on', 'low', 'off'] as const
const marks = { on: 'ok', low: 'warn', off: 'late' } as const

/** Whether the item can be ordered: on, low with so many left, or off (86). One tap, also offline. */
export function SaleState({ editing, item }: Pick<ItemRowProps, 'editing' | 'item'>) {
  const t = useText()
  const { name, sale } = item.content
  const [left, setLeft] = useState<string | null>(null)
  const label = t('menus.sale.leftOf', { name })
  const set = (change: Pick<MenuItemSale, 'state' | 'left'>) =>
    void setSale(editing.draft, item, { ...change, by: editing.uid })
  const count = left === null ? undefined : wholeFromTyped(left, mostOf(MenuItemSale, 'left'))
  const isWrong = left !== null && left.trim() !== '' && count === undefined
  const keepLeft = () => {
    if (count !== undefined) set({ state: 'low', left: count })
    // What is no number stays in the field and shows an error.
    if (!isWrong) setLeft(null)
  }
  if (!editing.isCook) return <StateMark state={marks[sale.state]}>{t(`menus.sale.${sale.state}`)}</StateMark>
  return (
    <div className="sale-state">
      <fieldset className="sale-choices">
        <legend className="visually-hidden">{t('menus.sale', { name })}</legend>
        {states.map((state) => (
          <label key={state} data-state={state} data-on={sale.state === state || undefined}>
            <input
              type="radio"
              name={`sale-${item.id}`}
              checked={sale.state === state}
              onChange={() => set({ state })}
            />
            {t(`menus.sale.${state}`)}
          </label>
        ))}
      </fieldset>
      {sale.state === 'low' ? (
        <NumberField
          label={label}
          value={left ?? String(sale.left ?? '')}
          onChange={(event) => setLeft(event.target.value)}
          problem={isWrong ? t('rules.other', { field: label }) : undefined}
          onBlur={keepLeft}
        />
      ) : null}
    </div>
  )
}
