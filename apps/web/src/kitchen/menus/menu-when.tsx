import { CheckboxGroup } from '@brigade/design-system/atoms/checkbox.tsx'
import { NumberField } from '@brigade/design-system/atoms/number-field.tsx'
import { TextField } from '@brigade/design-system/atoms/text-field.tsx'
import { Grid } from '@brigade/design-system/layouts/grid.tsx'
import type { Service } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import type { TypedCard } from './menu-card.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]

interface MenuWhenProps {
  readonly services: readonly Service[]
  readonly typed: TypedCard
  readonly type: (change: Partial<TypedCard>) => void
  /** The sentence for a field that is wrong, once it is to be shown. */
  readonly problemOf: (field: 'to' | 'covers') => string | undefined
}

/** When a menu is served: services, weekdays, and its first and last day; what is left empty is no limit. */
export function MenuWhen({ services, typed, type, problemOf }: MenuWhenProps) {
  const t = useText()
  const { weekday } = useFormat()
  return (
    <>
      {services.length === 0 ? null : (
        <CheckboxGroup
          label={t('menus.services')}
          choices={services.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={typed.serviceIds}
          onChange={(serviceIds) => type({ serviceIds })}
        />
      )}
      <CheckboxGroup
        label={t('menus.days')}
        choices={WEEKDAYS.map((day) => ({ value: String(day), label: weekday(day) }))}
        chosen={typed.days}
        onChange={(days) => type({ days })}
      />
      <p className="menu-line">{t('menus.when.hint')}</p>
      <Grid cells="small">
        <TextField
          type="date"
          label={t('menus.from')}
          optional={t('common.optional')}
          value={typed.from}
          onChange={({ target }) => type({ from: target.value })}
        />
        <TextField
          type="date"
          label={t('menus.to')}
          optional={t('common.optional')}
          value={typed.to}
          problem={problemOf('to')}
          onChange={({ target }) => type({ to: target.value })}
        />
        {typed.kind === 'event' ? (
          <NumberField
            label={t('menus.covers')}
            optional={t('common.optional')}
            value={typed.covers}
            problem={problemOf('covers')}
            onChange={({ target }) => type({ covers: target.value })}
          />
        ) : null}
      </Grid>
    </>
  )
}
