import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { MatchReason } from '@brigade/domain/ordering/match-invoice-line.ts'
import type { Order, OrderLine } from '@brigade/domain/ordering/order.ts'
import type { Kept } from '../../data/loadable.ts'
import { useIsOffline } from '../../data/use-is-offline.ts'
import { useFormat } from '../../format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import { type TypedInvoice, useInvoice } from './use-invoice.ts'

interface InvoiceFormProps {
  readonly order: Kept<Order>
  readonly lines: readonly Kept<OrderLine>[]
}

function LineMatch({ line, form }: { readonly line: Kept<OrderLine>; readonly form: TypedInvoice }) {
  const t = useText()
  const { money, number } = useFormat()
  const verdict = form.verdictOf(line.id)
  const reason = (each: MatchReason) =>
    each.kind === 'qty'
      ? t('supply.match.qty', { over: number(each.over.valueOf()) })
      : t('supply.match.price', { over: number(each.overPct?.valueOf() ?? 0, 1) })
  if (verdict === undefined) return <StateMark state="unknown">{t('supply.match.unread')}</StateMark>
  if (verdict.kind === 'pay')
    return <StateMark state="ok">{t('supply.match.pay', { money: money(verdict.amount) })}</StateMark>
  if (verdict.kind === 'do-not-pay') return <StateMark state="late">{t('supply.match.doNotPay')}</StateMark>
  const reasons = verdict.reasons.map(reason).join(' ')
  return (
    <span>
      <StateMark state="warn">{t('supply.match.exception')}</StateMark>{' '}
      {t('supply.match.reasons', { reasons, undisputed: money(verdict.undisputed) })}
    </span>
  )
}

/** The invoice beside order and receipt, matched while it is typed (rules TM1 to TM5). */
export function InvoiceForm({ order, lines }: InvoiceFormProps) {
  const t = useText()
  const isOffline = useIsOffline()
  const form = useInvoice(order, lines)
  const { isPending, problem, isDone } = form
  return (
    <details className="supply-end">
      <summary>{t('supply.match.title')}</summary>
      <Stack gap={12}>
        <SupplyProblem problem={problem} />
        <div className="receive-line">
          <TextField
            label={t('supply.match.number')}
            maxLength={60}
            value={form.number}
            onChange={({ target }) => form.setNumber(target.value)}
          />
          <TextField
            label={t('supply.match.date')}
            type="date"
            value={form.date}
            onChange={({ target }) => form.setDate(target.value)}
          />
        </div>
        {lines.map((line) => (
          <fieldset className="receive-line" key={line.id}>
            <legend>{line.content.name}</legend>
            <NumberField
              label={t('supply.match.packs')}
              inputMode="numeric"
              value={form.typedOf(line.id).packs}
              onChange={({ target }) => form.change(line.id, { packs: target.value })}
            />
            <NumberField
              label={t('supply.match.packPrice')}
              unit={order.content.currency}
              value={form.typedOf(line.id).price}
              onChange={({ target }) => form.change(line.id, { price: target.value })}
            />
            <LineMatch line={line} form={form} />
          </fieldset>
        ))}
        <Cluster>
          <Button
            tone="primary"
            disabled={isOffline || !form.isReadable}
            isPending={isPending}
            onClick={() => void form.record()}
          >
            {t(isOffline ? 'common.needsConnection' : 'supply.match.submit')}
          </Button>
          <span aria-live="polite">{isDone === null ? '' : t(`supply.match.verdict.${isDone}`)}</span>
        </Cluster>
      </Stack>
    </details>
  )
}
