import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetTyped, keepTyped, typedBefore } from './kept-typing.ts'

const NONE: readonly string[] = []

/**
 * Keeps what is typed into a form on this device and lays it over the form when the page comes again.
 * @param name - names the form and whose it is
 * @param secrets - fields that are never kept; the same list at every drawing
 * @returns forgets it: it has arrived
 */
export function useKeptForm<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  name: string,
  secrets = NONE,
): () => void {
  useEffect(() => {
    const start = form.getValues()
    form.reset({ ...start, ...typedBefore(name, start) }, { keepDefaultValues: true })
    const isKept = (field: string, value: unknown) => value !== start[field] && !secrets.includes(field)
    const watching = form.watch((values) => {
      keepTyped(
        name,
        Object.fromEntries(Object.entries(values).filter(([field, value]) => isKept(field, value))),
      )
    })
    return () => watching.unsubscribe()
  }, [form, name, secrets])
  return () => forgetTyped(name)
}
