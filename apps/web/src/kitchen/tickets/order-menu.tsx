import { Button } from '@brigade/design-system/atoms/button.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { useText } from '../../messages/text.tsx'
import { type OrderDraft, withItem, withOther } from './order-draft.ts'
import type { OrderItem, OrderSection } from './use-order-menu.ts'
import { TicketLineDocument } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface OrderMenuProps {
  readonly sections: readonly OrderSection[]
  readonly draft: OrderDraft
  readonly onDraft: (draft: OrderDraft) => void
}

function SaleWords({ sale }: Pick<OrderItem['content'], 'sale'>) {
  const t = useText()
  if (sale.state === 'on') return null
  if (sale.state === 'off') return <small>{t('tickets.order.off')}</small>
  return (
    <small>
      {sale.left === undefined ? t('tickets.order.low') : t('tickets.order.left', { count: sale.left })}
    </small>
  )
}

/** What can be ordered: the published menus to tap, and a field for anything else. */
export function OrderMenu({ sections, draft, onDraft }: OrderMenuProps) {
  const t = useText()
  const addOther = () => onDraft(withOther(draft))
  return (
    <Stack gap={16}>
      {sections.map((section) => (
        <section key={section.key}>
          <h3>{section.name}</h3>
          <div className="order-items">
            {section.items.map((item) => (
              <button
                key={item.path}
                type="button"
                className="order-item"
                data-sale={item.content.sale.state}
                onClick={() => onDraft(withItem(draft, item))}
              >
                {item.content.name}
                <SaleWords sale={item.content.sale} />
              </button>
            ))}
          </div>
        </section>
      ))}
      <div className="order-other">
        <TextField
          label={t('tickets.order.other')}
          hint={sections.length === 0 ? t('tickets.order.noMenu') : undefined}
          value={draft.other}
          maxLength={maxLengthOf(TicketLineDocument, 'name')}
          onChange={({ target }) => onDraft({ ...draft, other: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            addOther()
          }}
        />
        <Button onClick={addOther}>{t('tickets.order.addOther')}</Button>
      </div>
    </Stack>
  )
}
