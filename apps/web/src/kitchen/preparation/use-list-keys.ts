import { useEffect, useEffectEvent } from 'react'

interface ListKeys {
  /** Takes the task one step on. */
  readonly onStep: (taskId: string) => void
  /** Takes the task for oneself. */
  readonly onTake: (taskId: string) => void
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName)
}

function isInDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}

/** The next row in a direction; the first one when none has focus. */
function moveFocus(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-task]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at === -1 ? rows[0] : rows[at + by]
  next?.focus()
}

/** Keys of a preparation list (product 5.1): `j` and `k` move, Space takes the row one step on, `t` takes it oneself. */
export function useListKeys({ onStep, onTake }: ListKeys): void {
  const step = useEffectEvent(onStep)
  const take = useEffectEvent(onTake)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (isTyping(event.target) || hasModifier || isInDialog()) return
      const row = document.activeElement?.closest<HTMLElement>('[data-task]')
      const taskId = row?.dataset.task
      if (event.key === 'j') moveFocus(1)
      else if (event.key === 'k') moveFocus(-1)
      else if (event.key === 't' && taskId !== undefined) take(taskId)
      else if (event.key === ' ' && taskId !== undefined && row === document.activeElement) {
        event.preventDefault()
        step(taskId)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
