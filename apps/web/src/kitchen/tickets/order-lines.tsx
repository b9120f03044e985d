import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Minus, Plus } from 'lucide'
import { useText } from '../../messages/text.tsx'
import { type DraftLine, type OrderDraft, type OrderItems, withLine } from './order-draft.ts'
import type { OrderItem } from './use-order-menu.ts'
import { TicketLineDocument } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

const MOST = 99

interface OrderLinesProps {
  readonly draft: OrderDraft
  readonly items: OrderItems
  readonly onDraft: (draft: OrderDraft) => void
  /** Whether sending was tried: an empty order says then what is missing. */
  readonly isTried: boolean
}

interface OrderLineProps {
  readonly line: DraftLine
  /** Undefined for what is on no menu. */
  readonly item: OrderItem | undefined
  readonly onChange: (line: DraftLine) => void
}

/** Wishes and warnings of a line, folded away until they are needed. */
function Wishes({ line, item, onChange }: OrderLineProps) {
  const t = useText()
  const choices = item?.content.options ?? []
  return (
    <details className="order-wishes">
      <summary>{t('tickets.order.wishes')}</summary>
      {choices.map(({ name }) => (
        <Checkbox
          key={name}
          label={name}
          checked={line.options.includes(name)}
          onChange={({ target }) =>
            onChange({
              ...line,
              options: target.checked
                ? [...line.options, name]
                : line.options.filter((option) => option !== name),
            })
          }
        />
      ))}
      <TextField
        label={t('tickets.order.lineNote')}
        value={line.note}
        maxLength={maxLengthOf(TicketLineDocument, 'note')}
        onChange={({ target }) => onChange({ ...line, note: target.value })}
      />
      <TextField
        label={t('tickets.order.allergies')}
        hint={t('tickets.order.allergiesHint')}
        value={line.allergies}
        maxLength={maxLengthOf(TicketLineDocument, 'allergies')}
        onChange={({ target }) => onChange({ ...line, allergies: target.value })}
      />
    </details>
  )
}

function OrderLine(props: OrderLineProps) {
  const t = useText()
  const { line, onChange } = props
  const { name, qty } = line
  return (
    <li className="order-line">
      <div className="order-line-head">
        <Button
          shape="icon"
          aria-label={t('tickets.order.less', { name })}
          onClick={() => onChange({ ...line, qty: qty - 1 })}
        >
          <Icon of={Minus} />
        </Button>
        <strong className="order-qty">{qty}</strong>
        <Button
          shape="icon"
          aria-label={t('tickets.order.more', { name })}
          onClick={() => onChange({ ...line, qty: Math.min(qty + 1, MOST) })}
        >
          <Icon of={Plus} />
        </Button>
        <span>{name}</span>
      </div>
      <Wishes {...props} />
    </li>
  )
}

/** The current order: how many of what, with which wishes. */
export function OrderLines({ draft, items, onDraft, isTried }: OrderLinesProps) {
  const t = useText()
  return (
    <section className="order-lines" aria-live="polite">
      <h3>{t('tickets.order.lines')}</h3>
      {draft.lines.length > 0 ? null : isTried ? (
        <FieldProblem text={t('tickets.order.empty')} />
      ) : (
        <p>{t('tickets.order.empty')}</p>
      )}
      <ul>
        {draft.lines.map((line) => (
          <OrderLine
            key={line.key}
            line={line}
            item={items.get(line.itemPath)}
            onChange={(changed) => onDraft(withLine(draft, changed))}
          />
        ))}
      </ul>
    </section>
  )
}
