import './badge.css'
import type { ComponentProps } from 'react'

/** A short fact beside a name: a count, a kind, a tag. For states use StateMark. */
export function Badge(props: ComponentProps<'span'>) {
  return <span {...props} className="badge" />
}
