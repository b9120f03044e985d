import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { LONGEST_MINUTES, type Thresholds } from '@brigade/domain/access/stations/thresholds.ts'
import { differing } from '@brigade/domain/core/documents/changed-fields.ts'
import { type KitchenSettings, kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { TICKET_MODES, type TicketMode } from '@brigade/domain/kitchen/kitchens/ticket-modes.ts'
import * as z from 'zod'
import { useKitchenSettings } from '../../../lib/kitchen/use-kitchen.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { changing, write } from '../../../lib/writing/write.ts'
import { type Translate, useText } from '../../../messages/text.tsx'
import type { FieldTable } from '../../../shell/forms/card-input.tsx'
import { SettingForm } from './setting-form.tsx'
import { ServicesList } from './services-list.tsx'
import { optionalWhole, typedWhole } from './typed-settings.ts'

const LONGEST_UNDO_SECONDS = 60
const Minutes = typedWhole(1, LONGEST_MINUTES)
const OwnMinutes = optionalWhole(1, LONGEST_MINUTES)

const TicketsForm = z.object({
  first: Minutes,
  second: Minutes,
  eatInFirst: OwnMinutes,
  eatInSecond: OwnMinutes,
  takeAwayFirst: OwnMinutes,
  takeAwaySecond: OwnMinutes,
  deliveryFirst: OwnMinutes,
  deliverySecond: OwnMinutes,
  staffFirst: OwnMinutes,
  staffSecond: OwnMinutes,
  undoSeconds: typedWhole(1, LONGEST_UNDO_SECONDS),
})
type TicketsForm = z.infer<typeof TicketsForm>

/** How the fields of each ticket mode are called in the form. */
const fieldsOfMode = {
  'eat in': ['eatInFirst', 'eatInSecond'],
  'take away': ['takeAwayFirst', 'takeAwaySecond'],
  delivery: ['deliveryFirst', 'deliverySecond'],
  staff: ['staffFirst', 'staffSecond'],
} as const satisfies Record<TicketMode, readonly [keyof TicketsForm, keyof TicketsForm]>

const slowWords = {
  'eat in': 'setup.tickets.slow.eatIn',
  'take away': 'setup.tickets.slow.takeAway',
  delivery: 'setup.tickets.slow.delivery',
  staff: 'setup.tickets.slow.staff',
} as const
const lateWords = {
  'eat in': 'setup.tickets.late.eatIn',
  'take away': 'setup.tickets.late.takeAway',
  delivery: 'setup.tickets.late.delivery',
  staff: 'setup.tickets.late.staff',
} as const

const missing = 'setup.thresholds.problem'
const fields: FieldTable = [
  [
    { name: 'first', label: 'setup.thresholds.slow', as: 'number', missing },
    { name: 'second', label: 'setup.thresholds.late', as: 'number', missing },
  ],
  ...TICKET_MODES.map((mode) => {
    const [first, second] = fieldsOfMode[mode]
    return [
      { name: first, label: slowWords[mode], as: 'number', missing },
      { name: second, label: lateWords[mode], as: 'number', missing },
    ] as const
  }),
  {
    name: 'undoSeconds',
    label: 'setup.tickets.undo',
    hint: 'setup.tickets.undoHint',
    as: 'number',
    missing: 'setup.tickets.undoProblem',
  },
]

function startOf({ ticketThresholds, modeThresholds, undoSeconds }: KitchenSettings) {
  const modes = TICKET_MODES.flatMap((mode) => {
    const [first, second] = fieldsOfMode[mode]
    const own = modeThresholds?.[mode]
    return [
      [first, String(own?.firstMin ?? '')],
      [second, String(own?.secondMin ?? '')],
    ] as const
  })
  return {
    first: String(ticketThresholds.firstMin),
    second: String(ticketThresholds.secondMin),
    undoSeconds: String(undoSeconds),
    ...Object.fromEntries(modes),
  }
}

/** The pairs of a mode that has its own. */
function ownThresholds(form: TicketsForm): Partial<Record<TicketMode, Thresholds>> {
  return Object.fromEntries(
    TICKET_MODES.flatMap((mode) => {
      const [first, second] = fieldsOfMode[mode]
      const [firstMin, secondMin] = [form[first], form[second]]
      return firstMin === undefined || secondMin === undefined ? [] : [[mode, { firstMin, secondMin }]]
    }),
  )
}

function problemsOf(t: Translate, form: TicketsForm): ReadonlyMap<string, string> {
  const pairs = [['first', 'second'] as const, ...Object.values(fieldsOfMode)]
  return new Map(
    pairs.flatMap(([first, second]) => {
      const [firstMin, secondMin] = [form[first], form[second]]
      if ((firstMin === undefined) !== (secondMin === undefined))
        return [[second, t('setup.thresholds.pairProblem')] as const]
      const isInOrder = firstMin === undefined || secondMin === undefined || firstMin <= secondMin
      return isInOrder ? [] : [[second, t('setup.thresholds.orderProblem')] as const]
    }),
  )
}

function TicketTimes({
  kitchenId,
  settings,
}: {
  readonly kitchenId: string
  readonly settings: KitchenSettings
}) {
  const t = useText()
  const save = (form: TicketsForm) => {
    const own = ownThresholds(form)
    const changes = {
      ticketThresholds: { firstMin: form.first, secondMin: form.second },
      modeThresholds: Object.keys(own).length === 0 ? undefined : own,
      undoSeconds: form.undoSeconds,
    }
    return write([
      changing(
        kitchenSettings,
        { kitchenId, settingsId: 'main' },
        { before: settings, changes: differing(settings, changes) },
      ),
    ])
  }
  return (
    <section aria-label={t('setup.tickets')}>
      <Stack gap={16}>
        <h2>{t('setup.tickets')}</h2>
        <p>{t('setup.tickets.intro')}</p>
        <SettingForm
          schema={TicketsForm}
          fields={fields}
          name={`ticket times ${kitchenId}`}
          start={startOf(settings)}
          submitLabel={t('common.save')}
          problemsOf={(form) => problemsOf(t, form)}
          onSave={save}
        />
      </Stack>
    </section>
  )
}

/** When the kitchen serves, and from when a ticket is slow. */
export function ServicePart({ kitchenId }: { readonly kitchenId: string }) {
  const settings = useKitchenSettings(kitchenId)
  return (
    <Loaded of={settings}>
      {({ content }) => (
        <Stack gap={32}>
          <ServicesList kitchenId={kitchenId} settings={content} />
          <TicketTimes kitchenId={kitchenId} settings={content} />
        </Stack>
      )}
    </Loaded>
  )
}
