import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import { sendOffer } from '@brigade/domain/hiring/applications/application-functions.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { PayPeriod } from '@brigade/domain/hiring/jobs/pay.ts'
import { AccessRole } from '@brigade/domain/access/roles/access.ts'
import { Position } from '@brigade/domain/access/positions/position.ts'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { minorDigits } from '@brigade/domain/core/money/money.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { useState } from 'react'
import { wordsOfProblem } from '../../lib/calls/call-problem.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { useText } from '../../messages/text.tsx'
import { MessageForm } from './message-form.tsx'
import { useNames } from './use-names.ts'
import type { Row } from './use-team-steps.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'

interface OfferDialogProps {
  readonly row: Row
  readonly job: Job
  readonly onClose: () => void
  readonly onSent: () => void
}

const Access = AccessRole.exclude(['owner'])
const DAYS_TO_ANSWER = '7'
const refusals = [
  'seats-taken',
  'access-above-yours',
  'consent-ended',
  'state',
  'role',
  'gone',
  'message-empty',
] as const

function firstTerms({ position, pay, startsOn }: Job) {
  const amount = pay === undefined ? '' : (pay.min.minor / 10 ** minorDigits(pay.min.currency)).toString()
  return {
    position,
    access: 'cook',
    pay: amount,
    per: pay?.per ?? 'hour',
    startsOn: startsOn ?? '',
    days: DAYS_TO_ANSWER,
  }
}
type Terms = ReturnType<typeof firstTerms>

interface TermsFieldsProps {
  readonly terms: Terms
  readonly currency: string
  readonly problems: Readonly<Record<'pay' | 'startsOn' | 'days', string | undefined>>
  readonly onChange: (part: Partial<Terms>) => void
}

function TermsFields({ terms, currency, problems, onChange }: TermsFieldsProps) {
  const t = useText()
  return (
    <Grid cells="small">
      <SelectField
        label={t('hiring.offer.position')}
        value={terms.position}
        choices={positions.map((value) => ({ value, label: t(`trade.position.${value}`) }))}
        onChange={({ target }) => onChange({ position: Position.catch('other').parse(target.value) })}
      />
      <SelectField
        label={t('hiring.offer.access')}
        value={terms.access}
        choices={Access.options.map((value) => ({ value, label: t(`trade.access.${value}`) }))}
        onChange={({ target }) => onChange({ access: target.value })}
      />
      <NumberField
        label={t('hiring.offer.pay')}
        unit={currency}
        value={terms.pay}
        problem={problems.pay}
        onChange={({ target }) => onChange({ pay: target.value })}
      />
      <SelectField
        label={t('hiring.offer.per')}
        value={terms.per}
        choices={PayPeriod.options.map((value) => ({ value, label: t(`trade.per.${value}`) }))}
        onChange={({ target }) => onChange({ per: PayPeriod.catch('hour').parse(target.value) })}
      />
      <TextField
        label={t('hiring.offer.startsOn')}
        type="date"
        value={terms.startsOn}
        problem={problems.startsOn}
        onChange={({ target }) => onChange({ startsOn: target.value })}
      />
      <NumberField
        label={t('hiring.offer.days')}
        value={terms.days}
        problem={problems.days}
        onChange={({ target }) => onChange({ days: target.value })}
      />
    </Grid>
  )
}

/** Makes an offer: position, access, pay, first day and a message. */
export function OfferDialog({ row, job, onClose, onSent }: OfferDialogProps) {
  const t = useText()
  const { names, greeted } = useNames([row])
  const { send, problem } = useCall(sendOffer)
  const {
    values: terms,
    setValues,
    clear,
  } = useDraft(sendOffer.input, { name: `offer ${row.id}`, start: firstTerms(job) })
  const [isTried, setTried] = useState(false)
  const currency = job.pay?.min.currency ?? 'EUR'
  const amount = moneyFromTyped(terms.pay, currency)
  const daysToAnswer = wholeFromTyped(terms.days, mostOf(sendOffer.input, 'daysToAnswer')) || undefined
  const isPaid = amount.ok && amount.money.minor > 0
  const known = refusals.find((each) => each === problem?.reason)
  const words = problem === null ? null : t(wordsOfProblem(problem))
  const submit = async (message: string) => {
    setTried(true)
    if (!isPaid || terms.startsOn === '' || daysToAnswer === undefined) return false
    const outcome = await send({
      applicationId: row.id,
      position: terms.position,
      access: Access.catch('cook').parse(terms.access),
      pay: { amount: amount.money, per: terms.per },
      startsOn: terms.startsOn,
      type: job.type,
      message,
      daysToAnswer,
    })
    if (outcome.state === 'refused') return false
    clear()
    onSent()
    return true
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={t('hiring.offer.title', { name: names })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <MessageForm
        form={`offer words ${row.id}`}
        label={t('hiring.message', { names })}
        template={t('hiring.template.offer', { name: greeted })}
        submitLabel={t('hiring.offer.submit')}
        problem={known === undefined ? words : t(`hiring.refused.${known}`, { name: names })}
        onSubmit={submit}
        onCancel={() => {
          clear()
          onClose()
        }}
      >
        <TermsFields
          terms={terms}
          currency={currency}
          problems={{
            pay: isTried && !isPaid ? t('hiring.offer.missing.pay') : undefined,
            startsOn: isTried && terms.startsOn === '' ? t('hiring.offer.missing.startsOn') : undefined,
            days: isTried && daysToAnswer === undefined ? t('hiring.offer.missing.days') : undefined,
          }}
          onChange={setValues}
        />
      </MessageForm>
    </Dialog>
  )
}
