import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import type { MenuItem } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItemAllergens } from '@brigade/domain/kitchen/menus/menu-item-allergens.ts'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { CloudUpload, GripVertical } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useQuantity } from '../../lib/format/use-quantity.ts'
import { useText } from '../../messages/text.tsx'
import type { MenuEditing } from './menu-editing.ts'
import { ItemCost } from './item-cost.tsx'
import { ItemForm } from './item-form.tsx'
import { ItemTools } from './item-tools.tsx'
import { changeItem, placeItem } from './menu-actions.ts'
import { SaleState } from './sale-state.tsx'
import { AllergenSummary } from '../../food/allergens/public.ts'

export interface ItemRowProps {
  readonly editing: MenuEditing
  readonly item: StoredDocument<MenuItem>
  /** Its position in the section, from 0. */
  readonly place: number
  readonly isLast: boolean
}

/** Which recipe the item is, and how much of it. */
function Source({ editing, item: { content } }: Pick<ItemRowProps, 'editing' | 'item'>) {
  const t = useText()
  const quantity = useQuantity()
  const { recipeId, portion } = content
  if (recipeId === undefined) return t('menus.item.recipe.none')
  const recipe = editing.book.recipes.get(recipeId)?.name ?? t('menus.item.recipe.missing')
  return portion === undefined
    ? t('menus.item.onePortion', { recipe })
    : t('menus.item.portionOf', { portion: quantity(portion), recipe })
}

/** Where it is cooked, its course, and how long it takes. */
function Routing({ editing, item: { content } }: Pick<ItemRowProps, 'editing' | 'item'>) {
  const t = useText()
  const { stations, draft } = editing
  const section = draft.sections.find(({ id }) => id === content.sectionId)
  const levels = [content.stationIds, section?.content.stationIds, draft.menu.content.stationIds]
  const ids = levels.find((level) => level !== undefined && level.length > 0) ?? []
  const names = ids.flatMap((id) => stations.get(id)?.name ?? [])
  return [
    names.length === 0 ? undefined : names.join(', '),
    t('menus.item.courseOf', { course: content.course }),
    content.prepMin === undefined ? undefined : t('menus.item.minutes', { minutes: content.prepMin }),
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

function Words({ editing, item }: Pick<ItemRowProps, 'editing' | 'item'>) {
  const t = useText()
  const { money } = useFormat()
  const { name, text, price, diets, freeFrom } = item.content
  return (
    <div className="menu-item-words">
      <p className="menu-item-name">
        <span>{name}</span>
        <span className="menu-item-price">
          {price === undefined ? t('menus.item.noPrice') : money(price)}
        </span>
      </p>
      {text === '' ? null : <p>{text}</p>}
      <p className="menu-line">
        <Source editing={editing} item={item} />
      </p>
      <p className="menu-line">
        <Routing editing={editing} item={item} />
      </p>
      {diets.length + freeFrom.length === 0 ? null : (
        <p className="menu-item-claims">
          {diets.map((diet) => (
            <Badge key={diet}>{t(`menus.diet.${diet}`)}</Badge>
          ))}
          {freeFrom.map((group) => (
            <Badge key={group}>
              {t('menus.item.freeFrom')}: {t(`allergens.${group}`)}
            </Badge>
          ))}
        </p>
      )}
      <AllergenSummary facts={menuItemAllergens(item.content, editing.book.allergens)} />
      {item.hasPendingWrites ? (
        <p className="menu-item-waiting">
          <Icon of={CloudUpload} /> {t('common.waitingToSync')}
        </p>
      ) : null}
    </div>
  )
}

/** One item of the menu: what guests read, what it costs, what is in it, and whether it can be ordered. */
export function ItemRow({ editing, item, place, isLast }: ItemRowProps) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition } = useSortable({
    id: item.id,
    disabled: !editing.isCook || isEditing,
  })
  const { name, sectionId } = item.content
  const onKey = (event: KeyboardEvent) => {
    if (!event.altKey) return
    const to = { ArrowUp: place - 1, ArrowDown: place + 1 }[event.key]
    if (to === undefined || to < 0 || (isLast && to > place)) return
    event.preventDefault()
    void placeItem(editing.draft, item, to)
  }
  const style = { transform: CSS.Translate.toString(transform), transition }
  return (
    <li className="menu-item-row" ref={setNodeRef} style={style}>
      {editing.isCook ? (
        <button
          type="button"
          className="menu-item-grip"
          aria-label={t('menus.drag', { name })}
          ref={setActivatorNodeRef}
          {...listeners}
          onKeyDown={onKey}
        >
          <Icon of={GripVertical} />
        </button>
      ) : null}
      <Words editing={editing} item={item} />
      <ItemCost editing={editing} item={item} />
      <div className="menu-item-foot">
        <SaleState editing={editing} item={item} />
        {editing.isCook ? (
          <ItemTools
            editing={editing}
            item={item}
            place={place}
            isLast={isLast}
            onEdit={() => setEditing(!isEditing)}
          />
        ) : null}
      </div>
      {isEditing ? (
        <ItemForm
          editing={editing}
          form={`menu item ${item.id}`}
          title={t('menus.item.edit', { name })}
          sectionId={sectionId}
          initial={item.content}
          submitLabel={t('menus.item.save')}
          onSave={(typed, opened = item.content) => changeItem(editing.draft, item, differing(opened, typed))}
          onDone={() => setEditing(false)}
        />
      ) : null}
    </li>
  )
}
