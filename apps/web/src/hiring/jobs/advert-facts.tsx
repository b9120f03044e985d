import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import type { PublicJob } from '@brigade/domain/hiring/jobs/public-job.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useJobWords } from '../../lib/hiring/use-job-words.ts'

/** What a person weighs before reading on. */
export function AdvertFacts({ job }: { readonly job: PublicJob }) {
  const t = useText()
  const format = useFormat()
  const words = useJobWords()
  const { hoursPerWeek, startsOn, seats, hired, trial, closesAt } = job
  const trialWords = () => {
    if (trial === undefined) return undefined
    const { hours, isPaid, rate } = trial
    if (!isPaid || rate === undefined) return t('jobs.trial.unpaid', { hours })
    return t('jobs.trial.paid', { hours, pay: words.rate(rate.amount, rate.per) })
  }
  const facts = [
    { name: t('jobs.fact.hours'), value: words.hours(hoursPerWeek) },
    { name: t('jobs.fact.type'), value: t(`trade.type.${job.type}`) },
    { name: t('jobs.fact.position'), value: t(`trade.position.${job.position}`) },
    {
      name: t('jobs.fact.start'),
      value: startsOn === undefined ? t('jobs.fact.startOpen') : format.day(startsOn),
    },
    {
      name: t('jobs.fact.seats'),
      value: hired === 0 ? String(seats) : t('jobs.fact.seatsLeft', { left: seats - hired, seats }),
    },
    { name: t('jobs.fact.accommodation'), value: t(`trade.accommodation.${job.accommodation}`) },
    { name: t('jobs.fact.trial'), value: trialWords() },
    { name: t('jobs.fact.until'), value: closesAt === undefined ? undefined : words.day(closesAt) },
  ]
  return (
    <section aria-label={t('jobs.facts')}>
      <Facts
        of="words"
        facts={facts.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]))}
      />
    </section>
  )
}
