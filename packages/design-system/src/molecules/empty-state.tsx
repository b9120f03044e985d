import './empty-state.css'
import type { ReactNode } from 'react'
import { type DrawingName, drawings } from './drawings.tsx'

interface EmptyStateProps {
  readonly drawing: DrawingName
  readonly title: string
  /** 1 when it is the whole page. */
  readonly level?: 1 | 2 | 3
  /** One sentence saying what belongs here. */
  readonly text: string
  /** The one button that makes the first one. */
  readonly children?: ReactNode
}

/** Nothing here yet: what belongs here, and the way to the first one. */
export function EmptyState({ drawing, title, level = 2, text, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-state">
      <svg className="empty-state-drawing" viewBox="0 0 200 120" aria-hidden="true">
        {drawings[drawing]}
      </svg>
      <Heading>{title}</Heading>
      <p className="empty-state-text">{text}</p>
      {children}
    </div>
  )
}
