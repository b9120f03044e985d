/** How far each page of this tab was scrolled, by its entry in the browser's history. */
const offsets = new Map<string, number>()

let entry = ''
let offset = 0
/** The scroll position for the next page; undefined leaves it to the browser, which knows pages of before a reload. */
let goal: number | undefined = 0

const entryNow = () => String(history.state?.entry ?? location.href)

/** Notes how far the page on screen is scrolled, before another takes its place; the state of the new entry. */
export function saveScroll(): { readonly entry: string } {
  offsets.set(entry, offset)
  entry = String(Date.now())
  goal = 0
  return { entry }
}

/** Notes how far pages are scrolled, so that Back and Forward lead to where they were left. */
export function watchScroll(): void {
  entry = entryNow()
  addEventListener('scroll', () => (offset = scrollY), { passive: true })
  // Before the router hears of it and draws the page.
  addEventListener(
    'popstate',
    () => {
      offsets.set(entry, offset)
      entry = entryNow()
      goal = offsets.get(entry)
    },
    { capture: true },
  )
}

/** The person's own ways to scroll. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Scrolls a new page to its top, and one that was come back to to where it was left; a list that grows is followed
 * until it is long enough, or the person scrolls. Returns how to stop.
 */
export function restoreScroll(): () => void {
  const top = goal
  if (top === undefined) return () => undefined
  const growth = new ResizeObserver(() => scroll())
  const stop = () => growth.disconnect()
  const scroll = () => {
    scrollTo(0, top)
    if (scrollY > top - 1) stop()
  }
  growth.observe(document.body)
  for (const way of OWN_WAYS) addEventListener(way, stop, { once: true, passive: true })
  scroll()
  return stop
}
