/**
 * Moves focus to the page's heading; while that is on its way, to the page, which passes it on unless one has gone
 * elsewhere meanwhile. Returns how to stop waiting for the heading.
 */
export function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main')
  const take = (target: HTMLElement | null) => {
    target?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }
  const watcher = new MutationObserver(() => {
    const heading = main?.querySelector('h1')
    if (heading === null || heading === undefined) return
    watcher.disconnect()
    if (document.activeElement === main) take(heading)
  })
  const heading = main?.querySelector('h1') ?? null
  take(heading ?? main)
  if (heading === null && main !== null) watcher.observe(main, { childList: true, subtree: true })
  return () => watcher.disconnect()
}
