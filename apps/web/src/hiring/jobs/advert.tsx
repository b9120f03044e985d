import { Link } from '@brigade/design-system/atoms/link.tsx'
import { Badge } from '@brigade/design-system/atoms/badge.tsx'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { Masthead } from '@brigade/design-system/organisms/masthead.tsx'
import type { PublicJob } from '@brigade/domain/hiring/jobs/public-job.ts'
import type { MessageKey } from '../../messages/catalogue.ts'
import { useText } from '../../messages/text.tsx'
import { useHead } from '../../shell/document/head.tsx'
import { BackLink } from '../../shell/layouts/back-link.tsx'
import { paths } from '../../lib/routing/paths.ts'
import { ApplySection } from './apply-section.tsx'
import { useJobWords } from '../../lib/hiring/use-job-words.ts'
import { ShareButton } from '../../shell/sharing/share-button.tsx'
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Skeleton } from '@brigade/design-system/molecules/skeleton.tsx'
import { Suspense, useState } from 'react'
import { useParam } from '../../shell/page-context.tsx'
import { lazyComponent } from '../../shell/lazy-component.tsx'
import { Facts } from '@brigade/design-system/organisms/facts.tsx'
import { useFormat } from '../../lib/format/use-format.ts'

/** What a person weighs before reading on. */
function AdvertFacts({ job }: { readonly job: PublicJob }) {
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

/** The list brings the document database, so it comes when it is wanted. */
const GigOffers = lazyComponent(async () => (await import('../gigs/gig-offers.tsx')).GigOffers)

function Offers() {
  const t = useText()
  const jobId = useParam('jobId')
  const waiting = <Skeleton label={t('shell.waiting')} />
  return (
    <Suspense fallback={waiting}>
      <GigOffers jobId={jobId} />
    </Suspense>
  )
}

/** The coming shifts of a gig, a button first. */
function GigSection() {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  return (
    <section aria-labelledby="shifts" data-print="no">
      <h2 id="shifts">{t('jobs.shifts')}</h2>
      {isWanted ? (
        <Offers />
      ) : (
        <>
          <p>{t('jobs.shiftsText')}</p>
          <Button size="large" onClick={() => setWanted(true)}>
            {t('jobs.shiftsSee')}
          </Button>
        </>
      )}
    </section>
  )
}

const DESCRIPTION_LETTERS = 160

function Paragraphs({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/u).map((paragraph, at) => (
    // A text's paragraphs have no other name than their place.
    <p key={`${at} ${paragraph.slice(0, 20)}`} className="advert-text">
      {paragraph}
    </p>
  ))
}

function Lines({ title, lines }: { readonly title: MessageKey; readonly lines: readonly string[] }) {
  const t = useText()
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{t(title)}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function Words({ title, text }: { readonly title: MessageKey; readonly text: string }) {
  const t = useText()
  if (text.trim() === '') return null
  return (
    <section>
      <h2>{t(title)}</h2>
      <Paragraphs text={text} />
    </section>
  )
}

/** An open job: pay first, then what fits into a life, then the words. */
export function Advert({ job }: { readonly job: PublicJob }) {
  const t = useText()
  const words = useJobWords()
  const { title, companyName, place, pay, questions } = job
  useHead({
    title: `${title}, ${companyName}`,
    description: job.description.slice(0, DESCRIPTION_LETTERS),
    facts: [...(pay === undefined ? [] : [words.pay(pay)]), place.town, t(`trade.type.${job.type}`)],
  })
  return (
    <Stack gap={8}>
      <BackLink href={paths.jobs}>{t('jobs.all')}</BackLink>
      <Columns>
        <div className="advert">
          <Masthead
            title={title}
            above={<p className="advert-pay">{pay === undefined ? null : words.pay(pay)}</p>}
            line={
              <>
                <Link href={paths.people('recruiters').card(job.recruiter)}>{companyName}</Link>, {place.town}
              </>
            }
            art="/art/bg-table.svg"
            tools={<ShareButton title={`${title}, ${companyName}`} />}
          >
            <div className="job-facts">
              {words.pattern(job.pattern).map((each) => (
                <Badge key={each}>{each}</Badge>
              ))}
            </div>
          </Masthead>
          <AdvertFacts job={job} />
          {job.type === 'gig' ? <GigSection /> : null}
          <Words title="jobs.about" text={job.description} />
          <Lines title="jobs.duties" lines={job.duties} />
          <Lines title="jobs.requirements" lines={job.requirements} />
          <Lines title="jobs.benefits" lines={job.benefits} />
          <Words title="jobs.overtime" text={job.overtime} />
          <Words title="jobs.dressCode" text={job.dressCode} />
          {questions.length === 0 ? null : (
            <section>
              <h2>{t('jobs.questions')}</h2>
              <ol>
                {questions.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ol>
              <small>{t('jobs.questionsHint')}</small>
            </section>
          )}
        </div>
        <ApplySection job={job} />
      </Columns>
    </Stack>
  )
}
