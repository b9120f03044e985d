import './safety-page.css'
import '../../shell/lists/chips.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import { useState } from 'react'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { usePage, useParam, useSearchParams } from '../../shell/page-context.tsx'
import { type Crew, useCrew } from '../../lib/kitchen/use-crew.ts'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { type CheckToRecord, RecordDialog } from './record-dialog.tsx'
import { RecordsView } from './records-view.tsx'
import { RunsView } from './runs-view.tsx'
import { type SafetyViewProps, TodayView } from './today-view.tsx'
import { type SafetyBook, useSafety } from './use-safety.ts'
import { Table } from '@brigade/design-system/molecules/table.tsx'
import { type HoldingPlace, limitsOf } from '@brigade/domain/kitchen/safety/safety-limits.ts'
import type { TemperatureLimit } from '@brigade/domain/kitchen/safety/temperature-limit.ts'
import type { Format } from '../../lib/format/format.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
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
function LimitsView({ settings, book }: { readonly settings: KitchenSettings; readonly book: SafetyBook }) {
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

const views = ['today', 'runs', 'records', 'limits'] as const
type View = (typeof views)[number]

/** Which part is on screen: an address each. */
function ViewLinks({ view }: { readonly view: View }) {
  const t = useText()
  const { path } = usePage()
  return (
    <nav className="chips safety-views" aria-label={t('safety.views')}>
      {views.map((each) => (
        <Link
          key={each}
          className="chip"
          href={each === 'today' ? path : `${path}?view=${each}`}
          aria-current={each === view ? 'true' : undefined}
        >
          {t(`safety.view.${each}`)}
        </Link>
      ))}
    </nav>
  )
}

function ViewOf({ view, ...props }: SafetyViewProps & { readonly view: View }) {
  switch (view) {
    case 'today':
      return <TodayView {...props} />
    case 'runs':
      return <RunsView {...props} />
    case 'records':
      return <RecordsView {...props} />
    case 'limits':
      return <LimitsView settings={props.settings} book={props.book} />
  }
}

interface SafetyProps {
  readonly crew: Crew
  readonly settings: KitchenSettings
}

function Checks({
  crew,
  settings,
  book,
  nowMs,
}: SafetyProps & { readonly book: SafetyBook; readonly nowMs: number }) {
  const requestedView = useSearchParams().get('view')
  const view = views.find((each) => each === requestedView) ?? 'today'
  const [check, setCheck] = useState<CheckToRecord | null>(null)
  return (
    <Stack gap={16}>
      <ViewLinks view={view} />
      <ViewOf view={view} crew={crew} settings={settings} book={book} nowMs={nowMs} onRecord={setCheck} />
      {check === null ? null : <RecordDialog crew={crew} check={check} onDone={() => setCheck(null)} />}
    </Stack>
  )
}

function SafetyOf({ crew, settings }: SafetyProps) {
  const nowMs = useNow()
  const book = useSafety(crew.kitchenId, serviceDayOf(nowMs, settings))
  return (
    <Loaded of={book}>
      {(value) => <Checks crew={crew} settings={settings} book={value} nowMs={nowMs} />}
    </Loaded>
  )
}

/** The checks the law asks for: what is due, what was found, and what is done when it is out of limits. */
export function SafetyPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const crew = useCrew(kitchenId)
  const settings = useKitchenSettings(kitchenId)
  const title = t('shell.section.safety')
  useHead({ title })
  return (
    <Page data-wet="">
      <Stack gap={16}>
        <h1>{title}</h1>
        <Loaded of={settings}>{({ content }) => <SafetyOf crew={crew} settings={content} />}</Loaded>
      </Stack>
    </Page>
  )
}
