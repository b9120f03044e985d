import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { KitchenKind } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { Jurisdiction } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { currencyCodes } from '@brigade/domain/core/money/money.ts'
import { useMemo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useLocale, useText } from '../../messages/text.tsx'
import { countriesIn } from '../../lib/location/countries.ts'
import { ZoneField } from '../../lib/location/zone-field.tsx'
import { type KitchenForm, wordsOfKitchenField } from './kitchen-form.ts'
import { jurisdictionWords, kindWords } from './kitchen-words.table.ts'

function useProblem() {
  const t = useText()
  const { errors } = useFormContext<KitchenForm>().formState
  return (field: keyof KitchenForm) =>
    errors[field] === undefined ? undefined : t(wordsOfKitchenField(field))
}

/** Name and kind. */
export function NameFields() {
  const t = useText()
  const { register } = useFormContext<KitchenForm>()
  const problem = useProblem()
  return (
    <Stack>
      <TextField
        label={t('kitchens.field.name')}
        hint={t('kitchens.hint.name')}
        problem={problem('name')}
        autoComplete="organization"
        {...register('name')}
      />
      <SelectField
        label={t('kitchens.field.kind')}
        problem={problem('kind')}
        choices={KitchenKind.options.map((kind) => ({ value: kind, label: t(kindWords[kind]) }))}
        {...register('kind')}
      />
    </Stack>
  )
}

/** The postal address. */
export function AddressFields() {
  const t = useText()
  const locale = useLocale()
  const { register } = useFormContext<KitchenForm>()
  const problem = useProblem()
  const countries = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  return (
    <Stack>
      <TextField
        label={t('kitchens.field.line1')}
        problem={problem('line1')}
        autoComplete="address-line1"
        {...register('line1')}
      />
      <TextField
        label={t('kitchens.field.line2')}
        optional={t('common.optional')}
        problem={problem('line2')}
        autoComplete="address-line2"
        {...register('line2')}
      />
      <Grid>
        <TextField
          label={t('kitchens.field.postcode')}
          problem={problem('postcode')}
          autoComplete="postal-code"
          {...register('postcode')}
        />
        <TextField
          label={t('kitchens.field.town')}
          problem={problem('town')}
          autoComplete="address-level2"
          {...register('town')}
        />
      </Grid>
      <SelectField
        label={t('kitchens.field.country')}
        problem={problem('country')}
        choices={countries}
        autoComplete="country"
        {...register('country')}
      />
    </Stack>
  )
}

/** How the kitchen counts money, time and limits. */
export function CountingFields() {
  const t = useText()
  const locale = useLocale()
  const { register } = useFormContext<KitchenForm>()
  const problem = useProblem()
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return currencyCodes.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
  }, [locale])
  return (
    <Stack>
      <SelectField
        label={t('kitchens.field.currency')}
        problem={problem('currency')}
        choices={currencies}
        {...register('currency')}
      />
      <Controller<KitchenForm, 'zone'>
        name="zone"
        render={({ field }) => (
          <ZoneField
            label={t('kitchens.field.zone')}
            hint={t('kitchens.hint.zone')}
            problem={problem('zone')}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <SelectField
        label={t('kitchens.field.jurisdiction')}
        hint={t('kitchens.hint.jurisdiction')}
        problem={problem('jurisdiction')}
        choices={Jurisdiction.options.map((set) => ({ value: set, label: t(jurisdictionWords[set]) }))}
        {...register('jurisdiction')}
      />
    </Stack>
  )
}
