import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { draftJob, type JobDraft } from './new-job.ts'
import { employmentType, EmploymentType, jobPosting } from './job-posting.ts'
import { Job, JobState } from './job.ts'
import { closingTime, type JobCommand, moveJob, takesApplications } from './move-job.ts'
import { asksForPastPay } from './past-pay.ts'
import { payProblem, type PayRange } from './pay.ts'
import { publishProblems } from './publish-problems.ts'

const NOW_MS = Date.UTC(2026, 4, 3)
const now = timestampFromMs(NOW_MS)
const eur = (minor: number) => ({ minor, currency: 'EUR' as const })
const range = (min: number, max: number): PayRange => ({ min: eur(min), max: eur(max), per: 'hour' })

function aJob(change: Partial<Job> = {}): Job {
  const draft: JobDraft = {
    title: 'Chef de partie, sauce',
    position: 'chef de partie',
    companyName: 'Chez Ines',
    place: { town: 'Lyon', country: 'FR', geo: { latitude: 45.76, longitude: 4.84 } },
    type: 'permanent',
    pay: range(1400, 1650),
    hoursPerWeek: { min: 35, max: 39 },
    description:
      'You run the sauce section of a kitchen of nine, five evenings a week, with two days off together.',
  }
  return { ...draftJob(draft, { uid: 'rui', displayName: 'Rui' }, now).job, ...change }
}
const openJob = aJob({ state: 'open', publishedAt: now, closesAt: timestampFromMs(NOW_MS + 30 * DAY_MS) })

describe('pay', () => {
  test('[PY1] a job without pay, hours or enough description cannot be published', () => {
    expect(publishProblems(aJob())).toEqual([])
    const { pay: _pay, hoursPerWeek: _hours, ...bare } = aJob({ description: 'Come.' })
    expect(publishProblems(bare).map(({ reason }) => reason)).toEqual(['pay-missing', 'hours', 'description'])
  })

  test('[PY1] a question about past pay is refused and named', () => {
    const question = (text: string) => ({ text, kind: 'text' as const, isKnockout: false })
    const questions = [question('When can you start?'), question('What did you earn last year?')]
    expect(publishProblems(aJob({ questions }))).toEqual([
      { field: 'questions.1.text', reason: 'pay-history' },
    ])
  })

  test.each([
    'What did you earn last year?',
    'What is your current salary?',
    'Please send your last three payslips',
    'How much are you paid now?',
    'What do you currently make?',
    'What’s your salary?',
    'What was your day rate?',
    'Your last hourly rate?',
    'Quel était votre dernier salaire ?',
    'Combien gagnez-vous actuellement ?',
    'Wie viel haben Sie zuletzt verdient?',
    'Ihr bisheriges Gehalt?',
    '¿Cuánto cobrabas en tu último trabajo?',
    'Qual era il tuo stipendio precedente?',
    'Quanto ganhava no último emprego?',
    'Jakie było Twoje poprzednie wynagrodzenie?',
    'Hoeveel verdiende je bij je vorige baan?',
    'كم كان راتبك السابق؟',
  ])('[PY1] asks for past pay: %s', (text) => {
    expect(asksForPastPay(text)).toBe(true)
  })

  test.each([
    'What pay are you hoping for?',
    'What is your salary expectation?',
    'What hourly rate do you want?',
    'What do you make best?',
    'Do you have your own knives?',
    'Where was your last post?',
    'Quel salaire souhaitez-vous ?',
    'Welches Gehalt wünschen Sie sich?',
    '¿Qué salario deseas?',
    'Quando você pode começar?',
    'Have you made croissants before?',
  ])('[PY1] does not ask for past pay: %s', (text) => {
    expect(asksForPastPay(text)).toBe(false)
  })

  test('[PY2] minimum up to maximum, both above nothing, one currency', () => {
    expect(payProblem(range(1500, 1300))).toBe('pay-range')
    expect(payProblem(range(1400, 1400))).toBeUndefined()
    expect(payProblem(range(0, 1400))).toBe('pay-range')
    expect(payProblem({ ...range(1400, 1500), max: { minor: 1500, currency: 'GBP' } })).toBe('pay-range')
    expect(payProblem(undefined)).toBe('pay-missing')
  })
})

describe('states of a job', () => {
  test('[AP4] the whole table', () => {
    const commands: readonly JobCommand[] = [
      'publish',
      'pause',
      'resume',
      'fill',
      'close',
      'expire',
      'renew',
      'bin',
    ]
    const led = Object.fromEntries(
      JobState.options.map((state) => [
        state,
        commands.flatMap((command) => {
          const moved = moveJob({ state, closesAt: now }, command, now)
          return moved.ok ? [`${command} → ${moved.value}`] : []
        }),
      ]),
    )
    expect(led).toEqual({
      draft: ['publish → open', 'bin → binned'],
      open: ['pause → paused', 'fill → filled', 'close → closed', 'expire → expired'],
      paused: ['resume → open', 'fill → filled', 'close → closed', 'expire → expired'],
      filled: ['close → closed'],
      closed: [],
      expired: ['renew → open'],
      binned: [],
    })
  })

  test('[AP4] renewing ends 30 days after the job did', () => {
    const expired = { state: 'expired' as const, closesAt: now }
    expect(moveJob(expired, 'renew', timestampFromMs(NOW_MS + 30 * DAY_MS)).ok).toBe(true)
    expect(moveJob(expired, 'renew', timestampFromMs(NOW_MS + 31 * DAY_MS)).ok).toBe(false)
  })

  test('[DS1] a published job always has an end, 90 days ahead at most', () => {
    const inDays = (days: number) => timestampFromMs(NOW_MS + days * DAY_MS)
    expect(closingTime(undefined, now)).toEqual(inDays(90))
    expect(closingTime(inDays(30), now)).toEqual(inDays(30))
    expect(closingTime(inDays(200), now)).toEqual(inDays(90))
    expect(closingTime(inDays(-1), now)).toEqual(inDays(90))
  })

  test('[AP4] only open jobs take applications, and none after their end', () => {
    const taking = JobState.options.filter((state) => takesApplications({ state }, now))
    expect(taking).toEqual(['open'])
    expect(takesApplications({ state: 'open', closesAt: now }, now)).toBe(false)
  })
})

describe('structured data of a job', () => {
  const page = { jobId: 'j1', url: 'https://example.org/jobs/j1' }

  test('[DS1] an open job has every field search engines ask for', () => {
    expect(jobPosting(openJob, page)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Chef de partie, sauce',
      occupationalCategory: [
        { inCodeSet: 'ISCO-08', codeValue: '5120' },
        { inCodeSet: 'ESCO', name: 'cook' },
      ],
      datePosted: '2026-05-03T00:00:00.000Z',
      validThrough: '2026-06-02T00:00:00.000Z',
      hiringOrganization: { name: 'Chez Ines' },
      jobLocation: { address: { addressLocality: 'Lyon', addressCountry: 'FR' } },
      baseSalary: { currency: 'EUR', value: { minValue: 14, maxValue: 16.5, unitText: 'HOUR' } },
      employmentType: 'FULL_TIME',
      directApply: true,
      identifier: { value: 'j1' },
    })
  })

  test('[DS1] the markup goes when the job is not open', () => {
    for (const state of JobState.options.filter((one) => one !== 'open')) {
      expect(jobPosting({ ...openJob, state }, page)).toBeUndefined()
    }
  })

  test('[DS1] employment types are those of schema.org alone', () => {
    expect(EmploymentType.safeParse('SEASONAL').success).toBe(false)
    expect(employmentType(aJob({ hoursPerWeek: { min: 10, max: 20 } }))).toBe('PART_TIME')
    expect(employmentType(aJob({ type: 'gig' }))).toBe('PER_DIEM')
  })

  test('[DS1] text from people cannot become markup', () => {
    const posting = jobPosting({ ...openJob, description: '<script>x</script>\n\nTwo & two' }, page)
    expect(posting?.['description']).toBe('<p>&lt;script&gt;x&lt;/script&gt;</p><p>Two &amp; two</p>')
  })

  test('[DS1] money without minor units stays whole', () => {
    const yen = {
      min: { minor: 1200, currency: 'JPY' as const },
      max: { minor: 1500, currency: 'JPY' as const },
      per: 'hour' as const,
    }
    expect(jobPosting({ ...openJob, pay: yen }, page)).toMatchObject({
      baseSalary: { value: { minValue: 1200, maxValue: 1500 } },
    })
  })
})

test('a drafted job fits its schema', () => {
  expect(Job.safeParse(aJob()).success).toBe(true)
})
