import { Button } from '@brigade/design-system/atoms/button.tsx'
import { SubmitButton } from '@brigade/design-system/atoms/submit-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Dialog } from '@brigade/design-system/molecules/dialog.tsx'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { useText } from '../../messages/text.tsx'
import { Form, FormProblems } from '../../shell/forms/form.tsx'
import {
  gigShiftDetails,
  gigShifts,
  GigShiftOffer,
  GigShiftDetails,
} from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { openGigShift } from '@brigade/domain/hiring/gigs/new-gig-shift.ts'
import { moneyText } from '@brigade/domain/core/money/money-arithmetic.ts'
import type { Currency } from '@brigade/domain/core/money/money.ts'
import { useState } from 'react'
import { newId } from '../../lib/writing/new-id.ts'
import { useDraft } from '../../lib/drafts/use-draft.ts'
import { creating, write } from '../../lib/writing/write.ts'
import { deviceZone } from '../../lib/format/device-zone.ts'
import { readShift, type ShiftProblem, type TypedShift } from './shift-form-read.ts'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface ShiftFieldsProps {
  readonly typed: TypedShift
  readonly currency: string
  readonly problems: readonly ShiftProblem[]
  readonly onType: (part: Partial<TypedShift>) => void
}

/** Times, seats, pay, and what the person booked should know. */
function ShiftFields({ typed, currency, problems, onType }: ShiftFieldsProps) {
  const t = useText()
  const problem = (field: ShiftProblem) => (problems.includes(field) ? t(`gigs.problem.${field}`) : undefined)
  const of = (
    field: 'day' | 'from' | 'to' | 'breakMin' | 'seats' | 'pay' | 'dress' | 'contact' | 'parking',
  ) => ({
    label: t(`gigs.form.${field}`),
    value: typed[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onType({ [field]: target.value }),
  })
  return (
    <>
      <Grid cells="small">
        <TextField {...of('day')} type="date" problem={problem('day')} />
        <TextField {...of('from')} type="time" problem={problem('times')} />
        <TextField {...of('to')} type="time" />
        <NumberField {...of('breakMin')} unit={t('gigs.form.min')} problem={problem('breakMin')} />
        <NumberField {...of('seats')} problem={problem('seats')} />
        <NumberField {...of('pay')} unit={currency} problem={problem('pay')} />
      </Grid>
      <small>{t('gigs.form.toHint')}</small>
      <Checkbox
        label={t('gigs.instant')}
        hint={t('gigs.form.instantHint')}
        checked={typed.isInstant}
        onChange={({ target }) => onType({ isInstant: target.checked })}
      />
      <TextField
        {...of('dress')}
        optional={t('common.optional')}
        maxLength={maxLengthOf(GigShiftOffer, 'dress')}
      />
      <TextField
        {...of('contact')}
        optional={t('common.optional')}
        hint={t('gigs.form.contactHint')}
        maxLength={maxLengthOf(GigShiftDetails, 'contact')}
      />
      <TextField
        {...of('parking')}
        optional={t('common.optional')}
        maxLength={maxLengthOf(GigShiftDetails, 'parking')}
      />
    </>
  )
}

interface Subject {
  readonly jobId: string
  readonly job: Job
  readonly day: string
  readonly onDone: () => void
}

function firstTyped(job: Job, day: string): TypedShift {
  return {
    day,
    from: '17:00',
    to: '23:00',
    breakMin: '30',
    seats: '1',
    pay: job.pay?.per === 'hour' ? moneyText(job.pay.min) : '',
    isInstant: false,
    dress: job.dressCode,
    contact: '',
    parking: '',
  }
}

/** What the form of a new shift holds, what of it does not fit, and how it is offered. */
function useShiftForm({ jobId, job, day, onDone }: Subject) {
  const currency: Currency = job.pay?.min.currency ?? 'EUR'
  const {
    values: typed,
    setValues,
    clear,
  } = useDraft(GigShiftOffer, { name: `shift ${jobId} ${day}`, start: firstTyped(job, day) })
  const [problems, setProblems] = useState<readonly ShiftProblem[]>([])
  const submit = async () => {
    const read = readShift(typed, currency, deviceZone())
    setProblems(read.ok ? [] : read.problems)
    if (!read.ok) return
    const place = { jobId, shiftId: newId() }
    const details = { contact: typed.contact.trim(), parking: typed.parking.trim() }
    const outcome = await write([
      creating(gigShifts, place, openGigShift(read.draft)),
      creating(gigShiftDetails, place, details),
    ])
    if (outcome.state !== 'queued') return
    clear()
    onDone()
  }
  return { typed, currency, problems, type: setValues, submit }
}

interface ShiftFormProps {
  readonly jobId: string
  readonly job: Job
  readonly day: string
  readonly onClose: () => void
}

/** Offers a new shift of a gig; works without a network. */
export function ShiftForm({ jobId, job, day, onClose }: ShiftFormProps) {
  const t = useText()
  const { typed, currency, problems, type, submit } = useShiftForm({ jobId, job, day, onDone: onClose })
  return (
    <Dialog isOpen size="large" title={t('gigs.form.title')} closeLabel={t('common.close')} onClose={onClose}>
      <Form onSubmit={submit}>
        <Stack>
          <FormProblems />
          <ShiftFields typed={typed} currency={currency} problems={problems} onType={type} />
          <Cluster justify="end">
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <SubmitButton tone="primary">{t('gigs.form.submit')}</SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  )
}
