import { Button } from '@brigade/design-system/atoms/button.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import { type ReceivedForm, useReceive } from './use-receive.ts'

interface ReceiveFormProps {
  readonly order: StoredDocument<Order>
  readonly lines: readonly StoredDocument<OrderLine>[]
}

const CONDITIONS = ['ok', 'damaged', 'wrong', 'missing'] as const

function ReceiveLine({
  line,
  form,
  currency,
}: {
  readonly line: StoredDocument<OrderLine>
  readonly form: ReceivedForm
  readonly currency: string
}) {
  const t = useText()
  const typed = form.typedOf(line.id)
  const problems = form.problemsOf(line.id)
  const change = form.changing(line.id)
  return (
    <fieldset className="receive-line">
      <legend>{line.content.substitute?.name ?? line.content.name}</legend>
      <NumberField
        label={t('supply.receive.packs')}
        inputMode="numeric"
        value={typed.packs}
        problem={problems.packs ? t('supply.receive.packsWrong') : undefined}
        onChange={({ target }) => change({ packs: target.value })}
      />
      <SelectField
        label={t('supply.receive.condition')}
        choices={CONDITIONS.map((each) => ({ value: each, label: t(`supply.condition.${each}`) }))}
        value={typed.condition}
        onChange={({ target }) =>
          change({ condition: CONDITIONS.find((each) => each === target.value) ?? 'ok' })
        }
      />
      <NumberField
        label={t('supply.receive.temp')}
        optional={t('common.optional')}
        unit={`°${form.temperatureUnit}`}
        value={typed.temp}
        problem={problems.temp ? t('supply.receive.tempWrong') : undefined}
        onChange={({ target }) => change({ temp: target.value })}
      />
      <NumberField
        label={t('supply.receive.price')}
        optional={t('common.optional')}
        unit={currency}
        value={typed.price}
        problem={problems.price ? t('supply.receive.priceWrong') : undefined}
        onChange={({ target }) => change({ price: target.value })}
      />
      {form.isDear(line) ? <Banner state="warn">{t('supply.receive.dear')}</Banner> : null}
    </fieldset>
  )
}

/** Goods at the door: all of it in one tap, or line by line with condition, temperature and price. */
export function ReceiveForm({ order, lines }: ReceiveFormProps) {
  const t = useText()
  const form = useReceive(order, lines)
  const { isByLine, problem, isMore } = form
  const submitByLine = t(isMore ? 'supply.receive.moreOk' : 'supply.receive.submit')
  return (
    <Form
      className="supply-step"
      aria-label={t('supply.receive.title')}
      data-wet=""
      data-print="no"
      onSubmit={isByLine ? form.receive : form.receiveAll}
    >
      <Stack gap={12}>
        <h2>{t('supply.receive.title')}</h2>
        <FormProblems />
        <SupplyProblem problem={problem} />
        {form.verdict === null || form.verdict === 'passed' ? null : (
          <Banner state={form.verdict === 'failed' ? 'late' : 'warn'} aria-live="polite">
            {t(form.verdict === 'failed' ? 'supply.receive.failed' : 'supply.receive.notProven')}
          </Banner>
        )}
        {isByLine
          ? form.lines.map((line) => (
              <ReceiveLine key={line.id} line={line} form={form} currency={order.content.currency} />
            ))
          : null}
        <Cluster>
          <SendButton size="large">{isByLine ? submitByLine : t('supply.receive.all')}</SendButton>
          {isByLine ? null : (
            <Button size="large" onClick={form.goByLine}>
              {t('supply.receive.byLine')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Form>
  )
}
