import { CompanyName, DisplayName } from '@brigade/domain/core/text/names.ts'
import { Address } from '@brigade/domain/core/geo/address.ts'
import { Recruiter } from '@brigade/domain/people/profiles/recruiter.ts'
import { useMemo, useState } from 'react'
import * as z from 'zod'
import { useLocale } from '../../messages/text.tsx'
import { useOwnCard } from '../../lib/session/own-name.ts'
import { countriesIn } from '../../lib/location/countries.ts'
import { currencyOf } from '../../lib/location/country-facts.table.ts'
import { guessPlace } from '../../lib/location/guess-place.ts'
import { makeRecruiter } from './make-recruiter.ts'
import { CreateCard, type NewCard } from '../../people/profiles/public.ts'
import { type CardField } from '../../shell/forms/card-input.tsx'

const NewRecruiter = z.object({
  displayName: DisplayName,
  companyName: CompanyName,
  kind: Recruiter.shape.kind,
  town: Address.shape.town,
  country: z.string(),
})

/** The person has a name already, or it is not known yet whether they have. */
const KnownRecruiter = NewRecruiter.extend({ displayName: z.string().trim() })

const nameField: CardField = {
  name: 'displayName',
  label: 'people.name',
  hint: 'people.nameHint',
  as: 'line',
  autoComplete: 'name',
  missing: 'people.missing.name',
}

const companyFields: readonly CardField[] = [
  {
    name: 'companyName',
    label: 'people.company',
    as: 'line',
    autoComplete: 'organization',
    missing: 'people.missing.company',
  },
  {
    name: 'kind',
    label: 'people.kind',
    as: 'radio',
    choices: Recruiter.shape.kind.options.map((value) => ({ value, label: `people.kind.${value}` as const })),
  },
]

/** How a recruiter is made. @param asksName - the person has no card that says it */
function newRecruiter(asksName: boolean, locale: string): NewCard<z.infer<typeof NewRecruiter>> {
  const named = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
  return {
    kind: 'recruiters',
    title: 'people.recruiter.create',
    intro: 'people.recruiter.intro',
    submit: 'people.recruiter.submit',
    draft: 'new recruiter',
    schema: asksName ? NewRecruiter : KnownRecruiter,
    fields: [
      ...(asksName ? [nameField] : []),
      ...companyFields,
      [
        { name: 'town', label: 'people.town', as: 'line', missing: 'people.missing.town' },
        { name: 'country', label: 'people.country', as: 'one', named },
      ],
    ],
    make: (content) => makeRecruiter({ ...content, currency: currencyOf(content.country) ?? 'EUR' }),
  }
}

/** Start hiring: who, which company, where. */
export function CreateRecruiterPage() {
  const locale = useLocale()
  const asksName = useOwnCard() === null
  const card = useMemo(() => newRecruiter(asksName, locale), [asksName, locale])
  const [start] = useState(() => ({
    displayName: '',
    companyName: '',
    kind: 'employer',
    town: '',
    country: guessPlace(locale).country,
  }))
  return <CreateCard {...card} start={start} />
}
