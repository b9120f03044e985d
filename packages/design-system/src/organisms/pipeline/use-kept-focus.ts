import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { PipelineCard } from './pipeline-types.ts'

interface Watched {
  readonly cards: readonly PipelineCard[]
  readonly isResting: boolean
}

/**
 * A card that moves is drawn anew in another list of the page: gives it back the focus it had, also after a dialog
 * that stood in front meanwhile. Focus that has gone elsewhere by itself is left there.
 */
export function useKeptFocus(
  board: RefObject<HTMLElement | null>,
  { cards, isResting }: Watched,
): (card: PipelineCard) => void {
  const wanted = useRef<PipelineCard | null>(null)
  // Before the page is painted: a focus that is nowhere for a frame is given to the neighbour of what went.
  useLayoutEffect(() => {
    const { current } = wanted
    if (isResting || current === null) return undefined
    const give = () => {
      const { activeElement } = document
      if (activeElement !== null && activeElement !== document.body) return
      board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(current.key)}"]`)?.focus()
      const now = cards.find(({ key }) => key === current.key)
      if (now?.column !== current.column) wanted.current = null
    }
    give()
    const frame = requestAnimationFrame(give)
    return () => cancelAnimationFrame(frame)
  })
  return (card) => {
    wanted.current = card
  }
}
