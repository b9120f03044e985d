import { useState } from 'react'
import { forgetTyped, keepTyped, typedBefore } from './kept-typing.ts'

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
 * @param like - a form with a row in each list of rows, where the start has an empty one
 */
export function useTyping<Form extends object>(form: string | null, start: Form, like = start): Typing<Form> {
  const [typed, setTyped] = useState<Partial<Form>>(() => (form === null ? {} : typedBefore(form, like)))
  const change = (part: Partial<Form>) => {
    setTyped((before) => {
      const next = { ...before, ...part }
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
