import './choice.css'
import type { ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly label: string
  readonly hint?: string
}

/** Yes or no, said at once. */
export function Checkbox({ label, hint, ...rest }: CheckboxProps) {
  return (
    <label className="choice">
      <input {...rest} type="checkbox" />
      <span>
        {label}
        {hint === undefined ? null : <span className="choice-hint">{hint}</span>}
      </span>
    </label>
  )
}
