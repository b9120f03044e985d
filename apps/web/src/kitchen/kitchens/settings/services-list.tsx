import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import {
  type KitchenSettings,
  kitchenSettings,
  type Service,
} from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { isPastMidnight } from '@brigade/domain/kitchen/kitchens/service-times.ts'
import { withoutService } from '@brigade/domain/kitchen/menus/menu-days.ts'
import { menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { Pencil, Trash2 } from 'lucide'
import { useState } from 'react'
import { weekdayRuns } from '../../../lib/format/weekday-runs.ts'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useQuery } from '../../../lib/reading/use-query.ts'
import { changing, write } from '../../../lib/writing/write.ts'
import { useLocale, useText } from '../../../messages/text.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { SettingSection } from './setting-section.tsx'

interface ServicesProps {
  readonly kitchenId: string
  readonly settings: KitchenSettings
}

const DAYS_IN_A_WEEK = 7

function useServiceLine() {
  const t = useText()
  const locale = useLocale()
  return (service: Service) => {
    const { from, to, days } = service
    const when = t(isPastMidnight(service) ? 'setup.service.overnight' : 'setup.service.line', { from, to })
    const isEveryDay = days.length === 0 || days.length === DAYS_IN_A_WEEK
    return `${when} · ${isEveryDay ? t('setup.service.everyDay') : weekdayRuns(locale, days).join(', ')}`
  }
}

/** Takes a service away, also from the menus that are for others beside it. */
function RemoveService({
  kitchenId,
  settings,
  service,
  onClose,
}: ServicesProps & { readonly service: Service; readonly onClose: () => void }) {
  const t = useText()
  const found = useQuery(menus, { kitchenId })
  return (
    <Loaded of={found}>
      {(rows) => {
        const its = rows.filter(({ content }) => content.serviceIds.includes(service.id))
        const alone = its.filter(
          ({ content }) =>
            content.deletedAt === undefined && withoutService(content.serviceIds, service.id) === undefined,
        )
        const services = settings.services.filter(({ id }) => id !== service.id)
        const remove = () =>
          write([
            changing(
              kitchenSettings,
              { kitchenId, settingsId: 'main' },
              { before: settings, changes: { services } },
            ),
            ...its.map(({ id, content }) =>
              changing(
                menus,
                { kitchenId, menuId: id },
                {
                  before: content,
                  changes: { serviceIds: content.serviceIds.filter((each) => each !== service.id) },
                },
              ),
            ),
          ])
        return (
          <RemoveDialog name={service.name} isBlocked={alone.length > 0} onRemove={remove} onClose={onClose}>
            {alone.length === 0 ? (
              <p>{t('setup.service.removal')}</p>
            ) : (
              <Banner state="warn">
                {t('setup.service.alone', { names: alone.map(({ content }) => content.name).join(', ') })}
              </Banner>
            )}
          </RemoveDialog>
        )
      }}
    </Loaded>
  )
}

/** The services of the day, by when they begin. */
export function ServicesList({ kitchenId, settings }: ServicesProps) {
  const t = useText()
  const lineOf = useServiceLine()
  const [open, setOpen] = useState<Service | 'new' | null>(null)
  const [leaving, setLeaving] = useState<Service | null>(null)
  const services = settings.services.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return (
    <SettingSection
      title="setup.services"
      intro="setup.services.intro"
      addLabel="setup.service.add"
      onAdd={() => setOpen('new')}
    >
      {services.length === 0 ? <p>{t('setup.services.empty')}</p> : null}
      <Cells>
        {services.map((service) => (
          <Cell
            key={service.id}
            title={service.name}
            detail={lineOf(service)}
            trail={
              <>
                <Button
                  shape="icon"
                  tone="plain"
                  aria-label={t('setup.change', { name: service.name })}
                  onClick={() => setOpen(service)}
                >
                  <Icon of={Pencil} />
                </Button>
                <Button
                  shape="icon"
                  tone="plain"
                  aria-label={t('setup.removeNamed', { name: service.name })}
                  onClick={() => setLeaving(service)}
                >
                  <Icon of={Trash2} />
                </Button>
              </>
            }
          />
        ))}
      </Cells>
      {open === null ? null : (
        <ServiceDialog
          kitchenId={kitchenId}
          settings={settings}
          service={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
        />
      )}
      {leaving === null ? null : (
        <RemoveService
          kitchenId={kitchenId}
          settings={settings}
          service={leaving}
          onClose={() => setLeaving(null)}
        />
      )}
    </SettingSection>
  )
}
