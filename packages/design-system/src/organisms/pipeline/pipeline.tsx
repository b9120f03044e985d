import './pipeline.css'
import { DndContext, DragOverlay } from '@dnd-kit/core'
import { useRef } from 'react'
import { PipelineColumnView } from './pipeline-column.tsx'
import type { PipelineActions, PipelineCard, PipelineColumn, PipelineWords } from './pipeline-types.ts'
import { useCardDrag } from './use-card-drag.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePipelineKeys } from './use-pipeline-keys.ts'

interface PipelineProps extends PipelineActions {
  readonly columns: readonly PipelineColumn[]
  readonly cards: readonly PipelineCard[]
  readonly words: PipelineWords
  /** Keys of the selected cards. */
  readonly selected: ReadonlySet<string>
  /** A dialog is in front: keys rest and focus waits. */
  readonly isResting?: boolean
}

/**
 * Cards on their way through columns, moved by mouse, touch, keyboard or menu. The board knows no rule: the page says
 * where a card may go and moves it; focus stays with the moved card.
 */
export function Pipeline(props: PipelineProps) {
  const { columns, cards, words, selected, isResting = false } = props
  const board = useRef<HTMLElement>(null)
  const keepFocus = useKeptFocus(board, { cards, isResting })
  const actions: PipelineActions = {
    canMove: props.canMove,
    onMove(card, column) {
      keepFocus(card)
      props.onMove(card, column)
    },
    onOpen(card) {
      keepFocus(card)
      props.onOpen(card)
    },
    onSelect: props.onSelect,
  }
  const drag = useCardDrag({ columns, cards, words, actions })
  usePipelineKeys(board, { columns, cards, actions, isResting: isResting || drag.lifted !== undefined })
  return (
    <DndContext {...drag.context}>
      <section className="pipeline" aria-label={words.board} ref={board}>
        {columns.map((column) => (
          <PipelineColumnView
            key={column.key}
            column={column}
            columns={columns}
            cards={cards.filter((card) => card.column === column.key)}
            lifted={drag.lifted}
            words={words}
            selected={selected}
            actions={actions}
          />
        ))}
      </section>
      <DragOverlay dropAnimation={null}>
        {drag.lifted === undefined ? null : (
          <div className="pipeline-card" data-lifted="">
            <strong className="pipeline-name">{drag.lifted.name}</strong>
            {drag.lifted.detail}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
