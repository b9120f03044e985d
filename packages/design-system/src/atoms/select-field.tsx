import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className' | 'children'>, FieldWords {
  readonly choices: readonly Choice[]
}

/** One of a closed list, with the device's own picker. */
export function SelectField({ label, optional, hint, problem, choices, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} problem={problem}>
      {(control) => (
        <select {...rest} {...control}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
