import './icon.css'
import type { LucideIcon } from 'lucide-react'

interface IconProps {
  readonly of: LucideIcon
  readonly size?: 'medium' | 'large'
  /** What it says by itself; leave out when words stand beside it. */
  readonly label?: string
}

/** One line drawing, sized with the text around it. */
export function Icon({ of: Drawing, size = 'medium', label }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Drawing className="icon" data-size={size} strokeWidth={2} {...naming} />
}
