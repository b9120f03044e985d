import { isServiceLength, serviceMinutes } from '@brigade/domain/kitchen/kitchens/service-times.ts'
import {
  type KitchenSettings,
  kitchenSettings,
  Service,
} from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { twinOf } from '@brigade/domain/core/text/twin-name.ts'
import { useState } from 'react'
import * as z from 'zod'
import { listFromTyped } from '../../../lib/drafts/typed-list.ts'
import { newId } from '../../../lib/writing/new-id.ts'
import { changing, write } from '../../../lib/writing/write.ts'
import { useText } from '../../../messages/text.tsx'
import type { FieldTable } from '../../../shell/forms/card-input.tsx'
import { SettingDialog } from './setting-section.tsx'
import { SettingForm } from './setting-form.tsx'

const ServiceForm = z.object({
  name: Service.shape.name,
  from: Service.shape.from,
  to: Service.shape.to,
  days: z
    .string()
    .transform((typed) => listFromTyped(typed).map(Number))
    .pipe(Service.shape.days.min(1)),
})
type ServiceForm = z.infer<typeof ServiceForm>

const fields: FieldTable = [
  { name: 'name', label: 'setup.service.name', hint: 'setup.service.nameHint', as: 'line' },
  [
    { name: 'from', label: 'setup.service.from', as: 'time', missing: 'setup.service.timeProblem' },
    {
      name: 'to',
      label: 'setup.service.to',
      hint: 'setup.service.toHint',
      as: 'time',
      missing: 'setup.service.timeProblem',
    },
  ],
  { name: 'days', label: 'setup.service.days', as: 'weekdays', missing: 'setup.service.daysProblem' },
]

const EVERY_DAY = '1, 2, 3, 4, 5, 6, 7'
const MINUTES_PER_HOUR = 60

interface ServiceDialogProps {
  readonly kitchenId: string
  readonly settings: KitchenSettings
  /** Absent for a new one. */
  readonly service: Service | undefined
  readonly onClose: () => void
}

/** One service: when it begins and ends, and on which days. */
export function ServiceDialog({ kitchenId, settings, service, onClose }: ServiceDialogProps) {
  const t = useText()
  const [serviceId] = useState(() => service?.id ?? newId())
  const others = settings.services.filter(({ id }) => id !== serviceId)
  const problemsOf = (form: ServiceForm) => {
    const twin = twinOf(
      form.name,
      others.map(({ name }) => name),
    )
    const hours = Math.round(serviceMinutes(form) / MINUTES_PER_HOUR)
    return new Map([
      ...(twin === undefined ? [] : [['name', t('setup.twin', { name: twin })] as const]),
      ...(isServiceLength(form)
        ? []
        : [
            [
              'to',
              hours === 0 ? t('setup.service.sameProblem') : t('setup.service.longProblem', { hours }),
            ] as const,
          ]),
    ])
  }
  const save = (form: ServiceForm) => {
    const said = { ...form, id: serviceId }
    const change =
      service === undefined
        ? // Added to the list as the server has it, so that two managers who add at once keep both.
          { changes: {}, appended: { services: [said] } }
        : { changes: { services: settings.services.map((each) => (each.id === serviceId ? said : each)) } }
    return write([
      changing(kitchenSettings, { kitchenId, settingsId: 'main' }, { before: settings, ...change }),
    ])
  }
  return (
    <SettingDialog
      title={service === undefined ? t('setup.service.add') : t('setup.change', { name: service.name })}
      onClose={onClose}
    >
      <SettingForm
        schema={ServiceForm}
        fields={fields}
        name={`service ${kitchenId} ${service?.id ?? 'new'}`}
        start={{
          name: service?.name ?? '',
          from: service?.from ?? '',
          to: service?.to ?? '',
          days: service?.days.join(', ') ?? EVERY_DAY,
        }}
        submitLabel={t(service === undefined ? 'setup.service.add' : 'common.save')}
        problemsOf={problemsOf}
        onSave={save}
        onDone={onClose}
      />
    </SettingDialog>
  )
}
