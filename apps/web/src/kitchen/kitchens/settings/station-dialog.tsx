import { Station, stationColours, StationKind, stations } from '@brigade/domain/access/stations/station.ts'
import { LONGEST_MINUTES } from '@brigade/domain/access/stations/thresholds.ts'
import { HEARD_EVENTS, type HeardEvent } from '@brigade/domain/kitchen/tickets/heard-events.ts'
import { useState } from 'react'
import * as z from 'zod'
import { knownFromTyped } from '../../../lib/drafts/typed-list.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { keyAt } from '../../../lib/writing/sort-order.ts'
import { changing, creating, write } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import type { FieldTable } from '../../../shell/forms/card-input.tsx'
import { SettingDialog } from './setting-section.tsx'
import { SettingForm } from './setting-form.tsx'
import { twinProblem } from './twin-problem.ts'
import { stationColourWords, stationKindWords } from './setup-words.table.ts'
import { optionalWhole, Tick } from './typed-settings.ts'

const StationForm = z.object({
  name: Station.shape.name,
  kind: StationKind,
  colour: z.enum(stationColours),
  isExpediter: Tick,
  sounds: z.string().transform((typed) => knownFromTyped(typed, HEARD_EVENTS)),
  firstMin: optionalWhole(1, LONGEST_MINUTES),
  secondMin: optionalWhole(1, LONGEST_MINUTES),
})
type StationForm = z.infer<typeof StationForm>

const fields: FieldTable = [
  { name: 'name', label: 'setup.station.name', as: 'line' },
  [
    {
      name: 'kind',
      label: 'setup.station.kind',
      as: 'one',
      choices: StationKind.options.map((value) => ({ value, label: stationKindWords[value] })),
    },
    {
      name: 'colour',
      label: 'setup.station.colour',
      as: 'one',
      choices: stationColours.map((value) => ({ value, label: stationColourWords[value] })),
    },
  ],
  { name: 'isExpediter', label: 'setup.station.expediter', hint: 'setup.station.expediterHint', as: 'tick' },
  {
    name: 'sounds',
    label: 'setup.station.sounds',
    as: 'several',
    choices: [
      { value: 'new', label: 'setup.station.sound.new' },
      { value: 'changed', label: 'setup.station.sound.changed' },
      { value: 'ready', label: 'setup.station.sound.ready' },
      { value: 'void', label: 'setup.station.sound.void' },
    ],
  },
  [
    {
      name: 'firstMin',
      label: 'setup.thresholds.slow',
      hint: 'setup.thresholds.ownHint',
      as: 'number',
      missing: 'setup.thresholds.problem',
    },
    {
      name: 'secondMin',
      label: 'setup.thresholds.late',
      hint: 'setup.thresholds.ownHint',
      as: 'number',
      missing: 'setup.thresholds.problem',
    },
  ],
]

function startOf(station: Station | undefined) {
  const colour = stationColours.find((each) => each === station?.colour) ?? 'neutral'
  return {
    name: station?.name ?? '',
    kind: station?.kind ?? 'other',
    colour,
    isExpediter: station?.isExpediter === true ? 'on' : '',
    sounds: HEARD_EVENTS.filter((event) => station?.sounds?.[event] ?? true).join(', '),
    firstMin: String(station?.thresholds?.firstMin ?? ''),
    secondMin: String(station?.thresholds?.secondMin ?? ''),
  }
}

/** What the station hears; undefined for everything, which is what it hears when nobody says otherwise. */
function soundsOf(chosen: readonly HeardEvent[]): Station['sounds'] {
  if (chosen.length === HEARD_EVENTS.length) return undefined
  const hears = (event: HeardEvent) => chosen.includes(event)
  return { new: hears('new'), changed: hears('changed'), ready: hears('ready'), void: hears('void') }
}

interface StationDialogProps {
  readonly kitchenId: string
  readonly rows: readonly StoredDocument<Station>[]
  /** Absent for a new one. */
  readonly station: StoredDocument<Station> | undefined
  readonly onClose: () => void
}

/** One station: its name, its mark, and from when its tickets are slow. */
export function StationDialog({ kitchenId, rows, station, onClose }: StationDialogProps) {
  const t = useText()
  const [opened] = useState(station)
  const [stationId] = useState(() => station?.id ?? newId())
  const problemsOf = ({ name, firstMin, secondMin }: StationForm) => {
    const others = rows.filter(({ id }) => id !== stationId)
    const isPair = (firstMin === undefined) === (secondMin === undefined)
    const isInOrder = firstMin === undefined || secondMin === undefined || firstMin <= secondMin
    return new Map([
      ...twinProblem(t, name, others),
      ...(isPair ? [] : [['secondMin', t('setup.thresholds.pairProblem')] as const]),
      ...(isInOrder ? [] : [['secondMin', t('setup.thresholds.orderProblem')] as const]),
    ])
  }
  const save = ({ firstMin, secondMin, sounds: chosen, ...facts }: StationForm) => {
    const sounds = soundsOf(chosen)
    const at = { kitchenId, stationId }
    const thresholds = firstMin === undefined || secondMin === undefined ? undefined : { firstMin, secondMin }
    return write([
      opened === undefined
        ? creating(stations, at, {
            ...facts,
            ...(thresholds !== undefined && { thresholds }),
            ...(sounds !== undefined && { sounds }),
            sortKey: keyAt(rows, rows.length),
          })
        : changing(stations, at, { before: opened.content, changes: { ...facts, sounds, thresholds } }),
    ])
  }
  return (
    <SettingDialog
      title={
        station === undefined ? t('setup.station.add') : t('setup.change', { name: station.content.name })
      }
      onClose={onClose}
    >
      <SettingForm
        schema={StationForm}
        fields={fields}
        name={`station ${kitchenId} ${opened?.id ?? 'new'}`}
        start={startOf(opened?.content)}
        submitLabel={t(station === undefined ? 'setup.station.add' : 'common.save')}
        problemsOf={problemsOf}
        onSave={save}
        onDone={onClose}
      />
    </SettingDialog>
  )
}
