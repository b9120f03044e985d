import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false

/** Whether the page has come alive: false on the server and for the first drawing, which must be the same. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer)
}
