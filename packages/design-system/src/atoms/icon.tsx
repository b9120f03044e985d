import './icon.css'
import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import { createElement } from 'react'

/** Forwards and back change sides with the writing; a tick or a clock does not. */
const DIRECTED: ReadonlySet<IconNode> = new Set([ArrowLeft, ArrowRight, ChevronLeft, ChevronRight])

interface IconProps {
  readonly of: IconNode
  readonly size?: 'medium' | 'large'
  /** What it says by itself; leave out when words stand beside it. */
  readonly label?: string
}

/** One line drawing on the grid of 24 that all of them share, sized with the text around it. */
export function Icon({ of: shapes, size = 'medium', label }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      className="icon"
      data-size={size}
      data-directed={DIRECTED.has(shapes) || undefined}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...naming}
    >
      {shapes.map(([shape, attributes], at) => createElement(shape, { ...attributes, key: at }))}
    </svg>
  )
}
