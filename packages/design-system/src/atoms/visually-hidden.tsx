import './visually-hidden.css'
import type { ComponentProps } from 'react'

/** Words for those who listen; shown only while focused. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="visually-hidden" />
}
