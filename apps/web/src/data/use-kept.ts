import { useState } from 'react'
import type { ZodType } from 'zod'
import { keyOfTyped } from './kept-typing.ts'

/** What is kept of a form, if it still has the form's shape. */
export function keptFor<Value>(form: string, schema: ZodType<Value>): Value | undefined {
  const kept = localStorage.getItem(keyOfTyped(form))
  if (kept === null) return undefined
  try {
    return schema.safeParse(JSON.parse(kept)).data
  } catch {
    return undefined
  }
}

/**
 * What is typed into a form, kept on this device with every change, so that a reload, a crash or a lost network loses
 * nothing of it. What was kept in another shape than the form of today is let go.
 * @param form - names the form and what it is about
 */
export function useKept<Value extends object>(form: string, schema: ZodType<Value>, start: Value) {
  const [kept, setKept] = useState(() => keptFor(form, schema))
  return {
    value: kept ?? start,
    change: (part: Partial<Value>) =>
      setKept((before) => {
        const next = { ...(before ?? start), ...part }
        localStorage.setItem(keyOfTyped(form), JSON.stringify(next))
        return next
      }),
    /** It has arrived, or was let go. */
    forget: () => {
      localStorage.removeItem(keyOfTyped(form))
      setKept(undefined)
    },
    isChanged: kept !== undefined,
  }
}
