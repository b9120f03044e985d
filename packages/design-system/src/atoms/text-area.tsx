import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldWords {}

/** Several lines of text. */
export function TextArea({ label, optional, hint, problem, ...rest }: TextAreaProps) {
  return (
    <Field label={label} optional={optional} hint={hint} problem={problem}>
      {(control) => <textarea rows={4} {...rest} {...control} />}
    </Field>
  )
}
