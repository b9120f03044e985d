import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { useEffect, useRef } from 'react'
import { readContent } from '../../lib/reading/read-content.ts'
import { useText } from '../../messages/text.tsx'
import { logProblem } from '../../lib/store/log.ts'
import { useOwnProfiles } from '../../shell/apps/own-profiles.ts'
import type { JobPartProps } from './job-fields.tsx'
import type { JobForm } from './job-form.ts'
import { JobContent } from '@brigade/domain/hiring/jobs/job.ts'
import { maxLengthOf } from '../../lib/drafts/field-limits.ts'

const MANAGING: readonly string[] = ['manager', 'owner']

/** What a kitchen says about itself, as far as the form asks for it. */
async function factsOf(kitchenId: string, form: JobForm): Promise<Partial<JobForm>> {
  const [kitchen, settings] = await Promise.all([
    readContent(kitchens, { kitchenId }),
    readContent(kitchenSettings, { kitchenId, settingsId: 'main' }),
  ])
  if (kitchen === undefined) return {}
  const { name, address, near } = kitchen
  return {
    companyName: name,
    town: address.town,
    country: address.country,
    ...(near !== undefined && { geo: `${near.latitude}, ${near.longitude}` }),
    ...(settings !== undefined &&
      form.payMin === '' &&
      form.payMax === '' && { currency: settings.currency }),
  }
}

interface EmployerFieldsProps extends JobPartProps {
  /** An open job stays with its kitchen: the consent was given for that one. */
  readonly isFixed: boolean
}

/** Who employs: one of my kitchens, whose facts then fill the form, or a company. The only kitchen there is is chosen. */
export function EmployerFields({ form, onChange, wordsOf, isFixed }: EmployerFieldsProps) {
  const t = useText()
  const { kitchens: own } = useOwnProfiles()
  const mine = own.filter(({ access }) => MANAGING.includes(access))
  const isListed = form.kitchenId === '' || mine.some(({ id }) => id === form.kitchenId)
  const choose = async (kitchenId: string) => {
    onChange({ kitchenId })
    if (kitchenId === '') return
    try {
      onChange(await factsOf(kitchenId, form))
    } catch (problem) {
      // Without a connection the person fills these fields in by hand.
      logProblem('kitchen of a job', problem)
    }
  }
  const only = mine.length === 1 ? mine[0]?.id : undefined
  const isUntouched = form.kitchenId === '' && form.title === '' && form.town === ''
  const suggested = isUntouched ? only : undefined
  const isSuggested = useRef(false)
  useEffect(() => {
    if (suggested === undefined || isSuggested.current) return
    isSuggested.current = true
    void choose(suggested)
  })
  return (
    <Grid>
      <SelectField
        label={t('hiring.form.for')}
        hint={t('hiring.form.kitchenHint')}
        value={form.kitchenId}
        disabled={isFixed}
        choices={[
          { value: '', label: t('hiring.form.company') },
          ...mine.map(({ id, name }) => ({ value: id, label: name })),
          ...(isListed ? [] : [{ value: form.kitchenId, label: form.companyName }]),
        ]}
        onChange={({ target }) => void choose(target.value)}
      />
      <TextField
        label={t('hiring.form.companyName')}
        maxLength={maxLengthOf(JobContent, 'companyName')}
        value={form.companyName}
        problem={wordsOf('companyName')}
        onChange={({ target }) => onChange({ companyName: target.value })}
      />
    </Grid>
  )
}
