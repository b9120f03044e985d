import './masthead.css'
import type { ReactNode } from 'react'

interface MastheadProps {
  readonly title: string
  /** 1 unless the page has another heading. */
  readonly level?: 1 | 3
  /** Before the title: a face. */
  readonly lead?: ReactNode
  /** Over the title, larger than it: what a job pays. */
  readonly above?: ReactNode
  /** Under the title: what this is, and where. */
  readonly line?: ReactNode
  /** A few words more. */
  readonly children?: ReactNode
  readonly tools?: ReactNode
  /** Address of a drawing that says nothing the words do not; left out where there is no room. */
  readonly art?: string
}

/** The head of a public page: who or what this is. */
export function Masthead({ title, level = 1, lead, above, line, children, tools, art }: MastheadProps) {
  const Heading = `h${level}` as const
  return (
    <header className="masthead">
      <div className="masthead-head">
        {lead}
        <div className="masthead-title">
          {above}
          <Heading>{title}</Heading>
          {line === undefined ? null : (
            <p className="masthead-line">
              <bdi>{line}</bdi>
            </p>
          )}
        </div>
      </div>
      {children}
      {tools === undefined ? null : (
        <div className="masthead-tools" data-print="no">
          {tools}
        </div>
      )}
      {art === undefined ? null : <img className="masthead-art" src={art} alt="" width="320" height="96" />}
    </header>
  )
}
