import './live.css'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

/** So long a place must stand before its words come, else screen readers do not listen to it yet. */
const LISTENED_TO_MS = 100

const neverChanges = () => () => {}
const isDrawnLate = () => false
const isDrawnBefore = () => true

/** Whether words may come now: at once on a page that the server drew, which is read as a whole anyway. */
function useIsListenedTo(): boolean {
  const isFromServer = useSyncExternalStore(neverChanges, isDrawnLate, isDrawnBefore)
  const [isListenedTo, setListenedTo] = useState(isFromServer)
  useEffect(() => {
    const timer = setTimeout(() => setListenedTo(true), LISTENED_TO_MS)
    return () => clearTimeout(timer)
  }, [])
  return isListenedTo
}

/** A place that speaks when its words change, and when it comes with words: it always stands before they do. */
export function Live({ children }: { readonly children: ReactNode }) {
  const isListenedTo = useIsListenedTo()
  return (
    <div className="live" aria-live="polite">
      {isListenedTo ? children : null}
    </div>
  )
}
