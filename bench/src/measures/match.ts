import { peopleForJob } from '@brigade/domain/hiring/matching/match.ts'
import { demandingJob, manyProfessionals } from '../hiring-scene.ts'
import type { Figure } from '../measure.ts'
import { warmTimeOf } from '../statistics.ts'

const PEOPLE = 10_000
const RUNS = 30
const LIMIT_MS = 100
const TODAY = '2026-05-03'

/** One job against every professional, with the working of each match, sorted. */
export async function measure(): Promise<readonly Figure[]> {
  const people = manyProfessionals(PEOPLE)
  let found = 0
  const work = () => {
    const matches = peopleForJob(demandingJob, people, TODAY)
    found = matches.length
    if (matches[0]?.parts.length !== 7) throw new Error('The first match does not explain itself')
  }
  const { firstMs, medianMs } = await warmTimeOf(work, RUNS)
  return [
    {
      what: 'match: one job against 10,000 professionals',
      value: medianMs,
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
      beside: `very first run ${firstMs.toFixed(0)} ms; ${found} look for this type of job`,
    },
  ]
}
