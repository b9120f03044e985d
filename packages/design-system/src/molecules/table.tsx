import './table.css'
import type { ReactNode } from 'react'

interface TableProps {
  readonly caption: string
  /** `<thead>`, `<tbody>` and, where sums stand, `<tfoot>`; number cells carry `data-numeric`. */
  readonly children: ReactNode
}

/** What scrolls by itself must be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const

/** Rows and columns; scrolls inside itself on a narrow screen, also by keyboard. */
export function Table({ caption, children }: TableProps) {
  return (
    <div className="table" {...reachable}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </div>
  )
}
