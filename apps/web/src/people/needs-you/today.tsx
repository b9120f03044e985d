import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { type Application, applications } from '@brigade/domain/hiring/applications/application.ts'
import { prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { serviceDayOf } from '@brigade/domain/core/time/service-day.ts'
import { useState } from 'react'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { type OwnKitchen, useOwnKitchens } from '../../lib/kitchen/use-own-kitchens.ts'
import { type NeededOfPerson, neededOfPerson, visibleKitchens } from './needed-of-person.ts'

/** How far today's list of a kitchen is; undefined while it is not known. */
function usePrep(kitchenId: string): { readonly done: number; readonly total: number } | undefined {
  const settings = useKitchenSettings(kitchenId)
  const settingsRow = settings.state === 'success' ? settings.value : null
  const [now] = useState(() => Date.now())
  const serviceDay = settingsRow === null ? undefined : serviceDayOf(now, settingsRow.content)
  const result = useQuery(prepTasks, serviceDay === undefined ? null : { kitchenId }, {
    where: [['serviceDay', '==', serviceDay]],
  })
  if (result.state !== 'success') return undefined
  const tasks = result.value
    .map(({ content }) => content)
    .filter((task) => task.deletedAt === undefined && task.state !== 'dormant')
  return { total: tasks.length, done: tasks.filter((task) => task.state !== 'to do').length }
}

function KitchenCell({ kitchen }: { readonly kitchen: OwnKitchen }) {
  const t = useText()
  const prep = usePrep(kitchen.id)
  const hasList = prep !== undefined && prep.total > 0
  const isDone = hasList && prep.done === prep.total
  return (
    <Cell
      title={kitchen.kitchen?.name ?? t('home.today.kitchen')}
      href={paths.kitchenDashboard(kitchen.id, hasList && !isDone ? 'preparation' : 'overview')}
      detail={prep === undefined ? '…' : hasList ? t('home.today.prep', { ...prep }) : t('home.today.noPrep')}
      trail={
        hasList ? (
          <StateMark state={isDone ? 'ok' : 'info'}>
            {isDone ? t('home.today.prepDone') : t('home.today.prepLeft', { count: prep.total - prep.done })}
          </StateMark>
        ) : null
      }
    />
  )
}

function hrefOf(needed: NeededOfPerson): string {
  return needed.kind === 'read' ? paths.jobDashboard(needed.jobId, 'pipeline') : paths.job(needed.jobId)
}

function NeededCell({ needed }: { readonly needed: NeededOfPerson }) {
  const t = useText()
  const { kind, count, title } = needed
  return (
    <Cell
      title={title}
      href={hrefOf(needed)}
      detail={kind === 'read' ? t('home.today.applications', { count }) : t('home.today.offer')}
      trail={
        kind === 'read' ? (
          <Badge>{count}</Badge>
        ) : (
          <StateMark state="info">{t('home.today.answer')}</StateMark>
        )
      }
    />
  )
}

/** Applications of one side in one state; empty while they are on their way. */
function useApplications(field: 'recruiter' | 'professional', uid: string, state: Application['state']) {
  const result = useQuery(
    applications,
    {},
    {
      where: [
        [field, '==', uid],
        ['state', '==', state],
      ],
    },
  )
  return result.state === 'success' ? result.value.map(({ content }) => content) : []
}

/** What needs a person today: what others wait for first, then the own kitchens with today's prep. Seven lines at most. */
export function Today({ uid }: { readonly uid: string }) {
  const t = useText()
  const kitchens = useOwnKitchens()
  const needed = neededOfPerson({
    unread: useApplications('recruiter', uid, 'applied'),
    offered: useApplications('professional', uid, 'offer'),
  })
  if (kitchens.state === 'pending') return <Skeleton label={t('shell.waiting')} lines={3} />
  const own = kitchens.state === 'success' ? visibleKitchens(kitchens.value, needed) : []
  if (own.length === 0 && needed.length === 0) return <p>{t('home.today.nothing')}</p>
  return (
    <Cells>
      {needed.map((each) => (
        <NeededCell key={`${each.kind} ${each.jobId}`} needed={each} />
      ))}
      {own.map((kitchen) => (
        <KitchenCell key={kitchen.id} kitchen={kitchen} />
      ))}
    </Cells>
  )
}
