/** What somebody with a keyboard sees of the page, told by functions that run in it: each stands alone. */

export interface Way {
  /** The key that brings the focus nearer; null when it is there, `wait` when the control is not to be had yet. */
  readonly key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' | 'wait' | null
  /** The page has drawn another control in place of this one. */
  readonly isGone: boolean
  /** Nothing has the focus. */
  readonly isNowhere: boolean
  /** Tells one document from the next. */
  readonly document: number
  /** What has the focus, in words. */
  readonly focus: string
}

/** The control that a press on an element reaches: itself, the one it labels, or the one it is in; null when none. */
export function controlOf(element: Element): Element | null {
  const own = 'a[href], button, input, select, textarea, summary, [role=option], [role=menuitem], [role=tab]'
  const control = element.closest(`${own}, [tabindex]:not([tabindex="-1"])`)
  const label = element.closest('label')
  const isLabelNearer = label !== null && (control === null || control.contains(label))
  return isLabelNearer ? label.control : control
}

/** Which key leads from where the focus is to a control. */
export function wayTo(goal: Element): Way {
  const { activeElement: active } = document
  const isNowhere = active === null || active === document.body
  const isMarked = active?.getAttribute('aria-activedescendant') === goal.id && goal.id !== ''
  const group = goal.closest('[role=menu], [role=tablist], [role=listbox]')
  const kind = group?.getAttribute('role')
  const isRadio = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'radio'
  const nameOf = (element: Element | null) => element?.getAttribute('name')
  const isSameRadio = isRadio(goal) && isRadio(active) && nameOf(goal) === nameOf(active)
  const isBefore = () =>
    ((active?.compareDocumentPosition(goal) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const key = (): Way['key'] => {
    if (active === goal || (kind === 'listbox' && isMarked)) return null
    if (goal.matches(':disabled')) return 'wait'
    if (kind === 'listbox' || isSameRadio) return 'ArrowDown'
    if (group?.contains(active) === true) return kind === 'tablist' ? 'ArrowRight' : 'ArrowDown'
    if (kind === 'menu') return 'wait'
    return !isNowhere && isBefore() ? 'Shift+Tab' : 'Tab'
  }
  const label = active?.getAttribute('aria-label') ?? active?.textContent.trim().slice(0, 40) ?? ''
  const focus = isNowhere ? 'nothing' : `<${active.tagName.toLowerCase()}> “${label}”`
  return { key: key(), isGone: !goal.isConnected, isNowhere, document: performance.timeOrigin, focus }
}

/** Why nobody sees that a control has the focus; null when it is seen. */
export function whyUnseen(goal: Element): string | null {
  const label = goal.closest('label')
  const hasRing = (element: Element) =>
    ['', '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    })
  const isRinged = (element: Element | null): boolean =>
    element !== null && (hasRing(element) || isRinged(element.parentElement))
  const isMarked = goal.matches('[data-highlighted], [aria-selected=true]')
  if (!isRinged(goal) && !isMarked) return 'nothing shows that it has the focus'
  const { left, right, top, bottom } = (label ?? goal).getBoundingClientRect()
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ] as const
  const isInSight = points.some(([x, y]) => {
    const at = document.elementFromPoint(x, y)
    return at !== null && (goal.contains(at) || at.contains(goal) || label?.contains(at) === true)
  })
  return isInSight ? null : 'it has the focus out of sight'
}

/** The key that does what a click does; null for what is only entered. */
export function keyThatPresses(goal: Element): 'Enter' | 'Space' | null {
  const { type } = goal instanceof HTMLInputElement ? goal : { type: '' }
  if (type === 'checkbox' || type === 'radio') return 'Space'
  const isEntered = goal.matches('input, select, textarea') && type !== 'submit' && type !== 'button'
  return isEntered ? null : 'Enter'
}

/** How many presses of an arrow lead to an option, downwards positive; null while there is no such option. */
export function stepsToOption(goal: Element, wanted: { readonly value?: string; readonly label?: string }) {
  if (!(goal instanceof HTMLSelectElement)) return null
  const open = [...goal.options].filter((option) => !option.disabled)
  const isWanted = ({ value, label }: HTMLOptionElement) =>
    wanted.label === undefined ? value === wanted.value || label === wanted.value : label === wanted.label
  const at = open.findIndex(isWanted)
  return at < 0 ? null : at - open.findIndex(({ selected }) => selected)
}
