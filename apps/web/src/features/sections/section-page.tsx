import './section-page.css'
import { StateMark } from '@brigade/design-system/atoms/state-mark.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { useText } from '../../messages/text.tsx'
import { dashboards } from '../../shell/dashboards.table.ts'
import { useHead } from '../../shell/head.tsx'
import { matchRoute } from '../../shell/match-route.ts'
import { notFound } from '../../shell/page-problem.ts'
import { usePage } from '../../shell/page-context.tsx'

const allSections = Object.values(dashboards).flatMap((dashboard) => dashboard.sections)

/** A section of a dashboard that has no page of its own yet says so. A section that is none is 404. */
export function SectionPage() {
  const t = useText()
  const { path } = usePage()
  const found = matchRoute(allSections, path)
  if (found.kind !== 'page') throw notFound(path)
  const { label } = found.route
  useHead({ title: t(label) })
  return (
    <Page width="reading">
      <div className="planned-section">
        <Cluster gap={12}>
          <h1>{t(label)}</h1>
          <StateMark state="neutral">{t('sections.planned')}</StateMark>
        </Cluster>
        <p>{t('sections.other.text')}</p>
      </div>
    </Page>
  )
}
