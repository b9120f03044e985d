import './pipeline.css'
import { DndContext, DragOverlay, useDroppable } from '@dnd-kit/core'
import { useRef, useId } from 'react'
import type { PipelineActions, PipelineCard, PipelineColumn, PipelineWords } from './pipeline-types.ts'
import { useCardDrag } from './use-card-drag.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePipelineKeys } from './use-pipeline-keys.ts'
import { PipelineCardView } from './pipeline-card.tsx'

interface PipelineColumnProps {
  readonly column: PipelineColumn
  readonly columns: readonly PipelineColumn[]
  readonly cards: readonly PipelineCard[]
  /** The card in the air, if any. */
  readonly lifted: PipelineCard | undefined
  readonly words: PipelineWords
  readonly selected: ReadonlySet<string>
  readonly actions: PipelineActions
}

/** One column with its cards; a folded one opens on request and takes cards either way. */
function PipelineColumnView(props: PipelineColumnProps) {
  const { column, columns, cards, lifted, words, selected, actions } = props
  const id = useId()
  const canTake = lifted !== undefined && lifted.column !== column.key && actions.canMove(lifted, column.key)
  const { setNodeRef, isOver } = useDroppable({
    id: column.key,
    disabled: lifted !== undefined && lifted.column !== column.key && !canTake,
  })
  const list = (
    <ul className="pipeline-cards">
      {cards.map((card) => (
        <PipelineCardView
          key={card.key}
          card={card}
          columns={columns}
          words={words}
          isSelected={selected.has(card.key)}
          actions={actions}
        />
      ))}
      {cards.length === 0 ? <li className="pipeline-empty">{words.empty}</li> : null}
    </ul>
  )
  const heading = (
    <h2 className="pipeline-title" id={id}>
      {column.title} <span className="pipeline-count">{cards.length}</span>
    </h2>
  )
  return (
    <section
      className="pipeline-column"
      aria-labelledby={id}
      data-folded={column.isFolded === true || undefined}
      data-takes={canTake || undefined}
      data-over={(isOver && canTake) || undefined}
      ref={setNodeRef}
    >
      {column.isFolded === true ? (
        <details>
          <summary>{heading}</summary>
          {list}
        </details>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  )
}

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
