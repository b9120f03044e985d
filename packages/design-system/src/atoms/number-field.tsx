import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'>, FieldWords {
  /** Unit or currency said after the number. */
  readonly unit?: string
}

/**
 * A number as it is typed: the value stays text, so "2,5" and "1/2" reach the rule that reads them unchanged.
 */
export function NumberField({ label, optional, hint, problem, unit, ...rest }: NumberFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} problem={problem} isNumeric>
      {(control) => (
        <span className="field-row">
          <input type="text" inputMode="decimal" autoComplete="off" {...rest} {...control} />
          {unit === undefined ? null : <span className="field-unit">{unit}</span>}
        </span>
      )}
    </Field>
  )
}
