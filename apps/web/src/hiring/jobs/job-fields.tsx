import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextArea } from '@brigade/design-system/atoms/text-area.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { PayPeriod } from '@brigade/domain/hiring/jobs/pay.ts'
import { positions } from '@brigade/domain/access/positions/positions.ts'
import { currencyCodes } from '@brigade/domain/core/money/money.ts'
import { JobType } from '@brigade/domain/people/profiles/professional.ts'
import { useMemo } from 'react'
import { useLocale, useText } from '../../messages/text.tsx'
import { PlaceField } from '../../lib/location/place-field.tsx'
import { countriesIn } from '../../lib/location/countries.ts'
import type { JobForm } from './job-form.ts'
import { JobContent } from '@brigade/domain/hiring/jobs/job.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

/** What each part of the form works with. */
export interface JobPartProps {
  readonly form: JobForm
  readonly onChange: (part: Partial<JobForm>) => void
  /** A field's problem in words, once it is to be shown. */
  readonly wordsOf: (field: string) => string | undefined
}

/** One of a closed list, as the select gives it back. */
function chosen<Value extends string>(all: readonly Value[], text: string, otherwise: Value): Value {
  return all.find((each) => each === text) ?? otherwise
}

/** The pay: a range in one currency, for one period. */
export function PayFields({ form, onChange, wordsOf }: JobPartProps) {
  const t = useText()
  return (
    <>
      <small>{t('hiring.form.payHint')}</small>
      <Grid>
        <NumberField
          label={t('hiring.form.payMin')}
          value={form.payMin}
          problem={wordsOf('payMin')}
          onChange={({ target }) => onChange({ payMin: target.value })}
        />
        <NumberField
          label={t('hiring.form.payMax')}
          value={form.payMax}
          onChange={({ target }) => onChange({ payMax: target.value })}
        />
        <SelectField
          label={t('hiring.form.currency')}
          value={form.currency}
          choices={currencyCodes.map((value) => ({ value, label: value }))}
          onChange={({ target }) =>
            onChange({ currency: chosen(currencyCodes, target.value, form.currency) })
          }
        />
        <SelectField
          label={t('hiring.form.payPer')}
          value={form.per}
          choices={PayPeriod.options.map((value) => ({ value, label: t(`trade.per.${value}`) }))}
          onChange={({ target }) => onChange({ per: chosen(PayPeriod.options, target.value, form.per) })}
        />
      </Grid>
    </>
  )
}

const patterns = ['noSplit', 'weekendsOff', 'twoDaysOffTogether', 'nights'] as const

/** Hours a week and what they look like. */
export function TimeFields({ form, onChange, wordsOf }: JobPartProps) {
  const t = useText()
  return (
    <>
      <Grid cells="small">
        <NumberField
          label={t('hiring.form.hoursMin')}
          value={form.hoursMin}
          problem={wordsOf('hoursMin')}
          onChange={({ target }) => onChange({ hoursMin: target.value })}
        />
        <NumberField
          label={t('hiring.form.hoursMax')}
          value={form.hoursMax}
          onChange={({ target }) => onChange({ hoursMax: target.value })}
        />
        <TextField
          label={t('hiring.form.startsOn')}
          optional={t('common.optional')}
          type="date"
          value={form.startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        />
      </Grid>
      <fieldset className="choices">
        <legend className="choices-legend">{t('hiring.form.pattern')}</legend>
        <Cluster gap={16}>
          {patterns.map((name) => (
            <Checkbox
              key={name}
              label={t(`trade.pattern.${name}`)}
              checked={form.pattern[name]}
              onChange={({ target }) => onChange({ pattern: { ...form.pattern, [name]: target.checked } })}
            />
          ))}
        </Cluster>
      </fieldset>
    </>
  )
}

/** Where the work is. */
export function PlaceFields({ form, onChange, wordsOf }: JobPartProps) {
  const t = useText()
  const locale = useLocale()
  const countries = useMemo(() => countriesIn(locale), [locale])
  const accommodations = ['none', 'help', 'included'] as const
  return (
    <>
      <Grid>
        <TextField
          label={t('hiring.form.town')}
          maxLength={maxLengthOf(JobContent, 'place.town')}
          value={form.town}
          problem={wordsOf('town')}
          onChange={({ target }) => onChange({ town: target.value })}
        />
        <SelectField
          label={t('hiring.form.country')}
          value={form.country}
          choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => onChange({ country: target.value })}
        />
        <SelectField
          label={t('hiring.form.accommodation')}
          value={form.accommodation}
          choices={accommodations.map((value) => ({ value, label: t(`trade.accommodation.${value}`) }))}
          onChange={({ target }) =>
            onChange({ accommodation: chosen(accommodations, target.value, form.accommodation) })
          }
        />
      </Grid>
      <PlaceField
        value={form.geo}
        name={form.town}
        country={form.country}
        problem={wordsOf('geo')}
        onChange={(geo, place) =>
          onChange({ geo, ...(place !== undefined && { town: place.name, country: place.country }) })
        }
      />
    </>
  )
}

/** What the post is, for whom and for how many. */
export function PostFields({ form, onChange, wordsOf }: JobPartProps) {
  const t = useText()
  return (
    <Grid>
      <TextField
        label={t('hiring.form.title')}
        hint={t('hiring.form.titleHint')}
        maxLength={maxLengthOf(JobContent, 'title')}
        value={form.title}
        problem={wordsOf('title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <SelectField
        label={t('hiring.form.position')}
        value={form.position}
        choices={positions.map((value) => ({ value, label: t(`trade.position.${value}`) }))}
        onChange={({ target }) => onChange({ position: chosen(positions, target.value, form.position) })}
      />
      <SelectField
        label={t('hiring.form.type')}
        value={form.type}
        choices={JobType.options.map((value) => ({ value, label: t(`trade.type.${value}`) }))}
        onChange={({ target }) => onChange({ type: chosen(JobType.options, target.value, form.type) })}
      />
      <NumberField
        label={t('hiring.form.seats')}
        value={form.seats}
        problem={wordsOf('seats')}
        onChange={({ target }) => onChange({ seats: target.value })}
      />
    </Grid>
  )
}

/** The words of the advert. */
export function WordsFields({ form, onChange, wordsOf }: JobPartProps) {
  const t = useText()
  return (
    <>
      <TextArea
        label={t('hiring.form.description')}
        hint={t('hiring.form.descriptionHint')}
        rows={8}
        maxLength={maxLengthOf(JobContent, 'description')}
        value={form.description}
        problem={wordsOf('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      {(['requirements', 'benefits'] as const).map((name) => (
        <TextArea
          key={name}
          label={t(`hiring.form.${name}`)}
          hint={t('hiring.form.linesHint')}
          optional={t('common.optional')}
          maxLength={maxLengthOf(JobContent, name)}
          value={form[name]}
          problem={wordsOf(name)}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </>
  )
}
