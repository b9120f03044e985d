import { useEffect, useEffectEvent } from 'react'

interface RowKeys {
  /** Space on the row that has focus. */
  readonly onSpace: (id: string) => void
  /** `e` on the row that has focus. */
  readonly onEdit: (id: string) => void
}

/** Whether keys belong to something else now: a field or a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName)
}

function moveFocus(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at === -1 ? rows[0] : rows[at + by]
  next?.focus()
}

/** Keys of a list whose rows carry `data-row` (product 5.1): `j` and `k` move, Space and `e` act on the focused row. */
export function useRowKeys({ onSpace, onEdit }: RowKeys): void {
  const space = useEffectEvent(onSpace)
  const edit = useEffectEvent(onEdit)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
      const focused = document.activeElement
      const id = focused?.closest<HTMLElement>('[data-row]')?.dataset.row
      if (event.key === 'j') moveFocus(1)
      else if (event.key === 'k') moveFocus(-1)
      else if (event.key === 'e' && id !== undefined) edit(id)
      else if (event.key === ' ' && id !== undefined && focused?.matches('[data-row]') === true) {
        event.preventDefault()
        space(id)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
