import './task-mark.css'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import type { PrepState } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { CloudUpload } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'

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
export function TaskMark({ state, initials, isWaiting, ...rest }: TaskMarkProps) {
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
