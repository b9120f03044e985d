import './job-list.css'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Card } from '@brigade/design-system/molecules/card.tsx'
import type { JobHit } from '@brigade/domain/hiring/jobs/job-functions.ts'
import { shownKilometres } from '@brigade/domain/core/geo/distance.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { useJobWords } from '../../lib/hiring/use-job-words.ts'

function JobCard({ hit }: { readonly hit: JobHit }) {
  const t = useText()
  const format = useFormat()
  const words = useJobWords()
  const facts = [
    t(`trade.type.${hit.type}`),
    words.hours(hit.hoursPerWeek),
    ...words.pattern(hit.pattern),
    hit.accommodation === 'none' ? undefined : t(`trade.accommodation.${hit.accommodation}`),
  ].filter((fact) => fact !== undefined)
  return (
    <li>
      <Card
        level={2}
        title={hit.title}
        href={paths.job(hit.jobId)}
        detail={t('jobs.at', { company: hit.companyName, town: hit.place.town })}
        aside={
          hit.distanceMetres === null ? null : (
            <span className="job-distance">
              {t('trade.km', { km: format.decimal(shownKilometres(hit.distanceMetres)) })}
            </span>
          )
        }
      >
        <p className="job-pay">{words.pay(hit.pay)}</p>
        <div className="job-facts">
          {facts.map((fact) => (
            <Badge key={fact}>{fact}</Badge>
          ))}
          <small>{t('jobs.posted', { day: words.day(hit.publishedAt) })}</small>
        </div>
      </Card>
    </li>
  )
}

/** Jobs as cards, pay above all else. */
export function JobList({ hits }: { readonly hits: readonly JobHit[] }) {
  return (
    <ul className="job-list">
      {hits.map((hit) => (
        <JobCard key={hit.jobId} hit={hit} />
      ))}
    </ul>
  )
}
