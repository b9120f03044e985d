import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { type Kitchen, kitchens, OpeningHours } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import {
  hoursOf,
  isOpenTwice,
  type SameHours,
  sameHours,
} from '@brigade/domain/kitchen/kitchens/opening-hours.ts'
import { isPastMidnight, serviceMinutes } from '@brigade/domain/kitchen/kitchens/service-times.ts'
import { Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import * as z from 'zod'
import { listFromTyped } from '../../../lib/drafts/typed-list.ts'
import { weekdayRuns } from '../../../lib/format/weekday-runs.ts'
import { changing, write } from '../../../lib/writing/write.ts'
import { useLocale, useText } from '../../../messages/text.tsx'
import type { FieldTable } from '../../../shell/forms/card-input.tsx'
import { offerUndo } from '../../../shell/undo/undo.ts'
import { SettingForm } from './setting-form.tsx'
import { SettingDialog, SettingSection } from './setting-section.tsx'

const HoursForm = z.object({
  days: z
    .string()
    .transform((typed) => listFromTyped(typed).map(Number))
    .pipe(z.array(OpeningHours.shape.day).min(1)),
  from: OpeningHours.shape.from,
  to: OpeningHours.shape.to,
})

const fields: FieldTable = [
  { name: 'days', label: 'setup.service.days', as: 'weekdays', missing: 'setup.service.daysProblem' },
  [
    { name: 'from', label: 'setup.hours.from', as: 'time', missing: 'setup.service.timeProblem' },
    {
      name: 'to',
      label: 'setup.hours.to',
      hint: 'setup.service.toHint',
      as: 'time',
      missing: 'setup.service.timeProblem',
    },
  ],
]

interface HoursProps {
  readonly kitchenId: string
  readonly kitchen: Kitchen
}

const keyOf = ({ from, to }: SameHours) => `${from} ${to}`

function saveHours({ kitchenId, kitchen }: HoursProps, hours: Kitchen['hours']) {
  return write([changing(kitchens, { kitchenId }, { before: kitchen, changes: { hours } })])
}

/** Hours of some weekdays; what would be open twice at one time is refused. */
function HoursDialog(
  props: HoursProps & { readonly hours: SameHours | undefined; readonly onClose: () => void },
) {
  const { kitchenId, kitchen, hours, onClose } = props
  const t = useText()
  const others = sameHours(kitchen.hours).filter(
    (each) => hours === undefined || keyOf(each) !== keyOf(hours),
  )
  const problemsOf = (form: SameHours) => {
    if (serviceMinutes(form) === 0) return new Map([['to', t('setup.service.sameProblem')]])
    return isOpenTwice(hoursOf([...others, form])) ? new Map([['from', t('setup.hours.twice')]]) : new Map()
  }
  return (
    <SettingDialog
      title={t(hours === undefined ? 'setup.hours.add' : 'setup.hours.change')}
      onClose={onClose}
    >
      <SettingForm
        schema={HoursForm}
        fields={fields}
        name={`hours ${kitchenId} ${hours === undefined ? 'new' : keyOf(hours)}`}
        start={{ days: hours?.days.join(', ') ?? '', from: hours?.from ?? '', to: hours?.to ?? '' }}
        submitLabel={t(hours === undefined ? 'setup.hours.add' : 'common.save')}
        problemsOf={problemsOf}
        onSave={(form) => saveHours(props, hoursOf([...others, form]))}
        onDone={onClose}
      />
    </SettingDialog>
  )
}

/** When guests find the kitchen open, as its public page shows it. */
export function HoursList(props: HoursProps) {
  const t = useText()
  const locale = useLocale()
  const [open, setOpen] = useState<SameHours | 'new' | null>(null)
  const all = sameHours(props.kitchen.hours)
  const lineOf = (hours: SameHours) =>
    t(isPastMidnight(hours) ? 'setup.service.overnight' : 'setup.service.line', {
      from: hours.from,
      to: hours.to,
    })
  const remove = async (hours: SameHours) => {
    const before = props.kitchen.hours
    const outcome = await saveHours(props, hoursOf(all.filter((each) => each !== hours)))
    if (outcome.state === 'queued')
      offerUndo({ text: t('setup.hours.removed'), undo: () => void saveHours(props, before) })
  }
  return (
    <SettingSection
      title="setup.hours"
      intro="setup.hours.intro"
      addLabel="setup.hours.add"
      onAdd={() => setOpen('new')}
    >
      <Cells>
        {all.map((hours) => (
          <Cell
            key={keyOf(hours)}
            title={lineOf(hours)}
            detail={weekdayRuns(locale, hours.days).join(', ')}
            trail={
              <>
                <Button
                  shape="icon"
                  tone="plain"
                  aria-label={t('setup.change', { name: lineOf(hours) })}
                  onClick={() => setOpen(hours)}
                >
                  <Icon of={Pencil} />
                </Button>
                <Button
                  shape="icon"
                  tone="plain"
                  aria-label={t('setup.removeNamed', { name: lineOf(hours) })}
                  onClick={() => void remove(hours)}
                >
                  <Icon of={Trash2} />
                </Button>
              </>
            }
          />
        ))}
      </Cells>
      {open === null ? null : (
        <HoursDialog {...props} hours={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </SettingSection>
  )
}
