import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { currencyCodes } from '@brigade/domain/core/money/money.ts'
import { Jurisdiction } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { kitchenTemplates } from '@brigade/domain/kitchen/setup/kitchen-templates.table.ts'
import { KitchenKind } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { useMemo } from 'react'
import type { FormDraft } from '../../lib/drafts/use-draft.ts'
import { PlaceField } from '../../lib/location/place-field.tsx'
import { countriesIn } from '../../lib/location/countries.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { type FieldTable, type FormValues, TableFields } from '../../shell/forms/card-input.tsx'
import { wordsOfKitchenField } from './kitchen-form.ts'
import { jurisdictionWords, kindWords } from './kitchen-words.table.ts'

const nameFields: FieldTable = [
  {
    name: 'name',
    label: 'kitchens.field.name',
    hint: 'kitchens.hint.name',
    as: 'line',
    autoComplete: 'organization',
  },
  {
    name: 'kind',
    label: 'kitchens.field.kind',
    as: 'one',
    choices: KitchenKind.options.map((value) => ({ value, label: kindWords[value] })),
  },
]

const templateFields: FieldTable = [
  {
    name: 'template',
    label: 'setup.template.field',
    hint: 'setup.template.hint',
    as: 'one',
    choices: [
      { value: '', label: 'setup.template.byKind' },
      ...kitchenTemplates.map((value) => ({ value, label: `setup.template.${value}` as const })),
    ],
  },
]

const publicFields: FieldTable = [
  { name: 'description', label: 'kitchens.field.description', as: 'text' },
  { name: 'website', label: 'setup.website', as: 'line' },
  { name: 'cuisines', label: 'setup.cuisines', hint: 'setup.cuisines.hint', as: 'line' },
  { name: 'isListed', label: 'kitchens.field.isListed', hint: 'kitchens.hint.isListed', as: 'tick' },
]

const targetFields: FieldTable = [
  { name: 'dayStartsAt', label: 'kitchens.field.dayStartsAt', hint: 'kitchens.hint.dayStartsAt', as: 'time' },
  { name: 'foodCostPct', label: 'kitchens.field.foodCostPct', as: 'number', unit: '%' },
  [
    { name: 'tolerancePct', label: 'setup.tolerance.pct', as: 'number', unit: '%' },
    {
      name: 'toleranceMoney',
      label: 'setup.tolerance.money',
      hint: 'setup.tolerance.hint',
      as: 'number',
    },
  ],
  {
    name: 'orderCap',
    label: 'setup.orderCap',
    hint: 'setup.orderCap.hint',
    as: 'one',
    choices: [
      { value: 'below', label: 'setup.orderCap.below' },
      { value: 'above', label: 'setup.orderCap.above' },
    ],
  },
]

function addressFields(locale: string): FieldTable {
  const countries = countriesIn(locale).map(({ code, name }) => ({ value: code, label: name }))
  return [
    { name: 'line1', label: 'kitchens.field.line1', as: 'line', autoComplete: 'address-line1' },
    { name: 'line2', label: 'kitchens.field.line2', as: 'line', autoComplete: 'address-line2' },
    [
      { name: 'postcode', label: 'kitchens.field.postcode', as: 'line', autoComplete: 'postal-code' },
      { name: 'town', label: 'kitchens.field.town', as: 'line', autoComplete: 'address-level2' },
    ],
    {
      name: 'country',
      label: 'kitchens.field.country',
      as: 'one',
      named: countries,
      autoComplete: 'country',
    },
  ]
}

function countingFields(locale: string): FieldTable {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const currencies = currencyCodes.map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }))
  return [
    { name: 'currency', label: 'kitchens.field.currency', as: 'one', named: currencies },
    { name: 'zone', label: 'kitchens.field.zone', hint: 'kitchens.hint.zone', as: 'zone' },
    {
      name: 'jurisdiction',
      label: 'kitchens.field.jurisdiction',
      hint: 'kitchens.hint.jurisdiction',
      as: 'one',
      choices: Jurisdiction.options.map((value) => ({ value, label: jurisdictionWords[value] })),
    },
  ]
}

interface KitchenPart {
  readonly title: MessageKey
  readonly fields: FieldTable
}

/** The parts of a kitchen's form, by name. */
export function useKitchenParts(): Readonly<
  Record<'kitchen' | 'template' | 'public' | 'place' | 'counting' | 'targets', KitchenPart>
> {
  const locale = useLocale()
  return useMemo(
    () => ({
      kitchen: { title: 'kitchens.part.kitchen', fields: nameFields },
      template: { title: 'setup.template', fields: templateFields },
      public: { title: 'kitchens.part.public', fields: publicFields },
      place: { title: 'kitchens.part.place', fields: addressFields(locale) },
      counting: { title: 'kitchens.part.counting', fields: countingFields(locale) },
      targets: { title: 'kitchens.part.targets', fields: targetFields },
    }),
    [locale],
  )
}

interface KitchenFieldsProps {
  readonly part: KitchenPart
  readonly draft: Pick<FormDraft<FormValues>, 'values' | 'setValues' | 'limitsOf' | 'problems'>
}

/** The place on the map, which brings town and country along. */
function OnMap({ draft }: Pick<KitchenFieldsProps, 'draft'>) {
  const t = useText()
  const { near = '', town = '', country = '' } = draft.values
  return (
    <PlaceField
      value={near}
      name={town}
      country={country}
      problem={draft.problems.has('near') ? t(wordsOfKitchenField('near')) : undefined}
      onChange={(value, place) =>
        draft.setValues({
          near: value,
          ...(place !== undefined && { town: place.name, country: place.country }),
        })
      }
    />
  )
}

/** One part of a kitchen's form under its title. */
export function KitchenFields({ part, draft }: KitchenFieldsProps) {
  const t = useText()
  return (
    <section className="form-part">
      <h2>{t(part.title)}</h2>
      <Stack>
        {part.title === 'kitchens.part.place' ? <OnMap draft={draft} /> : null}
        <TableFields
          fields={part.fields}
          draft={draft}
          onChange={draft.setValues}
          problemOf={({ name }) => (draft.problems.has(name) ? t(wordsOfKitchenField(name)) : undefined)}
        />
      </Stack>
    </section>
  )
}
