import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import type { MenuItemSale } from '@brigade/domain/menus/menu.ts'
import { useState } from 'react'
import { useText } from '../../messages/text.tsx'
import type { ItemRowProps } from './item-row.tsx'
import { setSale } from './menu-actions.ts'

const states = ['on', 'low', 'off'] as const
const marks = { on: 'ok', low: 'warn', off: 'late' } as const

/** Whether the item can be ordered: on, low with so many left, or off (86). One tap, also offline. */
export function SaleState({ desk, item }: Pick<ItemRowProps, 'desk' | 'item'>) {
  const t = useText()
  const { name, sale } = item.content
  const [left, setLeft] = useState<string | null>(null)
  const set = (change: Pick<MenuItemSale, 'state' | 'left'>) =>
    void setSale(desk.draft, item, { ...change, by: desk.uid })
  const keepLeft = () => {
    if (left !== null && /^\d{1,5}$/u.test(left.trim())) set({ state: 'low', left: Number(left) })
    setLeft(null)
  }
  if (!desk.isCook) return <StateMark state={marks[sale.state]}>{t(`menus.sale.${sale.state}`)}</StateMark>
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
          label={t('menus.sale.leftOf', { name })}
          value={left ?? String(sale.left ?? '')}
          onChange={(event) => setLeft(event.target.value)}
          onBlur={keepLeft}
        />
      ) : null}
    </div>
  )
}
