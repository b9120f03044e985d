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
import { LimitsView } from './limits-view.tsx'
import { type CheckToRecord, RecordDialog } from './record-dialog.tsx'
import { RecordsView } from './records-view.tsx'
import { RunsView } from './runs-view.tsx'
import { type SafetyViewProps, TodayView } from './today-view.tsx'
import { type SafetyBook, useSafety } from './use-safety.ts'

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
