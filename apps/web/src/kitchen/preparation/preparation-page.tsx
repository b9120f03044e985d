import './preparation-page.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { type PrepTask, prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { LocalDate } from '@brigade/domain/core/time/local-date.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import { generateKeyBetween } from 'fractional-indexing'
import { useEffect, useRef, useState, memo } from 'react'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { DeviceSwitch, useDeviceSetting } from '../../shell/layouts/device-switch.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { AddTaskDialog } from './add-task-dialog.tsx'
import { MakeListDialog } from './make-list-dialog.tsx'
import { TaskReasonDialog } from './reason-dialog.tsx'
import { TaskList } from './task-list.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { type Crew, useCrew } from '../../lib/kitchen/use-crew.ts'
import { useSteps } from './use-steps.ts'
import { useWakeLock } from '../../lib/time/use-wake-lock.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { nextDay, previousDay } from '@brigade/domain/core/time/local-time.ts'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useFormat } from '../../lib/format/use-format.ts'
import { paths } from '../../lib/routing/paths.ts'

interface DayNavigationProps {
  readonly kitchenId: string
  readonly day: string
  readonly today: string
}

/** The service day on screen, with the way to its neighbours and back to today. */
const DayNavigation = memo(function DayNavigation({ kitchenId, day, today }: DayNavigationProps) {
  const t = useText()
  const format = useFormat()
  const base = paths.kitchenDashboard(kitchenId, 'preparation')
  const to = (other: string) => (other === today ? base : `${base}?day=${other}`)
  return (
    <nav className="day-navigation" aria-label={t('preparation.days')} data-print="no">
      <LinkButton href={to(previousDay(day))} aria-label={t('preparation.before')}>
        <Icon of={ChevronLeft} />
      </LinkButton>
      <p className="day-navigation-day">{t('preparation.day', { day: format.day(day) })}</p>
      <LinkButton href={to(nextDay(day))} aria-label={t('preparation.after')}>
        <Icon of={ChevronRight} />
      </LinkButton>
      {day === today ? null : <LinkButton href={base}>{t('preparation.today')}</LinkButton>}
    </nav>
  )
})

/** All tasks of a service day in their order, those in the bin too. */
function useTasksOfDay(kitchenId: string, day: string | null): Loadable<readonly StoredDocument<PrepTask>[]> {
  return useQuery(prepTasks, day === null ? null : { kitchenId }, {
    where: [['serviceDay', '==', day]],
    orderBy: ['sortKey'],
  })
}

interface DayProps {
  readonly crew: Crew
  readonly settings: KitchenSettings
  readonly day: string
}

function lastSortKey(tasks: readonly StoredDocument<PrepTask>[]): string | null {
  return tasks.at(-1)?.content.sortKey ?? null
}

/** One service day with what is there to do on it. */
function DayOfTasks({
  crew,
  settings,
  day,
  tasks,
}: DayProps & { readonly tasks: readonly StoredDocument<PrepTask>[] }) {
  const t = useText()
  const [dialog, setDialog] = useState<'add' | 'make' | null>(null)
  const steps = useSteps(crew, tasks)
  const close = () => setDialog(null)
  const add = useRef<HTMLButtonElement>(null)
  // Keeps the button in view while several tasks are added, because each moves it down.
  useEffect(() => {
    const isAgain = dialog === null && tasks.length > 0
    if (isAgain && document.activeElement === add.current) add.current?.scrollIntoView({ block: 'nearest' })
  }, [dialog, tasks.length])
  const hasTasks = tasks.some(({ content }) => content.deletedAt === undefined)
  return (
    <Stack gap={16}>
      {steps.problem === null || steps.question !== null ? null : (
        <Banner state="warn" role="alert">
          {steps.problem}
        </Banner>
      )}
      <TaskList crew={crew} tasks={tasks} steps={steps} zone={settings.zone} />
      <Cluster data-print="no">
        {crew.isLead ? (
          <Button tone={hasTasks ? 'quiet' : 'primary'} onClick={() => setDialog('make')}>
            {t('preparation.make')}
          </Button>
        ) : null}
        {crew.isCook ? (
          <Button ref={add} onClick={() => setDialog('add')}>
            {t('preparation.add')}
          </Button>
        ) : null}
      </Cluster>
      <TaskReasonDialog steps={steps} />
      <AddTaskDialog
        isOpen={dialog === 'add'}
        crew={crew}
        serviceDay={day}
        sortKey={generateKeyBetween(lastSortKey(tasks), null)}
        onDone={close}
      />
      <MakeListDialog
        isOpen={dialog === 'make'}
        crew={crew}
        settings={settings}
        serviceDay={day}
        tasks={tasks}
        onDone={close}
      />
    </Stack>
  )
}

function PreparationOf({ crew, settings, day, today }: DayProps & { readonly today: string }) {
  const tasks = useTasksOfDay(crew.kitchenId, day)
  return (
    <Stack gap={16}>
      <DayNavigation kitchenId={crew.kitchenId} day={day} today={today} />
      <Loaded of={tasks}>
        {(rows) => <DayOfTasks key={day} crew={crew} settings={settings} day={day} tasks={rows} />}
      </Loaded>
    </Stack>
  )
}

/** What has to be made before service, ticked by everybody at once, with and without a network. */
export function PreparationPage() {
  const t = useText()
  const kitchenId = useParam('kitchenId')
  const requestedDay = LocalDate.safeParse(useSearchParams().get('day')).data
  const crew = useCrew(kitchenId)
  const settings = useKitchenSettings(kitchenId)
  const now = useNow()
  const title = t('preparation.title')
  useHead({ title })
  useWakeLock(useDeviceSetting('kitchen-mode'))
  return (
    <Page data-wet="">
      <Stack gap={16}>
        <Cluster justify="between">
          <h1>{title}</h1>
          <span data-print="no">
            <DeviceSwitch setting="kitchen-mode" label={t('preparation.kitchenMode')} />
          </span>
        </Cluster>
        <Loaded of={settings}>
          {({ content }) => {
            const today = serviceDayOf(now, content)
            return <PreparationOf crew={crew} settings={content} day={requestedDay ?? today} today={today} />
          }}
        </Loaded>
      </Stack>
    </Page>
  )
}
