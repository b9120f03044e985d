import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { KitchenKind } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { Jurisdiction } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { currencyCodes } from '@brigade/domain/core/money/money.ts'
import { useMemo } from 'react'
import type { FormDraft } from '../../lib/drafts/use-draft.ts'
import { useLocale, useText } from '../../messages/text.tsx'
import { countriesIn } from '../../lib/location/countries.ts'
import { ZoneField } from '../../lib/location/zone-field.tsx'
import { type TypedKitchen, wordsOfKitchenField } from './kitchen-form.ts'
import { jurisdictionWords, kindWords } from './kitchen-words.table.ts'

/** The draft of a form that has the fields of a kitchen among its own. */
export type KitchenDraft = Pick<FormDraft<TypedKitchen>, 'field' | 'problems' | 'limitsOf'>

interface KitchenFieldsProps {
  readonly draft: KitchenDraft
}

/** A field of the draft with its sentence and, where it may stay empty, the word for that. */
function useField({ field, problems, limitsOf }: KitchenDraft) {
  const t = useText()
  return (name: keyof TypedKitchen) => ({
    ...field(name),
    optional: limitsOf(name).isOptional ? t('common.optional') : undefined,
    problem: problems.has(name) ? t(wordsOfKitchenField(name)) : undefined,
  })
}

/** The same for a choice, which has no length. */
function useChoice(draft: KitchenDraft) {
  const of = useField(draft)
  return (name: keyof TypedKitchen) => {
    const { value, problem, onChange } = of(name)
    return { value, problem, onChange }
  }
}

/** Name and kind. */
export function NameFields({ draft }: KitchenFieldsProps) {
  const t = useText()
  const field = useField(draft)
  const choice = useChoice(draft)
  return (
    <Stack>
      <TextField
        label={t('kitchens.field.name')}
        hint={t('kitchens.hint.name')}
        autoComplete="organization"
        {...field('name')}
      />
      <SelectField
        label={t('kitchens.field.kind')}
        choices={KitchenKind.options.map((kind) => ({ value: kind, label: t(kindWords[kind]) }))}
        {...choice('kind')}
      />
    </Stack>
  )
}

/** The postal address. */
export function AddressFields({ draft }: KitchenFieldsProps) {
  const t = useText()
  const locale = useLocale()
  const field = useField(draft)
  const choice = useChoice(draft)
  const countries = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  return (
    <Stack>
      <TextField label={t('kitchens.field.line1')} autoComplete="address-line1" {...field('line1')} />
      <TextField label={t('kitchens.field.line2')} autoComplete="address-line2" {...field('line2')} />
      <Grid>
        <TextField label={t('kitchens.field.postcode')} autoComplete="postal-code" {...field('postcode')} />
        <TextField label={t('kitchens.field.town')} autoComplete="address-level2" {...field('town')} />
      </Grid>
      <SelectField
        label={t('kitchens.field.country')}
        choices={countries}
        autoComplete="country"
        {...choice('country')}
      />
    </Stack>
  )
}

/** How the kitchen counts money, time and limits. */
export function CountingFields({ draft }: KitchenFieldsProps) {
  const t = useText()
  const locale = useLocale()
  const choice = useChoice(draft)
  const zone = choice('zone')
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return currencyCodes.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
  }, [locale])
  return (
    <Stack>
      <SelectField label={t('kitchens.field.currency')} choices={currencies} {...choice('currency')} />
      <ZoneField
        {...zone}
        label={t('kitchens.field.zone')}
        hint={t('kitchens.hint.zone')}
        onChange={(value) => zone.onChange({ target: { value } })}
      />
      <SelectField
        label={t('kitchens.field.jurisdiction')}
        hint={t('kitchens.hint.jurisdiction')}
        choices={Jurisdiction.options.map((set) => ({ value: set, label: t(jurisdictionWords[set]) }))}
        {...choice('jurisdiction')}
      />
    </Stack>
  )
}
