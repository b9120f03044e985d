import './section-page.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { useText } from '../../messages/text.tsx'
import { dashboards } from '../../shell/dashboards.table.ts'
import { useHead } from '../../shell/head.tsx'
import { matchRoute } from '../../shell/match-route.ts'
import { notFound } from '../../shell/page-problem.ts'
import { usePage } from '../../shell/page-context.tsx'
import { plannedSections } from './planned-sections.table.ts'

const allSections = Object.values(dashboards).flatMap((dashboard) => dashboard.sections)

/** What can be done today in place of a planned section. */
function Today({ sectionKey, kitchenId }: { readonly sectionKey: string; readonly kitchenId: string }) {
  const t = useText()
  const planned = plannedSections[sectionKey]
  if (planned === undefined) return <p>{t('sections.other.text')}</p>
  return (
    <>
      <p>{t(planned.text)}</p>
      <section className="planned-today">
        <h2>{t('sections.today')}</h2>
        <p>{t(planned.today)}</p>
        <LinkButton tone="primary" href={planned.href(kitchenId)}>
          {t(planned.way)}
        </LinkButton>
      </section>
    </>
  )
}

/**
 * A section of a dashboard that has no page of its own yet: says what will live there and what can be done today.
 * A section that is none is 404.
 */
export function SectionPage() {
  const t = useText()
  const { path, params } = usePage()
  const found = matchRoute(allSections, path)
  if (found.kind !== 'page') throw notFound(path)
  const { key, label } = found.route
  useHead({ title: t(label) })
  return (
    <Page width="reading">
      <div className="planned-section">
        <Cluster gap={12}>
          <h1>{t(label)}</h1>
          <StateMark state="neutral">{t('sections.planned')}</StateMark>
        </Cluster>
        <Today sectionKey={key} kitchenId={params['kitchenId'] ?? ''} />
      </div>
    </Page>
  )
}
