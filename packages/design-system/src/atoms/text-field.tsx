import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldWords {}

/** One line of text. */
export function TextField({ label, optional, hint, problem, ...rest }: TextFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} problem={problem}>
      {(control) => <input type="text" {...rest} {...control} />}
    </Field>
  )
}
