import { isBuilt } from './is-built.ts'
import { navigate } from './navigation.ts'
import { paths } from './paths.ts'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName))
  )
}

function goTo(path: string): void {
  if (isBuilt(path)) navigate(path)
}

const afterG: Readonly<Record<string, () => void>> = {
  a: () => document.querySelector<HTMLElement>('[data-shortcut="switcher"]')?.click(),
  d: () => goTo(paths.dash),
  k: () => goTo(paths.kitchens),
  m: () => goTo(paths.messages),
  n: () => goTo(paths.notifications),
}

function openSection(digit: string): void {
  const links = document.querySelectorAll<HTMLElement>('.dashboard-link')
  links[Number(digit) - 1]?.click()
}

/** Keys that work everywhere while nobody is typing (product 5.1): `/` searches, `g` and a second key goes somewhere. */
export function watchKeys(): void {
  let hasG = false
  document.addEventListener('keydown', (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const wasG = hasG
    hasG = event.key === 'g'
    if (event.key === '/') {
      event.preventDefault()
      goTo(paths.search)
    } else if (wasG && /^[1-9]$/u.test(event.key)) openSection(event.key)
    else if (wasG) afterG[event.key]?.()
  })
}
