import './empty-state.css'
import type { ReactNode } from 'react'

/** Our own line drawings for empty places: `drawings/{name}.svg`, 200 by 120. */
type DrawingName =
  | 'empty-rail'
  | 'empty-shelf'
  | 'nothing-here'
  | 'broken'
  | 'closed-door'
  | 'empty-table'
  | 'hung-apron'
  | 'cold-stove'
  | 'empty-crate'

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
      <span className="empty-state-drawing" data-drawing={drawing} aria-hidden="true" />
      <Heading>{title}</Heading>
      <p className="empty-state-text">{text}</p>
      {children}
    </div>
  )
}
