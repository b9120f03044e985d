import './preparation-page.css'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { LocalDate } from '@brigade/domain/core/time/local-date.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import { generateKeyBetween } from 'fractional-indexing'
import { useEffect, useRef, useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useText } from '../../messages/text.tsx'
import { DeviceSwitch, useDeviceSetting } from '../../shell/layouts/device-switch.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { AddTaskDialog } from './add-task-dialog.tsx'
import { DayNavigation } from './day-navigation.tsx'
import { MakeListDialog } from './make-list-dialog.tsx'
import { TaskReasonDialog } from './reason-dialog.tsx'
import { TaskList } from './task-list.tsx'
import { useNow } from '../../lib/time/use-now.ts'
import { useTasksOfDay } from './use-preparation.ts'
import { type Crew, useCrew } from '../../lib/kitchen/use-crew.ts'
import { useSteps } from './use-steps.ts'
import { useWakeLock } from '../../lib/time/use-wake-lock.ts'

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
