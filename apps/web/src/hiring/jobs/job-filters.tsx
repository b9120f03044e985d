import { Button } from '@brigade/design-system/atoms/button.tsx'
import { useAddress } from '@brigade/design-system/atoms/link.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { SelectField } from '@brigade/design-system/atoms/select-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import type { Choosable, JobsPageData } from '@brigade/domain/hiring/jobs/browse-jobs.ts'
import { distanceSteps } from '@brigade/domain/hiring/jobs/distance-steps.ts'
import { type FormEvent, useId, useRef } from 'react'
import { useText } from '../../messages/text.tsx'
import { navigate } from '../../shell/routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { LocateButton } from '../../lib/location/locate-button.tsx'
import { jobsAddress } from './jobs-address.ts'

/** Each filter with the values that open jobs have; the values come from the server and are the domain's own. */
function useChoices({ positions, types, payUnits, asked }: JobsPageData) {
  const t = useText()
  const any = { value: '', label: t('jobs.any') }
  const choices = <Value extends string>(
    all: readonly Choosable<Value>[],
    nameOf: (value: Value) => string,
  ) => all.map(({ value, count }) => ({ value, label: t('jobs.choice', { name: nameOf(value), count }) }))
  const sorts = ['best', 'newest', 'pay', ...(asked.place === '' ? [] : (['distance'] as const))] as const
  return {
    positions: [any, ...choices(positions, (value) => t(`trade.position.${value}`))],
    types: [any, ...choices(types, (value) => t(`trade.type.${value}`))],
    payUnits: payUnits.map(({ currency, per }) => ({
      value: `${currency}-${per}`,
      label: t('jobs.payUnit', { currency, per: t(`trade.per.${per}`) }),
    })),
    sorts: sorts.map((value) => ({ value, label: t(`jobs.sort.${value}`) })),
    distances: distanceSteps.map((km) => ({
      value: String(km),
      label: km === distanceSteps.at(-1) ? t('jobs.kmAnywhere') : t('jobs.kmOption', { km }),
    })),
  }
}

function submitted(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : [],
  )
  return jobsAddress(Object.fromEntries(fields))
}

/** What to look for; a plain form, so that it also works before or without JavaScript. */
export function JobFilters({ data }: { readonly data: JobsPageData }) {
  const t = useText()
  const townsId = useId()
  const form = useRef<HTMLFormElement>(null)
  const address = useAddress()
  const { asked } = data
  const choices = useChoices(data)
  const on = [asked.position, asked.type, asked.pay].filter((value) => value !== '').length
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(submitted(event.currentTarget))
  }
  const onPlace = (place: string) => navigate(jobsAddress({ ...asked, place, sort: 'distance' }))
  return (
    <search>
      <form className="job-filters" action={address(paths.jobs)} ref={form} onSubmit={onSubmit}>
        <div className="job-filters-main">
          <TextField label={t('jobs.search')} type="search" name="q" defaultValue={asked.q} />
          <TextField label={t('jobs.place')} name="place" defaultValue={asked.place} list={townsId} />
          <datalist id={townsId}>
            {data.towns.map((town) => (
              <option key={town}>{town}</option>
            ))}
          </datalist>
          <SelectField
            label={t('jobs.km')}
            name="km"
            defaultValue={asked.km === '' ? '25' : asked.km}
            choices={choices.distances}
          />
          <Button tone="primary" type="submit">
            {t('jobs.searchSubmit')}
          </Button>
        </div>
        <Cluster justify="between">
          <details open={on > 0}>
            <summary>{on === 0 ? t('jobs.more') : t('jobs.moreCount', { count: on })}</summary>
            <div className="job-filters-more">
              <SelectField
                label={t('jobs.position')}
                name="position"
                defaultValue={asked.position}
                choices={choices.positions}
              />
              <SelectField
                label={t('jobs.type')}
                name="type"
                defaultValue={asked.type}
                choices={choices.types}
              />
              <NumberField label={t('jobs.pay')} name="pay" defaultValue={asked.pay} />
              <SelectField
                label={t('jobs.payIn')}
                name="payIn"
                defaultValue={asked.payIn}
                choices={choices.payUnits}
              />
              <SelectField
                label={t('jobs.sort')}
                name="sort"
                defaultValue={asked.sort}
                choices={choices.sorts}
              />
            </div>
          </details>
          <LocateButton onFound={onPlace} />
        </Cluster>
      </form>
    </search>
  )
}
