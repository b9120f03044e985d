import { RadioGroup } from '@brigade/design-system/atoms/radio-group.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { CompanyName, DisplayName } from '@brigade/domain/core/text/names.ts'
import { useMemo, useState } from 'react'
import { useTyping } from '../../lib/drafts/use-typing.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { CreateForm } from '../../shell/forms/create-form.tsx'
import { useOwnCard } from '../../lib/session/own-name.ts'
import { useLeaveWhenMade } from '../../shell/forms/use-leave-when-made.ts'
import { countriesIn } from '../../lib/location/countries.ts'
import { currencyOf } from '../../lib/location/country-facts.table.ts'
import { guessPlace } from '../../lib/location/guess-place.ts'
import { makeRecruiter } from './make-recruiter.ts'

const nothing = { name: '', company: '', kind: 'employer', town: '' }

/** Start hiring: who, which company, where. */
export function CreateRecruiterPage() {
  const t = useText()
  useLeaveWhenMade('recruiters')
  const locale = useLocale()
  const card = useOwnCard()
  const countries = useMemo(() => countriesIn(locale), [locale])
  const [start] = useState(() => ({ ...nothing, country: guessPlace(locale).country }))
  const typing = useTyping('new recruiter', start)
  const { said, change } = typing
  const { name, company, town, country } = said
  const kind = said.kind === 'agency' ? 'agency' : 'employer'
  const asksName = card === null
  const missing = [
    {
      field: 'name',
      text: t('people.missing.name'),
      isMissing: asksName && !DisplayName.safeParse(name).success,
    },
    {
      field: 'company',
      text: t('people.missing.company'),
      isMissing: !CompanyName.safeParse(company).success,
    },
    { field: 'town', text: t('people.missing.town'), isMissing: town.trim() === '' },
  ]
  return (
    <CreateForm
      title={t('people.recruiter.create')}
      intro={t('people.recruiter.intro')}
      submitLabel={t('people.recruiter.submit')}
      typing={typing}
      problems={missing.filter((each) => each.isMissing)}
      then={paths.people('recruiters').dashboard}
      make={() =>
        makeRecruiter({
          displayName: name.trim(),
          companyName: company.trim(),
          kind,
          town: town.trim(),
          country,
          currency: currencyOf(country) ?? 'EUR',
        })
      }
    >
      {(wordsOf) => (
        <>
          {asksName ? (
            <TextField
              label={t('people.name')}
              hint={t('people.nameHint')}
              autoComplete="name"
              maxLength={60}
              value={name}
              problem={wordsOf('name')}
              onChange={({ target }) => change({ name: target.value })}
            />
          ) : null}
          <TextField
            label={t('people.company')}
            autoComplete="organization"
            maxLength={80}
            value={company}
            problem={wordsOf('company')}
            onChange={({ target }) => change({ company: target.value })}
          />
          <RadioGroup
            label={t('people.kind')}
            value={kind}
            choices={(['employer', 'agency'] as const).map((value) => ({
              value,
              label: t(`people.kind.${value}`),
            }))}
            onChange={({ target }) => change({ kind: target.value })}
          />
          <Grid>
            <TextField
              label={t('people.town')}
              maxLength={80}
              value={town}
              problem={wordsOf('town')}
              onChange={({ target }) => change({ town: target.value })}
            />
            <SelectField
              label={t('people.country')}
              value={country}
              choices={countries.map(({ code, name: label }) => ({ value: code, label }))}
              onChange={({ target }) => change({ country: target.value })}
            />
          </Grid>
        </>
      )}
    </CreateForm>
  )
}
