import './cell.css'
import { Link } from '../atoms/link.tsx'
import type { ComponentProps, ReactNode } from 'react'

interface CellProps {
  /** Before the words: a tick, a face, a drawing. */
  readonly lead?: ReactNode
  readonly title: ReactNode
  /** Makes the whole row lead there. */
  readonly href?: string
  readonly detail?: ReactNode
  /** After the words: a state, a number, buttons. */
  readonly trail?: ReactNode
  /** Holds a change that the server has not seen yet; the words for it belong in `trail`. */
  readonly isPending?: boolean
}

/** One row of a list. Stands inside `Cells`. */
export function Cell({ lead, title, href, detail, trail, isPending = false }: CellProps) {
  return (
    <li
      className="cell"
      data-link={href === undefined ? undefined : ''}
      data-pending={isPending || undefined}
    >
      {lead === undefined ? null : <span className="cell-lead">{lead}</span>}
      <div className="cell-words">
        <span className="cell-title">{href === undefined ? title : <Link href={href}>{title}</Link>}</span>
        {detail === undefined ? null : <span className="cell-detail">{detail}</span>}
      </div>
      {trail === undefined ? null : <div className="cell-trail">{trail}</div>}
    </li>
  )
}

/** A list of rows. */
export function Cells(props: ComponentProps<'ul'>) {
  return <ul {...props} className="cells" />
}
