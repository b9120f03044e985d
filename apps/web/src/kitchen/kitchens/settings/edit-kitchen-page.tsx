import '../../../shell/lists/chips.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { type AccessRole, hasAccess } from '@brigade/domain/access/roles/access.ts'
import type { ComponentType } from 'react'
import { Loaded } from '../../../lib/reading/loaded.tsx'
import { useKitchen, useOwnMembership } from '../../../lib/kitchen/use-kitchen.ts'
import { type KitchenSettingsPart, paths } from '../../../lib/routing/paths.ts'
import type { MessageKey } from '../../../messages/catalogue.ts'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { useParam, useSearchParams } from '../../../shell/page-context.tsx'
import { AreasPart } from './areas-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { EquipmentPart } from './equipment-part.tsx'
import { ServicePart } from './service-part.tsx'
import { StationsPart } from './stations-part.tsx'

interface PartProps {
  readonly kitchenId: string
}

function StoragePart({ kitchenId }: PartProps) {
  return (
    <Stack gap={32}>
      <AreasPart kitchenId={kitchenId} />
      <EquipmentPart kitchenId={kitchenId} />
    </Stack>
  )
}

interface SettingsPart {
  readonly key: KitchenSettingsPart
  readonly label: MessageKey
  readonly access: AccessRole
  readonly content: ComponentType<PartProps>
}

const parts: readonly SettingsPart[] = [
  { key: 'details', label: 'setup.part.details', access: 'manager', content: DetailsPart },
  { key: 'service', label: 'setup.part.service', access: 'manager', content: ServicePart },
  { key: 'stations', label: 'setup.part.stations', access: 'lead', content: StationsPart },
  { key: 'storage', label: 'setup.part.storage', access: 'lead', content: StoragePart },
]

function SettingsPages({ kitchenId, name }: PartProps & { readonly name: string }) {
  const t = useText()
  const own = useOwnMembership(kitchenId)
  const requested = useSearchParams().get('part')
  const open = parts.filter(({ access }) => hasAccess(own, access))
  const current = open.find(({ key }) => key === requested) ?? open[0]
  useHead({ title: t('kitchens.edit.titled', { kitchen: name }) })
  if (current === undefined) return null
  const { content: Content } = current
  return (
    <Stack gap={24}>
      <h1>{t('kitchens.edit.titled', { kitchen: name })}</h1>
      <nav className="chips" aria-label={t('setup.parts')}>
        {open.map(({ key, label }) => (
          <Link
            key={key}
            className="chip"
            href={paths.kitchenEdit(kitchenId, key)}
            aria-current={key === current.key ? 'page' : undefined}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <Content key={current.key} kitchenId={kitchenId} />
    </Stack>
  )
}

/** What managers and leads set up of a kitchen, page by page. */
export function EditKitchenPage() {
  const kitchenId = useParam('kitchenId')
  const kitchen = useKitchen(kitchenId)
  return (
    <Page width="reading">
      <Loaded of={kitchen}>
        {({ content }) => <SettingsPages kitchenId={kitchenId} name={content.name} />}
      </Loaded>
    </Page>
  )
}
