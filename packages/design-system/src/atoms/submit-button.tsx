import { type ComponentProps, useContext } from 'react'
import { Button } from './button.tsx'
import { FormContext } from './form-context.ts'

/** Sends the form around it, and shows while it is on its way. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isPending'>) {
  const isSending = useContext(FormContext)?.isSending === true
  return <Button {...props} type="submit" isPending={isSending} />
}
