import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { MenuItem } from '@brigade/domain/kitchen/menus/menu.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { MenuEditing } from './menu-editing.ts'
import { ItemRow } from './item-row.tsx'
import { placeItem } from './menu-actions.ts'

/** A press that moves less than this is a click. */
const DRAG_FROM_PX = 6

interface ItemListProps {
  readonly editing: MenuEditing
  readonly items: readonly StoredDocument<MenuItem>[]
}

/** The items of a section, put in order by dragging, by buttons, or with Alt and an arrow key. */
export function ItemList({ editing, items }: ItemListProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }))
  const drop = ({ active, over }: DragEndEvent) => {
    const item = items.find(({ id }) => id === active.id)
    const place = items.findIndex(({ id }) => id === over?.id)
    if (item !== undefined && place !== -1 && over?.id !== active.id)
      void placeItem(editing.draft, item, place)
  }
  if (items.length === 0) return null
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="menu-item-rows">
          {items.map((item, place) => (
            <ItemRow
              key={item.id}
              editing={editing}
              item={item}
              place={place}
              isLast={place === items.length - 1}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
