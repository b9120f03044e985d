import { Page } from '@brigade/design-system/layouts/page.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { useText } from '../../messages/text.tsx'
import { dashboards } from '../../shell/dashboards.table.ts'
import { useHead } from '../../shell/head.tsx'
import { notFound } from '../../shell/page-problem.ts'
import { usePage, useParam } from '../../shell/page-context.tsx'

/** A section of a dashboard that this version of Brigade has no page for; a section that is none is 404. */
export function SectionPage() {
  const t = useText()
  const { path } = usePage()
  const key = useParam('section')
  const sections = Object.values(dashboards).flatMap((dashboard) => dashboard.sections)
  const section = sections.find((each) => each.key === key)
  const name = section === undefined ? '' : t(section.label)
  useHead({ title: name })
  if (section === undefined) throw notFound(path)
  return (
    <Page>
      <EmptyState
        drawing="empty-shelf"
        title={name}
        level={1}
        text={t('shell.section.notBuilt', { section: name })}
      />
    </Page>
  )
}
