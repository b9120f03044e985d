import './kbd.css'
import type { ComponentProps } from 'react'

/** A key on the keyboard. */
export function Kbd(props: ComponentProps<'kbd'>) {
  return <kbd {...props} className="kbd" />
}
