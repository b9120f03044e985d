import './tick.css'
import { type ComponentProps, useEffect, useRef } from 'react'

interface TickProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange' | 'checked'> {
  /** What gets ticked. */
  readonly label: string
  readonly checked: boolean | 'mixed'
  readonly onChange: (checked: boolean) => void
}

/** A large box for wet hands. */
export function Tick({ label, checked, onChange, ...rest }: TickProps) {
  const box = useRef<HTMLInputElement>(null)
  const isMixed = checked === 'mixed'
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <span className="tick">
      <input
        {...rest}
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        onChange={(event) => onChange(event.target.checked)}
      />
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
        {isMixed ? <path d="M3 8h10" /> : <path d="M2.5 8.6l3.4 3.6 7.4-8.4" />}
      </svg>
    </span>
  )
}
