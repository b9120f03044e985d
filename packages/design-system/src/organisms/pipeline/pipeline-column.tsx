import { useDroppable } from '@dnd-kit/core'
import { useId } from 'react'
import { PipelineCardView } from './pipeline-card.tsx'
import type { PipelineActions, PipelineCard, PipelineColumn, PipelineWords } from './pipeline-types.ts'

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
export function PipelineColumnView(props: PipelineColumnProps) {
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
