import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { StorageArea, storageAreas } from '@brigade/domain/kitchen/kitchens/storage-area.ts'
import { type Equipment, equipment } from '@brigade/domain/kitchen/safety/equipment.ts'
import { useState } from 'react'
import * as z from 'zod'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { inOrder, keyAt } from '../../../lib/writing/sort-order.ts'
import { changing, creating, deleting, write } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import type { FieldTable } from '../../../shell/forms/card-input.tsx'
import { PlacedList } from './placed-list.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { SettingDialog, SettingSection } from './setting-section.tsx'
import { SettingForm } from './setting-form.tsx'
import { twinProblem } from './twin-problem.ts'

const AreaForm = z.object({ name: StorageArea.shape.name, equipmentId: z.string() })

type Area = StoredDocument<StorageArea>

interface AreaDialogProps {
  readonly kitchenId: string
  readonly areas: readonly Area[]
  readonly machines: readonly StoredDocument<Equipment>[]
  /** Absent for a new one. */
  readonly area: Area | undefined
  readonly onClose: () => void
}

function areaFields(machines: AreaDialogProps['machines'], none: string, chosen?: string): FieldTable {
  const named = machines
    .filter(({ id, content }) => content.state === 'in use' || id === chosen)
    .map(({ id, content }) => ({ value: id, label: content.name }))
  return [
    { name: 'name', label: 'setup.area.name', hint: 'setup.area.nameHint', as: 'line' },
    {
      name: 'equipmentId',
      label: 'setup.area.equipment',
      as: 'one',
      named: [{ value: '', label: none }, ...named],
    },
  ]
}

function AreaDialog({ kitchenId, areas, machines, area, onClose }: AreaDialogProps) {
  const t = useText()
  const [opened] = useState(area)
  const [areaId] = useState(() => area?.id ?? newId())
  const others = areas.filter(({ id }) => id !== areaId)
  const save = ({ name, equipmentId }: z.infer<typeof AreaForm>) => {
    const at = { kitchenId, areaId }
    const held = equipmentId === '' ? undefined : equipmentId
    return write([
      opened === undefined
        ? creating(storageAreas, at, {
            name,
            sortKey: keyAt(areas, areas.length),
            ...(held !== undefined && { equipmentId: held }),
          })
        : changing(storageAreas, at, { before: opened.content, changes: { name, equipmentId: held } }),
    ])
  }
  const title = area === undefined ? t('setup.area.add') : t('setup.change', { name: area.content.name })
  return (
    <SettingDialog title={title} onClose={onClose}>
      <SettingForm
        schema={AreaForm}
        fields={areaFields(machines, t('setup.area.shelf'), area?.content.equipmentId)}
        name={`storage area ${kitchenId} ${opened?.id ?? 'new'}`}
        start={{ name: opened?.content.name ?? '', equipmentId: opened?.content.equipmentId ?? '' }}
        submitLabel={t(area === undefined ? 'setup.area.add' : 'common.save')}
        problemsOf={({ name }) => twinProblem(t, name, others)}
        onSave={save}
        onDone={onClose}
      />
    </SettingDialog>
  )
}

interface AreaListProps {
  readonly kitchenId: string
  readonly areas: readonly Area[]
  readonly machines: readonly StoredDocument<Equipment>[]
}

function AreaList({ kitchenId, areas, machines }: AreaListProps) {
  const t = useText()
  const [open, setOpen] = useState<Area | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Area | null>(null)
  const nameOf = (id: string | undefined) => machines.find((each) => each.id === id)?.content.name
  const move = (area: Area, place: number) =>
    void write([
      changing(
        storageAreas,
        { kitchenId, areaId: area.id },
        { before: area.content, changes: { sortKey: keyAt(areas, place, area.id) } },
      ),
    ])
  return (
    <SettingSection
      title="setup.areas"
      intro="setup.areas.intro"
      addLabel="setup.area.add"
      onAdd={() => setOpen('new')}
    >
      {areas.length === 0 ? <p>{t('setup.areas.empty')}</p> : null}
      <PlacedList
        rows={areas}
        detailOf={({ equipmentId }) => nameOf(equipmentId) ?? t('setup.area.shelf')}
        onEdit={setOpen}
        onMove={move}
        onRemove={setLeaving}
      />
      {open === null ? null : (
        <AreaDialog
          kitchenId={kitchenId}
          areas={areas}
          machines={machines}
          area={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving === null ? null : (
        <RemoveDialog
          name={leaving.content.name}
          onRemove={() => write([deleting(storageAreas, { kitchenId, areaId: leaving.id })])}
          onClose={() => setLeaving(null)}
        >
          <p>{t('setup.area.removal')}</p>
        </RemoveDialog>
      )}
    </SettingSection>
  )
}

/** Where stock is kept, in the order in which one walks when counting. */
export function AreasPart({ kitchenId }: { readonly kitchenId: string }) {
  const areas = useQuery(storageAreas, { kitchenId }, { orderBy: ['sortKey'] })
  const machines = useQuery(equipment, { kitchenId })
  return (
    <Stack>
      <Loaded of={areas}>
        {(rows) => (
          <Loaded of={machines}>
            {(known) => <AreaList kitchenId={kitchenId} areas={inOrder(rows)} machines={known} />}
          </Loaded>
        )}
      </Loaded>
    </Stack>
  )
}
