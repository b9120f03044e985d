import { useEffect } from 'react'

const reasons = new Set<symbol>()

/** Whether something is going on that a reload would disturb: a dirty form, Tickets, a running safety check. */
export function isBusy(): boolean {
  return reasons.size > 0
}

/** Marks this tab as busy until the returned function is called. */
export function markBusy(): () => void {
  const reason = Symbol('busy')
  reasons.add(reason)
  return () => void reasons.delete(reason)
}

/** Keeps the app from reloading for a new version while a form holds unsaved text (rule VC1). */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => (isDirty ? markBusy() : undefined), [isDirty])
  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
