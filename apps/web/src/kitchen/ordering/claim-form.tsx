import { FieldProblem } from '@brigade/design-system/atoms/field-problem.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { Order, OrderLine } from '@brigade/domain/kitchen/ordering/order.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import { SendButton } from './send-button.tsx'
import { SupplyProblem } from './supply-problem.tsx'
import { useClaim, WISHES, WRONGS } from './use-claim.ts'
import { openClaim } from '@brigade/domain/kitchen/ordering/delivery-functions.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface ClaimFormProps {
  readonly order: StoredDocument<Order>
  readonly lines: readonly StoredDocument<OrderLine>[]
}

type Typing = ReturnType<typeof useClaim>

function ClaimLine({ line, form }: { readonly line: StoredDocument<OrderLine>; readonly form: Typing }) {
  const t = useText()
  const { id, content } = line
  const { wrong, packs } = form.lineOf(id, content)
  return (
    <fieldset className="receive-line">
      <legend>{content.substitute?.name ?? content.name}</legend>
      <SelectField
        label={t('supply.claims.what')}
        choices={[
          { value: '', label: t('supply.claims.fine') },
          ...WRONGS.map((each) => ({ value: each, label: t(`supply.claims.wrong.${each}`) })),
        ]}
        value={wrong}
        onChange={({ target }) =>
          form.changeLine(id, content, { wrong: WRONGS.find((each) => each === target.value) ?? '' })
        }
      />
      {wrong === '' ? null : (
        <NumberField
          label={t('supply.claims.packs')}
          inputMode="numeric"
          value={packs}
          problem={form.isUnread(id) ? t('supply.receive.packsWrong') : undefined}
          onChange={({ target }) => form.changeLine(id, content, { packs: target.value })}
        />
      )}
    </fieldset>
  )
}

function Wish({ order, form }: { readonly order: StoredDocument<Order>; readonly form: Typing }) {
  const t = useText()
  const { value, change, problems } = form
  return (
    <div className="receive-line">
      <SelectField
        label={t('supply.claims.wish')}
        choices={WISHES.map((each) => ({ value: each, label: t(`supply.claims.wish.${each}`) }))}
        value={value.wish}
        onChange={({ target }) => change({ wish: WISHES.find((each) => each === target.value) ?? 'credit' })}
      />
      {value.wish === 'credit' ? (
        <NumberField
          label={t('supply.claims.asked')}
          optional={t('common.optional')}
          unit={order.content.currency}
          value={value.creditText}
          problem={problems.creditText ? t('supply.receive.priceWrong') : undefined}
          onChange={({ target }) => change({ creditText: target.value })}
        />
      ) : null}
    </div>
  )
}

/** Something is wrong with what came: which lines, what happened, and what would make it good. */
export function ClaimForm({ order, lines }: ClaimFormProps) {
  const t = useText()
  const form = useClaim(order)
  const { value, change, problems } = form
  return (
    <details
      className="supply-more"
      open={form.isOpen}
      onToggle={({ currentTarget }) => form.setOpen(currentTarget.open)}
    >
      <summary>{t('supply.claims.open')}</summary>
      <Form onSubmit={form.submit}>
        <Stack gap={12}>
          <p className="supply-quiet">{t('supply.claims.text')}</p>
          <FormProblems />
          <SupplyProblem problem={form.problem} />
          {lines.map((line) => (
            <ClaimLine key={line.id} line={line} form={form} />
          ))}
          <FieldProblem text={problems.lines ? t('supply.claims.needsLine') : undefined} />
          <TextArea
            label={t('supply.claims.words')}
            rows={3}
            maxLength={maxLengthOf(openClaim.input, 'words')}
            value={value.words}
            problem={problems.words ? t('supply.problem.words') : undefined}
            onChange={({ target }) => change({ words: target.value })}
          />
          <Wish order={order} form={form} />
          <span>
            <SendButton>{t('supply.claims.submit')}</SendButton>
          </span>
        </Stack>
      </Form>
    </details>
  )
}
