import {
  type Announcements,
  type DragEndEvent,
  type DragStartEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import type { PipelineActions, PipelineCard, PipelineColumn, PipelineWords } from './pipeline-types.ts'

interface Board {
  readonly columns: readonly PipelineColumn[]
  readonly cards: readonly PipelineCard[]
  readonly words: PipelineWords
  readonly actions: PipelineActions
}

/** A click is no drag until the mouse has gone this far; a finger must rest first, so that the board can be swiped. */
const MOUSE_DISTANCE_PX = 6
const TOUCH_REST_MS = 220
const TOUCH_TOLERANCE_PX = 8

const keyboardCodes = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
}

/** Arrows carry a lifted card from column to column. */
const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { [KeyboardCode.Right]: 1, [KeyboardCode.Left]: -1 }[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const rects = [...context.droppableRects].map(([id, rect]) => ({ id, rect }))
  const inOrder = rects.sort((one, other) => one.rect.left - other.rect.left || one.rect.top - other.rect.top)
  const at = inOrder.findIndex(({ id }) => id === context.over?.id)
  const target = inOrder[at + step]
  if (target === undefined) return currentCoordinates
  return { x: target.rect.left + 8, y: target.rect.top + 8 }
}

/** Sensors, words and events of dragging a card; the card in the air is `lifted`. */
export function useCardDrag({ columns, cards, words, actions }: Board) {
  const [liftedKey, setLifted] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: TOUCH_REST_MS, tolerance: TOUCH_TOLERANCE_PX },
    }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn, keyboardCodes }),
  )
  const cardOf = (id: UniqueIdentifier) => cards.find(({ key }) => key === id)
  const titleOf = (id: UniqueIdentifier | undefined) => columns.find(({ key }) => key === id)?.title ?? ''
  const nameOf = (id: UniqueIdentifier) => cardOf(id)?.name ?? ''
  const placeOf = (id: UniqueIdentifier) => titleOf(cardOf(id)?.column)
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.lifted(nameOf(active.id), placeOf(active.id)),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : words.over(nameOf(active.id), titleOf(over.id)),
    onDragEnd: ({ active, over }) =>
      over === null
        ? words.putBack(nameOf(active.id), placeOf(active.id))
        : words.dropped(nameOf(active.id), titleOf(over.id)),
    onDragCancel: ({ active }) => words.putBack(nameOf(active.id), placeOf(active.id)),
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setLifted(null)
    const card = cardOf(active.id)
    const column = over === null ? undefined : String(over.id)
    if (card === undefined || column === undefined || column === card.column) return
    if (actions.canMove(card, column)) actions.onMove(card, column)
  }
  return {
    lifted: liftedKey === null ? undefined : cardOf(liftedKey),
    context: {
      sensors,
      // The pointer says which column is meant; a card carried by keys has none, so its own box does.
      collisionDetection: (args: Parameters<typeof pointerWithin>[0]) =>
        args.pointerCoordinates === null ? rectIntersection(args) : pointerWithin(args),
      accessibility: { announcements, screenReaderInstructions: { draggable: words.instructions } },
      onDragStart: ({ active }: DragStartEvent) => setLifted(String(active.id)),
      onDragCancel: () => setLifted(null),
      onDragEnd,
    },
  }
}
