import { createStore } from '../store/store.ts'

/** How many lists on screen are empty but not confirmed by the server: there may be more than this device knows. */
export const unconfirmedLists = createStore(0)

/** One list, which from now on says whether it is among them. */
export function trackUnconfirmedList(): (isUnfetched: boolean) => void {
  let isCounted = false
  return (isUnfetched) => {
    if (isUnfetched === isCounted) return
    isCounted = isUnfetched
    unconfirmedLists.set(unconfirmedLists.get() + (isUnfetched ? 1 : -1))
  }
}
