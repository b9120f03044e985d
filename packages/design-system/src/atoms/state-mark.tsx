import './state-mark.css'
import type { ReactNode } from 'react'

export type State = 'ok' | 'warn' | 'late' | 'info' | 'neutral' | 'unknown'

interface StateMarkProps {
  readonly state: State
  /** The state's word: always there, so that it survives greyscale. */
  readonly children: ReactNode
}

const shapes: Record<State, ReactNode> = {
  ok: (
    <>
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M4.8 8.2l2.2 2.3 4.2-4.8" fill="none" stroke="currentColor" strokeWidth="1.9" />
    </>
  ),
  warn: <path d="M8 1.2 15.4 14.4H.6Z M7.1 5.6v4.4h1.8V5.6Z M7.1 11.2v1.8h1.8v-1.8Z" fillRule="evenodd" />,
  late: <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5Z M7.1 4v5h1.8V4Z M7.1 10.4v1.8h1.8v-1.8Z" fillRule="evenodd" />,
  info: <rect x="2" y="2" width="12" height="12" rx="1.5" />,
  neutral: <rect x="2" y="7" width="12" height="2.4" rx="1.2" />,
  unknown: (
    <path
      d="M5 5.6a3 3 0 1 1 4.4 2.6C8.4 8.8 8 9.3 8 10.4M8 12.6v1.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  ),
}

/** How something stands: shape, word and colour together. */
export function StateMark({ state, children }: StateMarkProps) {
  return (
    <span className="state-mark" data-state={state}>
      <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        {shapes[state]}
      </svg>
      {children}
    </span>
  )
}
