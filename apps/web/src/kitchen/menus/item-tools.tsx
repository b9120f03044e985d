import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'
import type { ItemRowProps } from './item-row.tsx'
import { binnedNow, changeItem, placeItem } from './menu-actions.ts'

/** Change, up, down, away. */
export function ItemTools({
  editing,
  item,
  place,
  isLast,
  onEdit,
}: ItemRowProps & { readonly onEdit: () => void }) {
  const t = useText()
  const { name } = item.content
  const bin = async () => {
    const outcome = await changeItem(editing.draft, item, { deletedAt: binnedNow() })
    if (outcome.state !== 'queued') return
    const undo = () => void changeItem(editing.draft, item, { deletedAt: undefined })
    offerUndo({ text: t('menus.binned', { name }), undo })
  }
  return (
    <div className="menu-item-tools">
      <Button shape="icon" tone="plain" aria-label={t('menus.item.edit', { name })} onClick={onEdit}>
        <Icon of={Pencil} />
      </Button>
      <Button
        shape="icon"
        tone="plain"
        aria-label={t('menus.up', { name })}
        disabled={place === 0}
        onClick={() => void placeItem(editing.draft, item, place - 1)}
      >
        <Icon of={ArrowUp} />
      </Button>
      <Button
        shape="icon"
        tone="plain"
        aria-label={t('menus.down', { name })}
        disabled={isLast}
        onClick={() => void placeItem(editing.draft, item, place + 1)}
      >
        <Icon of={ArrowDown} />
      </Button>
      <Button shape="icon" tone="plain" aria-label={t('menus.remove', { name })} onClick={() => void bin()}>
        <Icon of={Trash2} />
      </Button>
    </div>
  )
}
