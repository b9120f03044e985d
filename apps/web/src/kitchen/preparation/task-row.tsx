import './task-row.css'
import './task-mark.css'
import { Avatar } from '@brigade/design-system/atoms/avatar.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { VisuallyHidden } from '@brigade/design-system/atoms/visually-hidden.tsx'
import { Menu } from '@brigade/design-system/molecules/menu.tsx'
import { commandsFor } from '@brigade/domain/kitchen/preparation/move-task.ts'
import type { PrepTask, PrepState } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { ChevronDown, UserRoundPlus, CloudUpload } from 'lucide'
import { memo, useState, type ComponentProps, type ReactNode } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useQuantity } from '../../lib/format/use-quantity.ts'
import { useText } from '../../messages/text.tsx'
import { initialsOf } from '../../lib/format/initials.ts'
import { TaskDetails } from './task-details.tsx'
import type { Crew } from '../../lib/kitchen/use-crew.ts'
import type { RowSteps } from './use-steps.ts'
import { stateWords, tapOf } from './words.ts'

const shapes: Readonly<Record<PrepState, ReactNode>> = {
  dormant: <circle cx="16" cy="16" r="12" strokeDasharray="3.4 4.15" />,
  'to do': <circle cx="16" cy="16" r="12" />,
  done: <path d="M6 17l7 7.5L27 8" />,
  checked: <path d="M2.5 17l5.5 6L19 9M12.5 20.5 15 23 29.5 7.5" />,
}

interface TaskMarkProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly state: PrepState
  /** Who checked it, in letters. */
  readonly initials?: string | undefined
  /** Whether the server does not have it yet. */
  readonly isWaiting: boolean
}

/** A task's state as a shape to tap with wet hands: dashed ring, ring, tick, two ticks with initials. */
function TaskMark({ state, initials, isWaiting, ...rest }: TaskMarkProps) {
  return (
    <span className="task-mark-place">
      <button type="button" {...rest} className="task-mark" data-state={state}>
        <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
          {shapes[state]}
        </svg>
      </button>
      {isWaiting ? (
        <span className="task-mark-waiting" aria-hidden="true">
          <Icon of={CloudUpload} />
        </span>
      ) : null}
      {initials === undefined ? null : (
        <span className="task-mark-initials" aria-hidden="true">
          {initials}
        </span>
      )}
    </span>
  )
}

export interface TaskRowProps {
  readonly task: StoredDocument<PrepTask>
  readonly crew: Crew
  readonly steps: RowSteps
  readonly zone: string
}

/** Everybody of the team who can be given a task, the reader first. */
function Assign({ task, crew, steps }: Omit<TaskRowProps, 'zone'>) {
  const t = useText()
  const { name, assignee } = task.content
  const active = [...crew.people].filter(([, { state }]) => state === 'active')
  const choices = active.map(([uid, { displayName }]) => ({
    key: uid,
    label: displayName,
    icon: <Avatar name={displayName} size="small" />,
    isOff: uid === assignee,
    onChoose: () => steps.assign(task.id, uid),
  }))
  const nobody = {
    key: 'nobody',
    label: t('preparation.assign.nobody'),
    onChoose: () => steps.assign(task.id, null),
  }
  const person = assignee === null ? null : crew.nameOf(assignee)
  const rest = t(person === null ? 'preparation.assign.of' : 'preparation.assign.now', { name })
  return (
    <Menu
      trigger={
        <Button tone="plain">
          {person === null ? <Icon of={UserRoundPlus} /> : <Avatar name={person} size="small" />}
          <span className="task-row-person">{person ?? t('preparation.assign')}</span>
          <VisuallyHidden>{rest}</VisuallyHidden>
        </Button>
      }
      groups={[
        { label: t('preparation.assign'), items: choices },
        { items: assignee === null ? [] : [nobody] },
      ]}
    />
  )
}

/** What there is to say under the name: how much, by when, who did it. */
function Facts({ task: { content: task }, crew, zone }: Pick<TaskRowProps, 'task' | 'crew' | 'zone'>) {
  const t = useText()
  const format = useFormat()
  const quantity = useQuantity()
  const { want, made, dueAt, carryReason, doneBy, doneAt, checkedBy } = task
  const isOwnWork = crew.isLead && task.state === 'done' && doneBy === crew.uid
  const time = (at: NonNullable<typeof dueAt>) => format.time(msFromTimestamp(at), zone)
  const facts = [
    want === undefined ? null : t('preparation.want', { amount: quantity(want) }),
    made === undefined ? null : t('preparation.made', { amount: quantity(made) }),
    dueAt === undefined ? null : t('preparation.due', { time: time(dueAt) }),
    carryReason === undefined ? null : t('preparation.carried', { reason: carryReason }),
    doneBy === null || doneAt === null
      ? null
      : t('preparation.doneBy', { name: crew.nameOf(doneBy), time: time(doneAt) }),
    checkedBy === null ? null : t('preparation.checkedBy', { name: crew.nameOf(checkedBy) }),
  ].filter((fact) => fact !== null)
  return (
    <span className="task-row-facts">
      <span className="task-row-state" data-state={task.state}>
        {t(stateWords[task.state])}
      </span>
      {facts.map((fact) => ` · ${fact}`).join('')}
      {isOwnWork ? <span className="task-row-own"> · {t('preparation.ownWork')}</span> : null}
    </span>
  )
}

/** One task: its state to tap, what it is, who has it, and more when opened. Drawn anew only when its task changes. */
export const TaskRow = memo(function TaskRow({ task, crew, steps, zone }: TaskRowProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { name, state, checkedBy, assignee } = task.content
  const isOpenWork = state === 'to do' || state === 'dormant'
  const commands = commandsFor(task.content, {
    uid: crew.uid,
    access: crew.own,
    at: task.content.updatedAt,
  })
  const tap = tapOf[state]
  const canTap = commands.includes(tap.command)
  const words = t(canTap ? tap.words : 'preparation.act.none', { name, state: t(stateWords[state]) })
  return (
    <li className="task-row" data-task={task.id} data-state={state} tabIndex={-1}>
      <TaskMark
        state={state}
        initials={checkedBy === null ? undefined : initialsOf(crew.nameOf(checkedBy))}
        isWaiting={task.hasPendingWrites}
        aria-label={words}
        aria-disabled={!canTap || undefined}
        onClick={() => steps.move(task.id, tap.command)}
      />
      <div className="task-row-words">
        <span className="task-row-name">{name}</span>
        <Facts task={task} crew={crew} zone={zone} />
        {task.hasPendingWrites ? (
          <span className="task-row-waiting">{t('preparation.row.waiting')}</span>
        ) : null}
      </div>
      <div className="task-row-tools">
        {commands.includes('check') ? (
          <Button
            aria-label={t('preparation.check.of', { name })}
            onClick={() => steps.move(task.id, 'check')}
          >
            {t('preparation.check')}
          </Button>
        ) : null}
        {crew.isCook && (isOpenWork || assignee !== null) ? (
          <Assign task={task} crew={crew} steps={steps} />
        ) : null}
        <Button
          tone="plain"
          shape="icon"
          aria-expanded={isOpen}
          aria-label={t('preparation.more', { name })}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronDown} />
        </Button>
      </div>
      {isOpen ? <TaskDetails task={task} crew={crew} steps={steps} zone={zone} commands={commands} /> : null}
    </li>
  )
})
