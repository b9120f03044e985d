import './card.css'
import { Link } from '../atoms/link.tsx'
import type { ReactNode } from 'react'

interface CardProps {
  readonly title: string
  /** Makes the whole card lead there. */
  readonly href?: string
  readonly level?: 2 | 3 | 4
  /** Before the title: a face, a drawing. */
  readonly lead?: ReactNode
  readonly detail?: ReactNode
  /** At the end of the title's line: a state, a price. */
  readonly aside?: ReactNode
  readonly children?: ReactNode
  /** Buttons; they work beside a card that leads somewhere. */
  readonly foot?: ReactNode
}

/** One thing's summary. */
export function Card({ title, href, level = 3, lead, detail, aside, children, foot }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <article className="card" data-link={href === undefined ? undefined : ''}>
      <div className="card-head">
        {lead}
        <Heading className="card-title">
          {href === undefined ? title : <Link href={href}>{title}</Link>}
        </Heading>
        {aside}
      </div>
      {detail === undefined ? null : <p className="card-detail">{detail}</p>}
      {children}
      {foot === undefined ? null : <div className="card-foot">{foot}</div>}
    </article>
  )
}
