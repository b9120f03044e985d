import { useEffect, useEffectEvent } from 'react'
import { isKeyForPage } from '../../shell/focus/keys.ts'
import type { BoardSteps } from './use-board-steps.ts'

interface BoardKeys {
  readonly steps: BoardSteps
  readonly onPanel: (panel: 'all-day' | 'recall') => void
  readonly onStation: (by: 1 | -1) => void
  readonly onRecallLast: (clock: 'keep' | 'restart') => void
  readonly onOpen: (ticketId: string) => void
}

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-ticket]')]
const focusedTile = () => document.activeElement?.closest<HTMLElement>('[data-ticket]') ?? null

/** The tile so many places on; the first where none has focus. */
function stepTo(by: number): void {
  const all = tiles()
  const at = all.findIndex((tile) => tile === focusedTile())
  const next = at === -1 ? all[0] : all[Math.min(Math.max(at + by, 0), all.length - 1)]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** The next or previous line of the tile with focus. */
function stepInTile(by: 1 | -1): void {
  const lines = [...(focusedTile()?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
  const at = lines.findIndex((line) => line === document.activeElement)
  const next = at === -1 && by === 1 ? lines[0] : lines[at + by]
  if (next === undefined) focusedTile()?.focus()
  else next.focus()
}

/** The tile a digit means: 1 to 9, and 0 for the tenth. */
function tileOfDigit(code: string): HTMLElement | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/u.exec(code)?.[1]
  return digit === undefined ? undefined : tiles()[(Number(digit) + 9) % 10]
}

/** Keys of a board (product 5.2). Space on a line and Enter on a button are the browser's own. */
export function useBoardKeys({ steps, onPanel, onStation, onRecallLast, onOpen }: BoardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isKeyForPage(event)) return
    const tile = focusedTile()
    const ticketId = tile?.dataset.ticket
    const isOnTile = tile !== null && tile === document.activeElement
    const onTicket = (step: (id: string) => void) => () => ticketId !== undefined && step(ticketId)
    const isMirrored = document.dir === 'rtl'
    const actions: Readonly<Record<string, (() => unknown) | undefined>> = {
      ArrowRight: () => stepTo(isMirrored ? -1 : 1),
      ArrowLeft: () => stepTo(isMirrored ? 1 : -1),
      ArrowDown: () => stepInTile(1),
      ArrowUp: () => stepInTile(-1),
      Home: () => tiles()[0]?.focus(),
      Enter: isOnTile ? onTicket(steps.tapAll) : undefined,
      ' ': isOnTile
        ? () => tile.querySelector<HTMLElement>('[data-line]:not([aria-disabled])')?.click()
        : undefined,
      s: onTicket(steps.start),
      f: onTicket(steps.fire),
      h: onTicket(steps.hold),
      p: onTicket(steps.setPriority),
      e: onTicket(onOpen),
      j: () => stepTo(1),
      k: () => stepTo(-1),
      r: () => onRecallLast('restart'),
      v: () => onRecallLast('keep'),
      '-': () => onPanel('recall'),
      a: () => onPanel('all-day'),
      '[': () => onStation(-1),
      ']': () => onStation(1),
    }
    const ofDigit = tileOfDigit(event.code)
    if (ofDigit !== undefined) {
      event.preventDefault()
      ofDigit.focus()
      if (!event.shiftKey) steps.tapAll(ofDigit.dataset.ticket ?? '')
      return
    }
    const act = actions[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
