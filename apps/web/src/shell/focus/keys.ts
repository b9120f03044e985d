import { keyListStore } from '../lists/key-list-store.ts'
import { navigate } from '../routing/navigation.ts'
import { paths } from '../../lib/routing/paths.ts'
import { pageByKey } from './page-by-key.ts'

/** Whether keys belong to something else now: a field, a dialog, a menu. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role="menu"]') !== null) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"]') !== null)
  )
}

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}

/** What a key does after `g`. */
function afterG(key: string): (() => void) | undefined {
  if (key === 'a') return () => press('[data-shortcut="switcher"]')
  const path = pageByKey(key)
  return path === undefined ? undefined : () => navigate(path)
}

function openSection(digit: string): void {
  const links = document.querySelectorAll<HTMLElement>('a.dashboard-link')
  links[Number(digit) - 1]?.click()
}

/** The field of a search page that is open already, else the search page. */
function search(): void {
  const field = document.querySelector<HTMLElement>('main search input[type="search"]')
  if (location.pathname.endsWith(paths.search) && field !== null) field.focus()
  else navigate(paths.search)
}

const alone: Readonly<Record<string, () => void>> = {
  '/': search,
  '?': () => keyListStore.set(true),
  // What makes something new on this page says so, or leads to a page that does.
  c: () => press('main [data-shortcut="create"], main a[href$="/create"]'),
}

/** Switched off on this device, in the list of keys. */
const areOff = () => localStorage.getItem('keys') === 'off'

/** Whether a key is left for the page on screen: nobody types, no dialog is open, and it means nothing everywhere. */
export function isKeyForPage(event: KeyboardEvent): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey
  return !event.defaultPrevented && !hasModifier && !isTaken(event.target) && !areOff()
}

/**
 * Keys that work everywhere while nobody is typing (product 5.1), unless they are switched off on this device.
 * @param early - keys that were pressed before anybody watched
 */
export function watchKeys(early: readonly KeyboardEvent[]): void {
  let hasG = false
  const act = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(target) || areOff()) return
    const wasG = hasG
    hasG = key === 'g' && !wasG
    const meaning = wasG ? afterG(key) : alone[key]
    if (meaning !== undefined) {
      event.preventDefault()
      meaning()
    } else if (wasG && /^[1-9]$/u.test(key)) {
      event.preventDefault()
      openSection(key)
    }
  }
  early.forEach(act)
  document.addEventListener('keydown', act)
}
