import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import type { MenuSection } from '@brigade/domain/kitchen/menus/menu.ts'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'
import type { MenuEditing } from './menu-editing.ts'
import { ItemForm } from './item-form.tsx'
import { ItemList } from './item-list.tsx'
import { addItem, addSection, binnedNow, changeSection } from './menu-actions.ts'
import { SectionForm, type TypedSection } from './section-form.tsx'
import { keyAt } from '../../lib/writing/sort-order.ts'

/** A new section, after the others. */
export function AddSection({ editing }: { readonly editing: MenuEditing }) {
  const t = useText()
  return (
    <SectionForm
      editing={editing}
      form={`new menu section ${editing.draft.menuId}`}
      label={t('menus.section.new')}
      initial={{ name: '', stationIds: [] }}
      submitLabel={t('menus.section.add')}
      onSave={(typed) => void addSection(editing.draft, typed)}
    />
  )
}

interface SectionProps {
  readonly editing: MenuEditing
  readonly section: StoredDocument<MenuSection>
  /** Its position among the sections, from 0. */
  readonly place: number
}

function SectionTools({
  editing,
  section,
  place,
  onRename,
}: SectionProps & { readonly onRename: () => void }) {
  const t = useText()
  const { draft } = editing
  const { name } = section.content
  const move = (to: number) =>
    void changeSection(draft, section, { sortKey: keyAt(draft.sections, to, section.id) })
  const bin = async () => {
    const outcome = await changeSection(draft, section, { deletedAt: binnedNow() })
    if (outcome.state !== 'queued') return
    offerUndo({
      text: t('menus.binned', { name }),
      undo: () => void changeSection(draft, section, { deletedAt: undefined }),
    })
  }
  return (
    <Cluster gap={4}>
      <Button shape="icon" tone="plain" aria-label={t('menus.section.rename', { name })} onClick={onRename}>
        <Icon of={Pencil} />
      </Button>
      <Button
        shape="icon"
        tone="plain"
        aria-label={t('menus.up', { name })}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      >
        <Icon of={ArrowUp} />
      </Button>
      <Button
        shape="icon"
        tone="plain"
        aria-label={t('menus.down', { name })}
        disabled={place === draft.sections.length - 1}
        onClick={() => move(place + 1)}
      >
        <Icon of={ArrowDown} />
      </Button>
      <Button shape="icon" tone="plain" aria-label={t('menus.remove', { name })} onClick={() => void bin()}>
        <Icon of={Trash2} />
      </Button>
    </Cluster>
  )
}

/** One section of the menu with its items, and a new one at its end. */
export function SectionEditor({ editing, section, place }: SectionProps) {
  const t = useText()
  const [isRenaming, setRenaming] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { draft, isCook } = editing
  const { name } = section.content
  const items = draft.items.filter(({ content }) => content.sectionId === section.id)
  const change = (typed: TypedSection) => {
    setRenaming(false)
    void changeSection(draft, section, differing(section.content, typed))
  }
  const cookedAt = section.content.stationIds.flatMap((id) => editing.stations.get(id)?.name ?? [])
  return (
    <section className="menu-section-editor" aria-label={name}>
      <Cluster justify="between">
        {isRenaming ? (
          <SectionForm
            editing={editing}
            form={`menu section ${section.id}`}
            label={t('menus.section.name')}
            initial={section.content}
            submitLabel={t('common.save')}
            onSave={change}
          />
        ) : (
          <div>
            <h2>{name}</h2>
            {cookedAt.length === 0 ? null : (
              <p className="menu-line">{t('menus.cookedAt', { stations: cookedAt.join(', ') })}</p>
            )}
          </div>
        )}
        {isCook ? (
          <SectionTools
            editing={editing}
            section={section}
            place={place}
            onRename={() => setRenaming(!isRenaming)}
          />
        ) : null}
      </Cluster>
      {items.length === 0 ? <p className="menu-line">{t('menus.section.noItems')}</p> : null}
      <ItemList editing={editing} items={items} />
      {isCook && !isAdding ? (
        <Cluster>
          <Button
            aria-label={t('common.actionOf', { action: t('menus.item.addIn'), name })}
            onClick={() => setAdding(true)}
          >
            {t('menus.item.addIn')}
          </Button>
        </Cluster>
      ) : null}
      {isAdding ? (
        <ItemForm
          editing={editing}
          form={`new menu item ${section.id}`}
          title={t('menus.item.new', { section: name })}
          sectionId={section.id}
          submitLabel={t('menus.item.add')}
          onSave={(typed) => addItem(draft, editing.uid, typed)}
          onDone={() => setAdding(false)}
        />
      ) : null}
    </section>
  )
}
