import { Button } from '@brigade/design-system/atoms/button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import type { TemperatureUnit } from '@brigade/domain/core/quantities/temperature.ts'
import {
  areLimitsInOrder,
  Equipment,
  equipment,
  EquipmentKind,
  equipmentKinds,
} from '@brigade/domain/kitchen/safety/equipment.ts'
import { DEFAULT_ALARM_DELAY_MIN } from '@brigade/domain/kitchen/safety/range-alarm.ts'
import { useState } from 'react'
import * as z from 'zod'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { useKitchenSettings } from '../../../lib/kitchen/use-kitchen.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { changing, creating, write } from '../../../lib/writing/write.ts'
import { type Translate, useText } from '../../../messages/text.tsx'
import type { FieldTable } from '../../../shell/forms/card-input.tsx'
import { equipmentKindWords } from './setup-words.table.ts'
import { SettingDialog, SettingSection } from './setting-section.tsx'
import { SettingForm } from './setting-form.tsx'
import { twinProblem } from './twin-problem.ts'
import { TypedTemperature, typedWhole } from './typed-settings.ts'

const MINUTES_IN_A_DAY = 1440

const EquipmentForm = z.object({
  name: Equipment.shape.name,
  kind: EquipmentKind,
  warmest: TypedTemperature,
  coldest: TypedTemperature,
  delayMin: typedWhole(0, MINUTES_IN_A_DAY),
  serial: z.string().trim().max(60),
})
type EquipmentForm = z.infer<typeof EquipmentForm>

type Machine = StoredDocument<Equipment>

function fieldsIn(unit: TemperatureUnit): FieldTable {
  const degrees = `°${unit}`
  return [
    { name: 'name', label: 'setup.equipment.name', hint: 'setup.equipment.nameHint', as: 'line' },
    {
      name: 'kind',
      label: 'setup.equipment.kind',
      as: 'one',
      choices: equipmentKinds.map((value) => ({ value, label: equipmentKindWords[value] })),
    },
    [
      {
        name: 'coldest',
        label: 'setup.equipment.coldest',
        as: 'number',
        unit: degrees,
        missing: 'setup.equipment.degreesProblem',
      },
      {
        name: 'warmest',
        label: 'setup.equipment.warmest',
        as: 'number',
        unit: degrees,
        missing: 'setup.equipment.degreesProblem',
      },
    ],
    {
      name: 'delayMin',
      label: 'setup.equipment.delay',
      hint: 'setup.equipment.delayHint',
      as: 'number',
      missing: 'setup.equipment.delayProblem',
    },
    { name: 'serial', label: 'setup.equipment.serial', as: 'line' },
  ]
}

/** What the form says of the equipment, in the unit it was typed in. */
function factsOf({ name, kind, warmest, coldest, delayMin, serial }: EquipmentForm, unit: TemperatureUnit) {
  const max = warmest === undefined ? {} : { max: { value: warmest, unit } }
  const min = coldest === undefined ? {} : { min: { value: coldest, unit } }
  return { name, kind, limit: { delayMin, ...max, ...min }, ...(serial !== '' && { serial }) }
}

interface EquipmentDialogProps {
  readonly kitchenId: string
  readonly rows: readonly Machine[]
  readonly unit: TemperatureUnit
  readonly machine: Machine | undefined
  readonly onClose: () => void
}

function startOf(machine: Equipment | undefined) {
  return {
    name: machine?.name ?? '',
    kind: machine?.kind ?? 'fridge',
    warmest: machine?.limit.max?.value ?? '',
    coldest: machine?.limit.min?.value ?? '',
    delayMin: String(machine?.limit.delayMin ?? DEFAULT_ALARM_DELAY_MIN),
    serial: machine?.serial ?? '',
  }
}

function EquipmentDialog({ kitchenId, rows, unit: own, machine, onClose }: EquipmentDialogProps) {
  const t = useText()
  const [opened] = useState(machine)
  const [equipmentId] = useState(() => machine?.id ?? newId())
  // A limit keeps the unit it was entered in.
  const unit = opened?.content.limit.max?.unit ?? opened?.content.limit.min?.unit ?? own
  const problemsOf = (form: EquipmentForm) => {
    const others = rows.filter(({ id }) => id !== equipmentId)
    const { limit } = factsOf(form, unit)
    return new Map([
      ...twinProblem(t, form.name, others),
      ...(areLimitsInOrder(limit) ? [] : [['warmest', t('setup.equipment.orderProblem')] as const]),
    ])
  }
  const save = (form: EquipmentForm) => {
    const at = { kitchenId, equipmentId }
    const facts = factsOf(form, unit)
    return write([
      opened === undefined
        ? creating(equipment, at, { ...facts, state: 'in use' })
        : changing(equipment, at, { before: opened.content, changes: { serial: undefined, ...facts } }),
    ])
  }
  return (
    <SettingDialog
      title={
        machine === undefined ? t('setup.equipment.add') : t('setup.change', { name: machine.content.name })
      }
      onClose={onClose}
    >
      <SettingForm
        schema={EquipmentForm}
        fields={fieldsIn(unit)}
        name={`equipment ${kitchenId} ${opened?.id ?? 'new'}`}
        start={startOf(opened?.content)}
        submitLabel={t(machine === undefined ? 'setup.equipment.add' : 'common.save')}
        problemsOf={problemsOf}
        onSave={save}
        onDone={onClose}
      />
    </SettingDialog>
  )
}

/** "Fridge · at most 5 °C". */
function lineOf(t: Translate, { name, kind, limit }: Equipment): string {
  const degrees = ({ value, unit }: { readonly value: string; readonly unit: string }) =>
    `${value.replace('-', '−')} °${unit}`
  return [
    t(equipmentKindWords[kind]) === name ? undefined : t(equipmentKindWords[kind]),
    limit.min && t('setup.equipment.atLeast', { degrees: degrees(limit.min) }),
    limit.max && t('setup.equipment.atMost', { degrees: degrees(limit.max) }),
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

function Machines({ kitchenId, rows, unit }: Pick<EquipmentDialogProps, 'kitchenId' | 'rows' | 'unit'>) {
  const t = useText()
  const [open, setOpen] = useState<Machine | 'new' | null>(null)
  const setState = ({ id, content }: Machine, state: Equipment['state']) =>
    void write([changing(equipment, { kitchenId, equipmentId: id }, { before: content, changes: { state } })])
  const place = ({ content: { state, name } }: Machine) => `${state === 'in use' ? 0 : 1} ${name}`
  const sorted = rows.toSorted((one, other) => place(one).localeCompare(place(other)))
  return (
    <SettingSection
      title="setup.equipment"
      intro="setup.equipment.intro"
      addLabel="setup.equipment.add"
      onAdd={() => setOpen('new')}
    >
      {rows.length === 0 ? <p>{t('setup.equipment.empty')}</p> : null}
      <Cells>
        {sorted.map((row) => {
          const { name, state } = row.content
          const isUsed = state === 'in use'
          return (
            <Cell
              key={row.id}
              title={name}
              detail={lineOf(t, row.content)}
              isPending={row.hasPendingWrites}
              trail={
                <>
                  {isUsed ? null : <StateMark state="neutral">{t('setup.equipment.outOfUse')}</StateMark>}
                  <Button aria-label={t('setup.change', { name })} onClick={() => setOpen(row)}>
                    {t('common.edit')}
                  </Button>
                  <Button
                    tone="plain"
                    aria-label={t('common.actionOf', {
                      action: t(isUsed ? 'setup.equipment.retire' : 'setup.equipment.back'),
                      name,
                    })}
                    onClick={() => setState(row, isUsed ? 'out of use' : 'in use')}
                  >
                    {t(isUsed ? 'setup.equipment.retire' : 'setup.equipment.back')}
                  </Button>
                </>
              }
            />
          )
        })}
      </Cells>
      {open === null ? null : (
        <EquipmentDialog
          kitchenId={kitchenId}
          rows={rows}
          unit={unit}
          machine={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
        />
      )}
    </SettingSection>
  )
}

/** Fridges, ovens and probes: what they keep to, and whether they are in use. */
export function EquipmentPart({ kitchenId }: { readonly kitchenId: string }) {
  const machines = useQuery(equipment, { kitchenId })
  const settings = useKitchenSettings(kitchenId)
  return (
    <Loaded of={settings}>
      {({ content }) => (
        <Loaded of={machines}>
          {(rows) => (
            <Machines kitchenId={kitchenId} rows={rows} unit={content.jurisdiction === 'FDA' ? 'F' : 'C'} />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
