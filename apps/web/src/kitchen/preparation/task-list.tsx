import '../../shell/lists/chips.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { ConnectionMark } from '@brigade/design-system/molecules/connection-mark.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import type { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { usePage, useSearchParams } from '../../shell/page-context.tsx'
import { groupTasks, type ListView, progressOf } from './task-groups.ts'
import { TaskRow } from './task-row.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import { useListKeys } from './use-list-keys.ts'
import { type Steps, useRowSteps } from './use-steps.ts'
import { stepOn } from './words.ts'

interface TaskListProps {
  readonly crew: Crew
  readonly tasks: readonly StoredDocument<PrepTask>[]
  readonly steps: Steps
  readonly zone: string
}

/** How far the day is, and whether what is on screen is on the server too. */
function Progress({ tasks }: Pick<TaskListProps, 'tasks'>) {
  const t = useText()
  const { done, total, asleep, waiting } = progressOf(tasks)
  return (
    <div className="prep-progress" aria-live="polite">
      <Cluster justify="between">
        <p className="prep-progress-words">
          {t('preparation.progress', { done, total })}
          {asleep === 0 ? null : (
            <span className="prep-progress-asleep">
              {' '}
              · {t('preparation.progress.sleeping', { count: asleep })}
            </span>
          )}
        </p>
        {waiting === 0 ? (
          <StateMark state="ok">{t('preparation.saved')}</StateMark>
        ) : (
          <ConnectionMark state="waiting">{t('preparation.waiting', { count: waiting })}</ConnectionMark>
        )}
      </Cluster>
      <span className="prep-progress-bar" aria-hidden="true">
        <span style={{ inlineSize: `${total === 0 ? 0 : (done / total) * 100}%` }} />
      </span>
    </div>
  )
}

function useView(): ListView {
  const search = useSearchParams()
  return {
    by: search.get('by') === 'person' ? 'person' : 'station',
    who: search.get('who') === 'mine' ? 'mine' : 'all',
  }
}

/** Ways to look at the list; each is an address, so that it can be kept and sent. */
function ViewLinks({ view }: { readonly view: ListView }) {
  const t = useText()
  const { path } = usePage()
  const search = useSearchParams()
  const link = (change: Partial<ListView>) => {
    const params = new URLSearchParams(search)
    for (const [key, value] of Object.entries(change)) params.set(key, value)
    return `${path}?${params.toString()}`
  }
  const choices = [
    { key: 'all', label: t('preparation.all'), href: link({ who: 'all' }), isOn: view.who === 'all' },
    { key: 'mine', label: t('preparation.mine'), href: link({ who: 'mine' }), isOn: view.who === 'mine' },
  ]
  const groupings = [
    {
      key: 'station',
      label: t('preparation.byStation'),
      href: link({ by: 'station' }),
      isOn: view.by === 'station',
    },
    {
      key: 'person',
      label: t('preparation.byPerson'),
      href: link({ by: 'person' }),
      isOn: view.by === 'person',
    },
  ]
  return (
    <Cluster data-print="no">
      <nav className="chips" aria-label={t('preparation.who')}>
        {choices.map(({ key, label, href, isOn }) => (
          <Link key={key} className="chip" href={href} aria-current={isOn ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <nav className="chips" aria-label={t('preparation.by')}>
        {groupings.map(({ key, label, href, isOn }) => (
          <Link key={key} className="chip" href={href} aria-current={isOn ? 'true' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </Cluster>
  )
}

/** The day's tasks in groups, with progress, filters and keys. */
export function TaskList({ crew, tasks, steps, zone }: TaskListProps) {
  const t = useText()
  const view = useView()
  const rowSteps = useRowSteps(steps)
  const listed = tasks.filter(({ content }) => content.deletedAt === undefined)
  useListKeys({
    onTake: (taskId) => steps.assign(taskId, crew.uid),
    onStep: (taskId) => {
      const task = listed.find(({ id }) => id === taskId)
      const command = task === undefined ? undefined : stepOn[task.content.state]
      if (command !== undefined) steps.move(taskId, command)
    },
  })
  if (listed.length === 0) {
    return (
      <EmptyState
        drawing="cold-stove"
        title={t('preparation.empty')}
        text={t(crew.isLead ? 'preparation.empty.text' : 'preparation.empty.cook')}
      />
    )
  }
  const groups = groupTasks(listed, view, {
    crew,
    noStation: t('preparation.noStation'),
    noPerson: t('preparation.noPerson'),
  })
  return (
    <Stack gap={16}>
      <Progress tasks={listed} />
      <ViewLinks view={view} />
      {groups.length === 0 ? (
        <EmptyState
          drawing="empty-rail"
          title={t('preparation.empty.filter')}
          text={t('preparation.empty.filterText')}
        />
      ) : null}
      {groups.map((group) => (
        <section key={group.key}>
          <h2 className="prep-group">{group.name}</h2>
          <ul className="task-rows">
            {group.tasks.map((task) => (
              <TaskRow key={task.id} task={task} crew={crew} steps={rowSteps} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
      <p className="prep-keys">{t('preparation.keys')}</p>
    </Stack>
  )
}
