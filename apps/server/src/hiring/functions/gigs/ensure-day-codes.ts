import { randomInt } from 'node:crypto'
import { newDayCodes } from '@brigade/domain/hiring/gigs/day-codes.ts'
import { dayCodes } from '@brigade/domain/hiring/gigs/gig-shift.ts'
import type { Job } from '@brigade/domain/hiring/jobs/job.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { localDateAndTime, previousDay } from '@brigade/domain/core/time/local-time.ts'
import { msFromTimestamp, type Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { storeOf } from '../../../core/functions/store.ts'

/** The day on which a shift begins, by the clock of its kitchen; of a company without one, by UTC. */
export async function dayOfShift(
  scope: FunctionScope,
  { kitchenId }: Pick<Job, 'kitchenId'>,
  startsAt: Timestamp,
): Promise<string> {
  const settings =
    kitchenId === undefined
      ? undefined
      : await storeOf(scope).load(kitchenSettings, { kitchenId, settingsId: 'main' })
  return localDateAndTime(msFromTimestamp(startsAt), settings?.zone ?? 'UTC').date
}

/** Makes the codes of a day on which somebody comes, unless it has them (rule GG6). */
export async function ensureDayCodes(scope: FunctionScope, jobId: string, day: string): Promise<void> {
  const store = storeOf(scope)
  if ((await store.load(dayCodes, { jobId, day })) !== undefined) return
  const before = await store.load(dayCodes, { jobId, day: previousDay(day) })
  store.create(dayCodes, { jobId, day }, { day, ...newDayCodes((limit) => randomInt(limit), before) })
}
