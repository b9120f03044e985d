import '../../shell/styles/pipeline-board.css'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { Page } from '@brigade/design-system/layouts/page.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useSession } from '../../lib/session/session-store.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { OwnApplication } from '../applications/public.ts'
import { OwnShifts } from '../gigs/public.ts'

/** A professional's applications with their state and the next step, kept up to date. */
export function WorkPage() {
  const t = useText()
  const session = useSession()
  const uid = session.state === 'signedIn' ? session.uid : null
  const rows = useQuery(applications, uid === null ? null : {}, {
    where: [['professional', '==', uid]],
    orderBy: ['-updatedAt'],
  })
  return (
    <Page width="reading">
      <Stack gap={24}>
        <Cluster justify="between">
          <h1>{t('hiring.work.title')}</h1>
          <LinkButton href={paths.jobs}>{t('hiring.work.find')}</LinkButton>
        </Cluster>
        <OwnShifts />
        <h2>{t('hiring.work.applications')}</h2>
        <Loaded
          of={rows}
          empty={
            <EmptyState drawing="hung-apron" title={t('hiring.work.none')} text={t('hiring.work.noneText')}>
              <LinkButton tone="primary" href={paths.jobs}>
                {t('hiring.work.find')}
              </LinkButton>
            </EmptyState>
          }
        >
          {(all) => all.map((row) => <OwnApplication key={row.id} row={row} />)}
        </Loaded>
      </Stack>
    </Page>
  )
}
