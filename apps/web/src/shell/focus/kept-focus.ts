const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** What stands in front of the page for a moment: after it one is where one was before. */
const IN_FRONT = 'dialog, [role=menu], [aria-live]'
const LONGEST_TRAIL = 10

/** One step on the way from a control outwards: what stood there, and what stood beside it. */
interface Step {
  readonly parent: Element
  readonly next: Element | null
  readonly previous: Element | null
}

interface Place {
  readonly control: HTMLElement
  readonly isInFront: boolean
  readonly steps: readonly Step[]
}

function isOnScreen(element: HTMLElement): boolean {
  const isThere = element.isConnected && element.checkVisibility({ visibilityProperty: true })
  return isThere && !element.matches(':disabled, [type=hidden]')
}

function isUsable(element: HTMLElement): boolean {
  return isOnScreen(element) && element.matches(CONTROLS)
}

/** The first control of a part of the page, which may be one itself. */
function controlOf(part: Element | null): HTMLElement | undefined {
  if (part === null || !part.isConnected) return undefined
  const own = part instanceof HTMLElement ? [part] : []
  return [...own, ...part.querySelectorAll<HTMLElement>(CONTROLS)].find(isUsable)
}

function placeOf(control: HTMLElement): Place {
  const steps: Step[] = []
  let child: Element = control
  for (
    let parent = child.parentElement;
    parent !== null && child.tagName !== 'MAIN';
    parent = child.parentElement
  ) {
    steps.push({ parent, next: child.nextElementSibling, previous: child.previousElementSibling })
    child = parent
  }
  return { control, steps, isInFront: control.closest(IN_FRONT) !== null }
}

/** What stands now where a control stood that is gone: what came after it, before it, or around it. */
function neighbourOf({ steps }: Place): HTMLElement | undefined {
  for (const { parent, next, previous } of steps) {
    if (parent.isConnected) {
      const match = controlOf(next) ?? controlOf(previous) ?? controlOf(parent)
      if (match !== undefined) return match
    }
  }
  return undefined
}

function headingOf(): HTMLElement | null {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  heading?.setAttribute('tabindex', '-1')
  return heading
}

/** Where the focus goes when the control that had it last is gone or off. */
function wayBack(trail: readonly Place[]): HTMLElement | null | undefined {
  const [last, ...before] = trail
  if (last === undefined) return undefined
  // A row that is sorted elsewhere loses its focus on the way.
  if (isOnScreen(last.control)) return last.control
  if (!last.control.matches(CONTROLS)) return headingOf()
  const earlier = () => before.find(({ control }) => isUsable(control))?.control
  const beside = last.isInFront ? earlier() : neighbourOf(last)
  return beside ?? earlier() ?? headingOf()
}

let isKept = false

/**
 * Keeps the focus on the page for those who go by keyboard: when the control that has it goes away with its row, its
 * dialog or its answer, or is switched off, the next one takes it. Who points has a place of their own. Once is
 * enough.
 */
export function keepFocus(): void {
  if (isKept) return
  isKept = true
  const start = document.activeElement
  let trail: readonly Place[] =
    start instanceof HTMLElement && start !== document.body ? [placeOf(start)] : []
  let isByKeyboard = true
  let isLooking = false
  const look = () => {
    isLooking = false
    const { activeElement } = document
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches(':disabled')
    if (isLost && isByKeyboard && document.hasFocus()) wayBack(trail)?.focus()
  }
  document.addEventListener('keydown', () => (isByKeyboard = true), true)
  document.addEventListener('pointerdown', () => (isByKeyboard = false), true)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    trail = [placeOf(target), ...trail.filter(({ control }) => control !== target)].slice(0, LONGEST_TRAIL)
  })
  // The browser takes the focus from what is gone or off when it draws next; no event tells of it.
  const watcher = new MutationObserver(() => {
    if (isLooking) return
    isLooking = true
    requestAnimationFrame(() => requestAnimationFrame(look))
  })
  const attributeFilter = ['disabled', 'hidden', 'open']
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter })
}
