import { useEffect, useEffectEvent } from 'react'

/** Takes files that are dropped beside the marked area: the browser would leave the page to show them. */
export function useDropAnywhere(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const files = Array.from(event.dataTransfer?.files ?? [])
    if (files.length > 0) onFiles(files)
  })
  useEffect(() => {
    const stop = new AbortController()
    const hold = (event: DragEvent) => event.preventDefault()
    globalThis.addEventListener('dragover', hold, { signal: stop.signal })
    globalThis.addEventListener('drop', (event) => take(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
