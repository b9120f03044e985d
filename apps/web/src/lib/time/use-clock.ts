import { SECOND_MS } from '@brigade/domain/core/time/span.ts'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let nowMs = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    nowMs = Date.now()
    for (const each of listeners) each()
  }, SECOND_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * Something that follows from the time, looked at every second: only what reads a value that changed is drawn anew.
 * @param of - from milliseconds since 1970 to a plain value
 */
export function useClock<Value extends string | number | boolean>(of: (nowMs: number) => Value): Value {
  const read = () => of(nowMs)
  return useSyncExternalStore(subscribe, read, read)
}
