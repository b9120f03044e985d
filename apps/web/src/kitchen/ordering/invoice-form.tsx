import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { highestVat } from '@brigade/domain/kitchen/ordering/invoice-vat.ts'
import type { InvoiceMatchReason } from '@brigade/domain/kitchen/ordering/match-invoice-line.ts'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import { type InvoiceTyping, useInvoice } from './use-invoice.ts'
import { recordInvoice } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface InvoiceFormProps {
  readonly order: StoredDocument<Order>
  readonly lines: readonly StoredDocument<OrderLine>[]
}

interface InvoiceLineProps {
  readonly line: StoredDocument<OrderLine>
  readonly form: InvoiceTyping
}

function LineMatch({ line, form }: InvoiceLineProps) {
  const t = useText()
  const { money, number } = useFormat()
  const verdict = form.verdictOf(line)
  const reason = (each: InvoiceMatchReason) =>
    each.kind === 'qty'
      ? t('supply.match.qty', { over: number(each.over.valueOf()) })
      : t('supply.match.price', { over: number(each.overPct?.valueOf() ?? 0, 1) })
  if (verdict === undefined) return <StateMark state="unknown">{t('supply.match.unread')}</StateMark>
  if (form.lineOf(line.id)?.packs === 0)
    return <StateMark state="neutral">{t('supply.match.notOnIt')}</StateMark>
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

function InvoiceLine({ line, form }: InvoiceLineProps) {
  const t = useText()
  const { packs, price } = form.typedOf(line)
  const wrong = form.wrongOf(line)
  return (
    <fieldset className="receive-line">
      <legend>{line.content.substitute?.name ?? line.content.name}</legend>
      <NumberField
        label={t('supply.match.packs')}
        inputMode="numeric"
        value={packs}
        problem={form.isTried && wrong.packs ? t('supply.receive.packsWrong') : undefined}
        onChange={({ target }) => form.changeLine(line, { packs: target.value })}
      />
      <NumberField
        label={t('supply.match.packPrice')}
        unit={line.content.price.currency}
        value={price}
        problem={form.isTried && wrong.price ? t('supply.receive.priceWrong') : undefined}
        onChange={({ target }) => form.changeLine(line, { price: target.value })}
      />
      <div className="receive-line-verdict">
        <LineMatch line={line} form={form} />
      </div>
    </fieldset>
  )
}

function Heading({ order, form }: { readonly order: StoredDocument<Order>; readonly form: InvoiceTyping }) {
  const t = useText()
  const { value, change, wrong, isTried, isDouble } = form
  const numberProblem = isDouble ? 'supply.problem.duplicate' : 'supply.match.numberMissing'
  return (
    <div className="receive-line">
      <TextField
        label={t('supply.match.number')}
        maxLength={maxLengthOf(recordInvoice.input, 'number')}
        value={value.number}
        problem={isDouble || (isTried && wrong.number) ? t(numberProblem) : undefined}
        onChange={({ target }) => change({ number: target.value })}
      />
      <TextField
        label={t('supply.match.date')}
        type="date"
        value={value.date}
        problem={isTried && wrong.date ? t('supply.match.dateMissing') : undefined}
        onChange={({ target }) => change({ date: target.value })}
      />
      <NumberField
        label={t('supply.match.net')}
        unit={order.content.currency}
        value={value.net}
        problem={isTried && wrong.net ? t('supply.receive.priceWrong') : undefined}
        onChange={({ target }) => change({ net: target.value })}
      />
      <NumberField
        label={t('supply.match.vat')}
        unit={order.content.currency}
        value={value.vat}
        problem={isTried && wrong.vat ? t('supply.match.vatMissing') : undefined}
        onChange={({ target }) => change({ vat: target.value })}
      />
    </div>
  )
}

/** What the lines come to, whether that is what the invoice says, and whether its VAT can be right. */
function Sum({ order, form }: { readonly order: StoredDocument<Order>; readonly form: InvoiceTyping }) {
  const t = useText()
  const { money } = useFormat()
  const { input, wrong, isTried } = form
  const highest = highestVat(input, order.content.totals)
  return (
    <div>
      <p>{t('supply.match.total', { money: money(input.gross) })}</p>
      <FieldProblem
        text={isTried && wrong.sum ? t('supply.match.sumWrong', { sum: money(input.net) }) : undefined}
      />
      {highest === undefined ? null : (
        <StateMark state="warn">{t('supply.match.vatHigh', { most: money(highest) })}</StateMark>
      )}
    </div>
  )
}

/** The invoice beside order and receipt, matched while it is typed (rules TM1 to TM5). */
export function InvoiceForm({ order, lines }: InvoiceFormProps) {
  const t = useText()
  const form = useInvoice(order, lines)
  return (
    <div>
      <p aria-live="polite">{form.verdict === null ? '' : t(`supply.match.verdict.${form.verdict}`)}</p>
      <details
        className="supply-more"
        open={form.isOpen}
        onToggle={({ currentTarget }) => form.setOpen(currentTarget.open)}
      >
        <summary>{t('supply.match.title')}</summary>
        <Form onSubmit={form.record}>
          <Stack gap={12}>
            <FormProblems />
            <SupplyProblem problem={form.problem} />
            <Heading order={order} form={form} />
            <p aria-live="polite">
              {t(form.isAsReceived ? 'supply.match.asReceived' : 'supply.match.byLine')}
            </p>
            {form.isAsReceived
              ? null
              : lines.map((line) => <InvoiceLine key={line.id} line={line} form={form} />)}
            <Sum order={order} form={form} />
            <Cluster>
              <SendButton>{t('supply.match.submit')}</SendButton>
            </Cluster>
          </Stack>
        </Form>
      </details>
    </div>
  )
}
