import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetTyped, keepTyped, typedBefore } from '../../data/kept-typing.ts'

/**
 * Keeps what is typed into a form on this device and lays it over the form when the page comes again.
 * @param name - names the form and whose it is
 * @returns forgets it: it has arrived
 */
export function useKeptForm<Form extends FieldValues>(form: UseFormReturn<Form>, name: string): () => void {
  useEffect(() => {
    const start = form.getValues()
    form.reset({ ...start, ...typedBefore(name, start) }, { keepDefaultValues: true })
    const watching = form.watch((values) => {
      keepTyped(
        name,
        Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== start[field])),
      )
    })
    return () => watching.unsubscribe()
  }, [form, name])
  return () => forgetTyped(name)
}
