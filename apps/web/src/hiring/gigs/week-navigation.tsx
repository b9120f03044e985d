import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Cluster } from '@brigade/design-system/layouts/cluster.tsx'
import { daysAfter } from '@brigade/domain/core/time/local-time.ts'
import { ChevronLeft, ChevronRight } from 'lucide'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

const WEEK_DAYS = 7

interface WeekNavigationProps {
  readonly jobId: string
  readonly monday: string
  readonly today: string
}

/** The week on screen, with the way to its neighbours and back to this one. */
export function WeekNavigation({ jobId, monday, today }: WeekNavigationProps) {
  const t = useText()
  const format = useFormat()
  const base = paths.jobDashboard(jobId, 'shifts')
  const to = (days: number) => `${base}?week=${daysAfter(monday, days)}`
  const isThisWeek = monday <= today && today < daysAfter(monday, WEEK_DAYS)
  return (
    <nav aria-label={t('gigs.weeks')} data-print="no">
      <Cluster>
        <LinkButton href={to(-WEEK_DAYS)} aria-label={t('gigs.week.before')}>
          <Icon of={ChevronLeft} />
        </LinkButton>
        <strong>{t('gigs.week', { day: format.day(monday) })}</strong>
        <LinkButton href={to(WEEK_DAYS)} aria-label={t('gigs.week.after')}>
          <Icon of={ChevronRight} />
        </LinkButton>
        {isThisWeek ? null : <LinkButton href={base}>{t('gigs.week.this')}</LinkButton>}
      </Cluster>
    </nav>
  )
}
