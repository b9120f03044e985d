import { useSyncExternalStore } from 'react'

/** One value outside React that components may watch. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a store; setting the same value tells nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value; while the server draws and the browser takes over, the given first value. */
export function useStore<Value>(store: Store<Value>, first: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => first)
}
