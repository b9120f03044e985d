import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { useText } from '../../messages/text.tsx'
import type { ShiftProblem, TypedShift } from './shift-form-read.ts'
import { GigShiftDetails, GigShiftOffer } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

interface ShiftFieldsProps {
  readonly typed: TypedShift
  readonly currency: string
  readonly problems: readonly ShiftProblem[]
  readonly onType: (part: Partial<TypedShift>) => void
}

/** Times, seats, pay, and what the person booked should know. */
export function ShiftFields({ typed, currency, problems, onType }: ShiftFieldsProps) {
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
