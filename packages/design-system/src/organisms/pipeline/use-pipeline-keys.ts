import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { PipelineActions, PipelineCard, PipelineColumn } from './pipeline-types.ts'

interface Keys {
  readonly columns: readonly PipelineColumn[]
  readonly cards: readonly PipelineCard[]
  readonly actions: PipelineActions
  readonly isResting: boolean
}

function cardElements(from: HTMLElement): readonly HTMLElement[] {
  return [...(from.closest('.pipeline')?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
}

function step(from: HTMLElement, by: number): void {
  const all = cardElements(from)
  all[all.indexOf(from) + by]?.focus()
}

/** The next column in that direction where the card may go. */
function columnBeside(card: PipelineCard, by: number, { columns, actions }: Keys): string | undefined {
  const at = columns.findIndex(({ key }) => key === card.column)
  const beyond = by > 0 ? columns.slice(at + 1) : columns.slice(0, Math.max(at, 0)).toReversed()
  return beyond.find(({ key }) => actions.canMove(card, key))?.key
}

/** Keys of the board (product 5.1, 5.5): j k next and previous, [ ] move, x select, Enter open. */
export function usePipelineKeys(board: RefObject<HTMLElement | null>, keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { cards, actions, isResting } = keys
    const element = event.target
    if (isResting || !(element instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey)
      return
    const card = cards.find(({ key }) => key === element.dataset['card'])
    if (card === undefined || event.defaultPrevented) return
    const moveBy = (by: number) => {
      const column = columnBeside(card, by, keys)
      if (column !== undefined) actions.onMove(card, column)
    }
    const answers: Readonly<Record<string, () => void>> = {
      j: () => step(element, 1),
      k: () => step(element, -1),
      ArrowDown: () => step(element, 1),
      ArrowUp: () => step(element, -1),
      '[': () => moveBy(-1),
      ']': () => moveBy(1),
      x: () => actions.onSelect(card),
      Enter: () => actions.onOpen(card),
    }
    const answer = answers[event.key]
    if (answer === undefined) return
    event.preventDefault()
    answer()
  })
  useEffect(() => {
    const here = board.current
    const listen = (event: KeyboardEvent) => onKey(event)
    here?.addEventListener('keydown', listen)
    return () => here?.removeEventListener('keydown', listen)
  }, [board])
}
