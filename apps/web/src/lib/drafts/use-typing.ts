import { useState } from 'react'
import { forgetTyped, isSchema, keepTyped, type Shape, typedBefore } from './kept-typing.ts'

/** A form while it is filled in. */
export interface Typing<Form> {
  /** The form as it stands: what it starts with, and over it what was typed. */
  readonly said: Form
  readonly change: (part: Partial<Form>) => void
  /** Forgets what was typed: it has arrived, or was let go. */
  readonly forget: () => void
  /** Something was typed, now or before a reload. */
  readonly isTyped: boolean
}

/**
 * What is typed into a form, kept on this device with every letter until it has arrived.
 * @param form - names the form and whose it is; null for one that keeps nothing, such as a sample
 * @param shape - where the start has empty lists of rows; what has a schema is kept with all that it was begun from
 */
export function useTyping<Form extends object>(
  form: string | null,
  start: Form,
  shape: Shape<Form> = start,
): Typing<Form> {
  const [typed, setTyped] = useState<Partial<Form>>(() => (form === null ? {} : typedBefore(form, shape)))
  const change = (part: Partial<Form>) => {
    setTyped((before) => {
      const next = { ...(isSchema(shape) && start), ...before, ...part }
      if (form !== null) keepTyped(form, next)
      return next
    })
  }
  const forget = () => {
    if (form !== null) forgetTyped(form)
    setTyped({})
  }
  return { said: { ...start, ...typed }, change, forget, isTyped: Object.keys(typed).length > 0 }
}
