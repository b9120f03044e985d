import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Cell, Cells } from '@brigade/design-system/molecules/cell.tsx'
import { EmptyState } from '@brigade/design-system/molecules/empty-state.tsx'
import { applications } from '@brigade/domain/hiring/applications/application.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

/** The people invited to a trial shift; what was agreed is in their application. */
export function TrialList({ jobId }: { readonly jobId: string }) {
  const t = useText()
  const format = useFormat()
  const rows = useQuery(applications, {}, { where: [['jobId', '==', jobId]] })
  return (
    <Loaded of={rows}>
      {(all) => {
        const onTrial = all.filter(({ content }) => content.state === 'trial shift')
        return onTrial.length === 0 ? (
          <EmptyState drawing="hung-apron" title={t('gigs.trials.none')} text={t('gigs.trials.noneText')}>
            <LinkButton href={paths.jobDashboard(jobId, 'pipeline')}>{t('gigs.trials.board')}</LinkButton>
          </EmptyState>
        ) : (
          <Stack>
            <h2>{t('gigs.trials')}</h2>
            <Cells>
              {onTrial.map(({ id, content }) => (
                <Cell
                  key={id}
                  title={content.cvSnapshot.displayName}
                  detail={content.cvSnapshot.title}
                  href={paths.jobDashboard(jobId, 'pipeline')}
                  trail={t('gigs.trials.since', { day: format.date(msFromTimestamp(content.stateAt)) })}
                />
              ))}
            </Cells>
          </Stack>
        )
      }}
    </Loaded>
  )
}
