import './tick.css'
import type { ComponentProps } from 'react'

interface TickProps extends Omit<ComponentProps<'button'>, 'className' | 'onChange'> {
  /** What gets ticked. */
  readonly label: string
  readonly checked: boolean | 'mixed'
  readonly onChange: (checked: boolean) => void
}

/** A large box for wet hands. */
export function Tick({ label, checked, onChange, ...rest }: TickProps) {
  return (
    <button
      type="button"
      {...rest}
      className="tick"
      role="checkbox"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(checked !== true)}
    >
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
        {checked === 'mixed' ? <path d="M3 8h10" /> : <path d="M2.5 8.6l3.4 3.6 7.4-8.4" />}
      </svg>
    </button>
  )
}
