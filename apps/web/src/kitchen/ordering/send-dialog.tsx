import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import type { Order } from '@brigade/domain/kitchen/ordering/order.ts'
import type { SupplierLink } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { Form } from '../../shell/forms/form.tsx'
import type { BasketLine } from './basket-lines.ts'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import type { Buying } from './use-buying.ts'
import { useSendOrder } from './use-send-order.ts'
import { sendOrder } from '@brigade/domain/kitchen/ordering/order-functions.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'
import { PassOn } from './pass-on.tsx'

interface SendDialogProps {
  readonly buying: Buying
  readonly link: StoredDocument<SupplierLink>
  readonly lines: readonly BasketLine[]
  readonly totals: Order['totals']
  readonly now: number
  readonly onClose: () => void
}

type Sending = ReturnType<typeof useSendOrder>

/** What a flexible supplier has to be asked, and what a strict one has refused. */
function Hurdles({ sending }: { readonly sending: Sending }) {
  const t = useText()
  const { day, money } = useFormat()
  const { nextDay, missing } = sending.refused
  return (
    <>
      <SupplyProblem problem={sending.problem} />
      {nextDay === undefined ? null : <p>{t('supply.send.nextDay', { day: day(nextDay) })}</p>}
      {missing === undefined ? null : <p>{t('supply.send.missing', { missing: money(missing) })}</p>}
      {sending.changed.length === 0 ? null : (
        <Button onClick={() => void sending.takePrices()}>
          {t('supply.send.takePrices', { count: sending.changed.length })}
        </Button>
      )}
      {sending.warnings.length === 0 ? null : (
        <Banner state="warn" role="alert">
          {sending.warnings.map((warning) => t(`supply.warning.${warning}`)).join(' ')}
        </Banner>
      )}
    </>
  )
}

function SendForm({ sending, totals, onClose }: SendDialogProps & { readonly sending: Sending }) {
  const t = useText()
  const { day, money } = useFormat()
  const amounts = [
    { name: t('supply.totals.net'), value: money(totals.net) },
    { name: t('supply.totals.vat'), value: totals.lacksVat ? t('common.unknown') : money(totals.vat) },
    { name: t('supply.totals.fee'), value: money(totals.fee) },
    {
      name: t('supply.totals.gross'),
      value: totals.lacksVat ? t('supply.totals.grossUnknown') : money(totals.gross),
    },
  ]
  return (
    <Form onSubmit={sending.send}>
      <Stack gap={16}>
        <Hurdles sending={sending} />
        <SelectField
          label={t('supply.send.day')}
          choices={sending.days.map((each) => ({ value: each, label: day(each) }))}
          value={sending.wantedDay}
          onChange={({ target }) => sending.chooseDay(target.value)}
        />
        <TextArea
          label={t('supply.send.note')}
          optional={t('common.optional')}
          rows={2}
          maxLength={maxLengthOf(sendOrder.input, 'note')}
          value={sending.note}
          onChange={({ target }) => sending.setNote(target.value)}
        />
        <Facts facts={amounts} />
        <Cluster gap={12} justify="end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SendButton>
            {t(sending.warnings.length > 0 ? 'supply.send.anyway' : 'supply.basket.send')}
          </SendButton>
        </Cluster>
      </Stack>
    </Form>
  )
}

interface SentWordsProps {
  readonly sent: NonNullable<Sending['sent']>
  readonly link: SupplierLink
}

/** Where the order is now: with the supplier, in the post, or still here for a person to pass on. */
function SentWords({ sent: { number, orderId }, link: { supplierId, orderEmail, name } }: SentWordsProps) {
  const t = useText()
  if (supplierId === undefined && orderEmail === undefined)
    return (
      <>
        <Banner state="warn" aria-live="polite">
          {t('supply.send.ready', { number, supplier: name })}
        </Banner>
        <PassOn orderId={orderId} />
      </>
    )
  return (
    <Banner state="ok" aria-live="polite">
      {orderEmail === undefined || supplierId !== undefined
        ? t('supply.send.done', { number, supplier: name })
        : t('supply.send.mailed', { number, to: orderEmail })}
    </Banner>
  )
}

/** Sends one supplier's part of the basket: the day, a note, the total, and what prevents sending. */
export function SendDialog(props: SendDialogProps) {
  const t = useText()
  const { link, onClose } = props
  const sending = useSendOrder(props)
  const { sent } = sending
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('supply.send.title', { supplier: link.content.name })}
      closeLabel={t('common.close')}
    >
      {sent === null ? (
        <SendForm {...props} sending={sending} />
      ) : (
        <Stack gap={16}>
          <SentWords sent={sent} link={link.content} />
          <Cluster justify="end">
            <Button tone="primary" onClick={onClose}>
              {t('common.close')}
            </Button>
          </Cluster>
        </Stack>
      )}
    </Dialog>
  )
}
