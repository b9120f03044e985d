import { useDraggable } from '@dnd-kit/core'
import { ArrowRightLeft } from 'lucide'
import { Button } from '../../atoms/button.tsx'
import { Icon } from '../../atoms/icon.tsx'
import { Menu } from '../../molecules/menu.tsx'
import type { PipelineActions, PipelineCard, PipelineColumn, PipelineWords } from './pipeline-types.ts'

interface PipelineCardProps {
  readonly card: PipelineCard
  readonly columns: readonly PipelineColumn[]
  readonly words: PipelineWords
  readonly isSelected: boolean
  readonly actions: PipelineActions
}

/** One card: dragged as a whole, opened by its name, selected and moved by its own buttons. */
export function PipelineCardView({ card, columns, words, isSelected, actions }: PipelineCardProps) {
  const targets = columns.filter(({ key }) => key !== card.column && actions.canMove(card, key))
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.key,
    disabled: targets.length === 0,
  })
  const setRefs = (node: HTMLElement | null) => {
    setNodeRef(node)
    setActivatorNodeRef(node)
  }
  // The card is reached by keyboard as a whole, so that it can be lifted, moved and selected without its buttons.
  const reachable = { tabIndex: 0 } as const
  return (
    <li className="pipeline-slot">
      <article
        className="pipeline-card"
        aria-label={card.name}
        aria-describedby={attributes['aria-describedby']}
        data-card={card.key}
        data-selected={isSelected || undefined}
        data-pending={card.isPending === true || undefined}
        data-dragging={isDragging || undefined}
        ref={setRefs}
        {...reachable}
        {...listeners}
      >
        <div className="pipeline-card-head">
          <button type="button" className="pipeline-name" onClick={() => actions.onOpen(card)}>
            {card.name}
          </button>
          <label className="pipeline-select">
            <input
              type="checkbox"
              aria-label={words.select(card.name)}
              checked={isSelected}
              onChange={() => actions.onSelect(card)}
            />
          </label>
        </div>
        {card.detail}
        <div className="pipeline-card-foot">
          {card.mark}
          {targets.length === 0 ? null : (
            <Menu
              trigger={
                <Button tone="plain" shape="icon" size="small" aria-label={words.move(card.name)}>
                  <Icon of={ArrowRightLeft} />
                </Button>
              }
              groups={[
                {
                  label: words.moveTo,
                  items: targets.map(({ key, title }) => ({
                    key,
                    label: title,
                    onChoose: () => actions.onMove(card, key),
                  })),
                },
              ]}
            />
          )}
        </div>
      </article>
    </li>
  )
}
