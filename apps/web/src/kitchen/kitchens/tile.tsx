import './tile.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { type State, StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'

interface TileProps {
  readonly icon: IconNode
  readonly title: string
  readonly href: string
  /** The figure in words; undefined while it is on its way. */
  readonly figure: string | undefined
  /** What to do next, or what the figure is made of. */
  readonly detail?: ReactNode
  readonly mark?: { readonly state: State; readonly words: string } | undefined
}

/** One figure of the day, leading to the section behind it. */
export function Tile({ icon, title, href, figure, detail, mark }: TileProps) {
  return (
    <article className="tile">
      <h2 className="tile-title">
        <Icon of={icon} />
        <Link href={href}>{title}</Link>
      </h2>
      <p className="tile-figure" aria-busy={figure === undefined}>
        {figure ?? '…'}
      </p>
      {detail === undefined ? null : <div className="tile-detail">{detail}</div>}
      {mark === undefined ? null : <StateMark state={mark.state}>{mark.words}</StateMark>}
    </article>
  )
}
