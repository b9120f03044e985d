import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { BrigadeUserProfile } from '@brigade/domain/people/profiles/brigade-user-profile.ts'
import { useState } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useText } from '../../../messages/text.tsx'
import { useProfile } from './use-profile.ts'

const { units: Units, temperatureUnit: TemperatureUnit } = BrigadeUserProfile.shape

/** The units a person thinks in; what is stored stays as it was entered (rule UN6). */
export function UnitsForm({ uid }: { readonly uid: string }) {
  const t = useText()
  const { profile, save } = useProfile(uid)
  const [isSaved, setSaved] = useState(false)
  const choose = async (changes: Parameters<typeof save>[0]) => {
    setSaved(false)
    const outcome = await save(changes)
    setSaved(outcome.state === 'queued')
  }
  const fields = (units: string, temperatureUnit: string) => (
    <Stack gap={16}>
      <SelectField
        label={t('settings.units.label')}
        value={units}
        choices={Units.options.map((value) => ({ value, label: t(`settings.units.${value}`) }))}
        onChange={({ target }) => void choose({ units: Units.parse(target.value) })}
      />
      <SelectField
        label={t('settings.temperature.label')}
        value={temperatureUnit}
        choices={TemperatureUnit.options.map((value) => ({
          value,
          label: t(`settings.temperature.${value}`),
        }))}
        onChange={({ target }) => void choose({ temperatureUnit: TemperatureUnit.parse(target.value) })}
      />
      <span aria-live="polite">
        {isSaved ? <StateMark state="ok">{t('auth.settings.saved')}</StateMark> : null}
      </span>
    </Stack>
  )
  return (
    <Loaded of={profile} empty={fields('metric', 'C')}>
      {({ content }) => fields(content.units, content.temperatureUnit)}
    </Loaded>
  )
}
