import './menu-page.css'
import { Link, useAddress } from '@brigade/design-system/atoms/link.tsx'
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
import { usePayload, usePage, useSearchParams } from '../../../shell/page-context.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { MenuSections } from './menu-sections.tsx'
import { ShareButton } from '../../../shell/sharing/share-button.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Checkbox } from '@brigade/design-system/atoms/checkbox.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type { AllergenGroup } from '@brigade/domain/food/allergens/allergens.ts'

/** Groups the address asks to be free from: `?free=milk&free=nuts`; anything else in it is ignored. */
function useFreeFrom(): readonly AllergenGroup[] {
  const chosenGroups = useSearchParams().getAll('free')
  return ALLERGEN_GROUPS.filter((group) => chosenGroups.includes(group))
}

/** Chooses what the menu has to be free from. A plain form, so that it works without scripts too. */
function FreeFromForm({ groups }: { readonly groups: readonly AllergenGroup[] }) {
  const t = useText()
  const address = useAddress()
  const { path } = usePage()
  return (
    <details className="free-from" open={groups.length > 0} data-print="no">
      <summary>{t('guests.freeFrom')}</summary>
      <form method="get" action={address(path)} key={groups.join()}>
        <p>{t('guests.freeFrom.hint')}</p>
        <div className="free-from-groups">
          {ALLERGEN_GROUPS.map((group) => (
            <Checkbox
              key={group}
              name="free"
              value={group}
              defaultChecked={groups.includes(group)}
              label={t(`allergens.${group}`)}
            />
          ))}
        </div>
        <Cluster>
          <Button type="submit" tone="primary">
            {t('guests.freeFrom.show')}
          </Button>
          {groups.length === 0 ? null : <Link href={path}>{t('guests.freeFrom.clear')}</Link>}
        </Cluster>
      </form>
    </details>
  )
}

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
