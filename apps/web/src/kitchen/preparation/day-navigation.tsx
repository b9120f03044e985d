import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Icon } from '@brigade/design-system/atoms/icon.tsx'
import { nextDay, previousDay } from '@brigade/domain/core/time/local-time.ts'
import { ChevronLeft, ChevronRight } from 'lucide'
import { memo } from 'react'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'

interface DayNavigationProps {
  readonly kitchenId: string
  readonly day: string
  readonly today: string
}

/** The service day on screen, with the way to its neighbours and back to today. */
export const DayNavigation = memo(function DayNavigation({ kitchenId, day, today }: DayNavigationProps) {
  const t = useText()
  const format = useFormat()
  const base = paths.kitchenDashboard(kitchenId, 'preparation')
  const to = (other: string) => (other === today ? base : `${base}?day=${other}`)
  return (
    <nav className="day-navigation" aria-label={t('preparation.days')} data-print="no">
      <LinkButton href={to(previousDay(day))} aria-label={t('preparation.before')}>
        <Icon of={ChevronLeft} />
      </LinkButton>
      <p className="day-navigation-day">{t('preparation.day', { day: format.day(day) })}</p>
      <LinkButton href={to(nextDay(day))} aria-label={t('preparation.after')}>
        <Icon of={ChevronRight} />
      </LinkButton>
      {day === today ? null : <LinkButton href={base}>{t('preparation.today')}</LinkButton>}
    </nav>
  )
})
