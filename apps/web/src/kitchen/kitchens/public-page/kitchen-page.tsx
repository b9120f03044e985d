import './menu-page.css'
import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Masthead } from '@brigade/design-system/organisms/masthead.tsx'
import type { KitchenCard, KitchenPageData } from '@brigade/domain/kitchen/menus/public-kitchen.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { useText } from '../../../messages/text.tsx'
import { useHead } from '../../../shell/document/head.tsx'
import { usePayload } from '../../../shell/page-context.tsx'
import { BackLink } from '../../../shell/layouts/back-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { kindWords } from '../kitchen-words.table.ts'
import { MenuSections } from './menu-sections.tsx'
import { ShareButton } from '../../../shell/sharing/share-button.tsx'
import { Follow } from '../../../people/profiles/public.ts'

const DAYS = [1, 2, 3, 4, 5, 6, 7]

function Hours({ hours }: Pick<KitchenCard, 'hours'>) {
  const t = useText()
  const { weekday, list } = useFormat()
  if (hours.length === 0) return null
  return (
    <section>
      <h2>{t('guests.hours')}</h2>
      <dl className="kitchen-hours">
        {DAYS.map((day) => {
          const open = hours.filter((each) => each.day === day).map(({ from, to }) => `${from}–${to}`)
          return (
            <div key={day}>
              <dt>{weekday(day)}</dt>
              <dd>{open.length === 0 ? t('guests.closed') : list(open)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** Where the kitchen is, when it is open, and what else one may want to know before going there. */
function Facts({ kitchen, jobs }: Pick<KitchenPageData, 'kitchen' | 'jobs'>) {
  const t = useText()
  const { country, list } = useFormat()
  const { address, website, cuisines } = kitchen
  const place = [address.line1, address.line2, `${address.postcode} ${address.town}`.trim(), address.region]
  return (
    <Stack gap={24}>
      <section>
        <h2>{t('guests.address')}</h2>
        <address className="kitchen-address">
          {[...place, country(address.country)]
            .filter((line) => line !== undefined && line !== '')
            .map((line) => (
              <span key={line} dir="auto">
                {line}
              </span>
            ))}
        </address>
        {website === undefined ? null : <Link href={website}>{t('guests.website')}</Link>}
      </section>
      <Hours hours={kitchen.hours} />
      {cuisines.length === 0 ? null : (
        <section>
          <h2>{t('guests.cuisines')}</h2>
          <p>{list(cuisines)}</p>
        </section>
      )}
      {jobs.length === 0 ? null : (
        <section data-print="no">
          <h2>{t('guests.jobs')}</h2>
          <ul>
            {jobs.map(({ jobId, title }) => (
              <li key={jobId}>
                <Link href={paths.job(jobId)}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Stack>
  )
}

function Menus({ kitchenId, menus }: Pick<KitchenPageData, 'kitchenId' | 'menus'>) {
  const t = useText()
  if (menus.length === 0) return <p className="kitchen-quiet">{t('guests.noMenus')}</p>
  return menus.map(({ menuId, menu }) => (
    <article key={menuId} className="kitchen-menu">
      <h2>{menu.name}</h2>
      <div className="menu-paper">
        <MenuSections sections={menu.sections} level={3} />
      </div>
      <p data-print="no">
        <Link href={paths.kitchenMenu(kitchenId, menuId)}>{t('guests.menuPage', { menu: menu.name })}</Link>
      </p>
    </article>
  ))
}

function KitchenOf({ kitchenId, kitchen, menus, jobs }: KitchenPageData) {
  const t = useText()
  useHead({
    title: kitchen.name,
    facts: [t(kindWords[kitchen.kind]), kitchen.address.town],
    ...(kitchen.description !== '' && { description: kitchen.description.slice(0, 160) }),
  })
  return (
    <Stack gap={24}>
      <Masthead
        title={kitchen.name}
        line={t('guests.line', { kind: t(kindWords[kitchen.kind]), town: kitchen.address.town })}
        art="/art/bg-range.svg"
        tools={
          <>
            <Follow kind="kitchen" target={kitchenId} name={kitchen.name} />
            <ShareButton title={kitchen.name} />
          </>
        }
      >
        {kitchen.description === '' ? null : <p className="kitchen-words">{kitchen.description}</p>}
      </Masthead>
      <Columns>
        <Stack gap={32}>
          <Menus kitchenId={kitchenId} menus={menus} />
        </Stack>
        <Facts kitchen={kitchen} jobs={jobs} />
      </Columns>
    </Stack>
  )
}

/** A listed kitchen as strangers see it: place, hours, menus and open jobs. */
export function KitchenPage() {
  const t = useText()
  const data = usePayload<KitchenPageData>()
  return (
    <Page>
      <Stack gap={8}>
        <BackLink href={paths.kitchens}>{t('guests.all')}</BackLink>
        {data === null ? <Skeleton label={t('shell.waiting')} /> : <KitchenOf {...data} />}
      </Stack>
    </Page>
  )
}
