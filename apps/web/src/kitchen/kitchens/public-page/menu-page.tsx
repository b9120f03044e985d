import './menu-page.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Masthead } from '@brigade/design-system/organisms/masthead.tsx'
import type { MenuPageData } from '@brigade/domain/kitchen/menus/public-kitchen.ts'
import { menuFreeFrom } from '@brigade/domain/kitchen/menus/menu-free-from.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp-ms.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { usePayload } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { FreeFromForm, useFreeFrom } from './free-from-form.tsx'
import { MenuSections } from './menu-sections.tsx'
import { ShareButton } from '../../../shell/sharing/share-button.tsx'

/** The day the menu was published, formatted in one time zone so that server and browser agree. */
const TOLD_ZONE = 'UTC'

function MenuOf({ kitchenId, kitchen, menu }: MenuPageData) {
  const t = useText()
  const { date, list } = useFormat()
  const groups = useFreeFrom()
  const { sections, hiddenCount } = menuFreeFrom(menu, groups)
  const words = list(groups.map((group) => t(`allergens.${group}`)))
  useHead({
    title: kitchen === null ? menu.name : t('guests.titled', { menu: menu.name, kitchen: kitchen.name }),
    facts: menu.sections.map(({ name }) => name),
  })
  return (
    <Stack gap={16}>
      <Masthead
        title={menu.name}
        line={
          <>
            {kitchen === null ? null : <Link href={paths.kitchen(kitchenId)}>{kitchen.name}</Link>}
            {kitchen === null ? null : ' · '}
            {t('guests.published', { time: date(msFromTimestamp(menu.at), TOLD_ZONE) })}
          </>
        }
        art="/art/bg-pass.svg"
        tools={<ShareButton title={menu.name} />}
      />
      <FreeFromForm groups={groups} />
      {groups.length === 0 ? null : (
        <Banner state={sections.length === 0 ? 'warn' : 'info'}>
          {sections.length === 0
            ? t('guests.freeFrom.nothing', { groups: words })
            : t('guests.freeFrom.hidden', { count: hiddenCount, groups: words })}
        </Banner>
      )}
      <div className="menu-paper">
        <MenuSections sections={sections} level={2} />
      </div>
    </Stack>
  )
}

/** A published menu: what there is, what it costs and what is in it, also on paper and without scripts. */
export function MenuPage() {
  const t = useText()
  const data = usePayload<MenuPageData>()
  return (
    <Page width="reading">
      {data === null ? <Skeleton label={t('shell.waiting')} /> : <MenuOf {...data} />}
    </Page>
  )
}
