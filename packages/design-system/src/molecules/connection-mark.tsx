import './connection-mark.css'
import type { ReactNode } from 'react'

export type Connection = 'online' | 'waiting' | 'offline'

interface ConnectionMarkProps {
  readonly state: Connection
  /** All of it, for wide screens and for ears. */
  readonly children: string
  /** What stands beside the drawing where there is little room; nothing but the drawing when it is empty. */
  readonly short?: string
}

const shapes: Record<Connection, ReactNode> = {
  online: <path d="M2.5 7.6l3 3.1 6-7" fill="none" stroke="currentColor" strokeWidth="2" />,
  waiting: <path d="M7 1v12M3 5l4-4 4 4" fill="none" stroke="currentColor" strokeWidth="2" />,
  offline: <path d="M7 .8 13.6 12.6H.4Z M2 13" fill="currentColor" />,
}

/** Whether this device is in step with the server, in words and shape. */
export function ConnectionMark({ state, children, short }: ConnectionMarkProps) {
  return (
    <span className="connection-mark" data-state={state} title={children}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {shapes[state]}
      </svg>
      <span className="connection-mark-words" data-has-short={short === undefined ? undefined : ''}>
        {children}
      </span>
      {short === undefined || short === '' ? null : (
        <span className="connection-mark-short" aria-hidden="true">
          {short}
        </span>
      )}
    </span>
  )
}
