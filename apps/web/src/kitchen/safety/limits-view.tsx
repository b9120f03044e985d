import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Table } from '@brigade/design-system/molecules/table.tsx'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { type HoldingPlace, limitsOf } from '@brigade/domain/kitchen/safety/safety-limits.ts'
import type { TemperatureLimit } from '@brigade/domain/kitchen/safety/temperature-limit.ts'
import type { Format } from '../../lib/format/format.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import type { SafetyBook } from './use-safety.ts'
import { degreesText, limitText } from './words.ts'

const PLACES = [
  'cold',
  'hot',
  'roast hold',
  'freezer',
  'frozen transport',
] as const satisfies readonly HoldingPlace[]

const places: Readonly<Record<HoldingPlace, MessageKey>> = {
  cold: 'safety.place.cold',
  hot: 'safety.place.hot',
  'roast hold': 'safety.place.roast',
  freezer: 'safety.place.freezer',
  'frozen transport': 'safety.place.transport',
}

/** A limit in the scales its law prints it in. */
function printed(format: Format, { C, F }: TemperatureLimit): string {
  const inCelsius = C === undefined ? [] : [degreesText(format, { value: C, unit: 'C' })]
  const inFahrenheit = F === undefined ? [] : [degreesText(format, { value: F, unit: 'F' })]
  return [...inCelsius, ...inFahrenheit].join(' / ')
}

/** Which rule set and edition the kitchen works by, its numbers, and what each check is held to. */
export function LimitsView({
  settings,
  book,
}: {
  readonly settings: KitchenSettings
  readonly book: SafetyBook
}) {
  const t = useText()
  const format = useFormat()
  const limits = limitsOf(settings.jurisdiction)
  if (limits === undefined) return <p>{t('safety.limits.none')}</p>
  const limitsHere = PLACES.flatMap((place) => {
    const limit = limits.holding[place]
    return limit === undefined ? [] : [{ place, ...limit }]
  })
  return (
    <Stack gap={24}>
      <p>
        <strong>{t(`safety.rules.${limits.jurisdiction}`)}</strong> ·{' '}
        {t('safety.limits.version', { version: limits.version })}
      </p>
      <Table caption={t('safety.limits.law')}>
        <tbody>
          {limitsHere.map(({ place, range: { atLeast, atMost }, isLaw }) => (
            <tr key={place}>
              <th scope="row">{t(places[place])}</th>
              <td>
                {atMost === undefined ? null : t('safety.limit.atMost', { limit: printed(format, atMost) })}
                {atLeast === undefined
                  ? null
                  : t('safety.limit.atLeast', { limit: printed(format, atLeast) })}
              </td>
              <td>{t(isLaw ? 'safety.limits.isLaw' : 'safety.limits.isAdvice')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Table caption={t('safety.limits.checks')}>
        <tbody>
          {[...book.templates].map(([id, { name, fields, limits: own }]) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{fields.map((field) => limitText(t, format, field) ?? field.label).join(', ')}</td>
              <td>{t('safety.limits.version', { version: own.version })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  )
}
