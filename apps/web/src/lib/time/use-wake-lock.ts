import { useEffect } from 'react'

/** Keeps the screen awake while wanted. A device that cannot, or will not on a low battery, goes on without. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false
    // The browser lets go of the lock whenever the page is hidden.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) await granted?.release()
      else lock = granted
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isWanted])
}
