import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenFrom } from '../../access/roles/kitchen-policy.ts'
import { Position } from '../../access/positions/position.ts'
import { LocalDate, LocalTime } from '../../core/time/local-date.ts'

const MINUTES_IN_A_DAY = 1440
const Minutes = z.int().min(0).max(MINUTES_IN_A_DAY)

/** When a check is due (product, E35): at times of the day, or every so many minutes. Its occurrences are derived. */
export const SafetySchedule = z
  .strictObject({
    ...commonFields,
    templateId: DocumentId,
    /** Wall-clock times in the kitchen's zone; empty when it is every so many minutes. */
    times: z.array(LocalTime).max(48),
    everyMin: z.int().min(5).max(MINUTES_IN_A_DAY).optional(),
    /** Weekdays, 1 = Monday to 7 = Sunday; empty for all. */
    days: z.array(z.int().min(1).max(7)).max(7),
    /** Minutes the check may take after it is due; 60 unless set. */
    windowMin: Minutes,
    /** Minutes of grace after that; 15 unless set. */
    graceMin: Minutes,
    assigneePosition: Position.optional(),
    /** Minutes after which leads are told that it is late; 30 unless set. */
    escalateAfterMin: Minutes,
    /** The last service day it holds for; absent while it goes on. */
    until: LocalDate.optional(),
  })
  .refine(({ times, everyMin }) => times.length > 0 !== (everyMin !== undefined), {
    path: ['times'],
    message: 'says either times or a distance',
  })
export type SafetySchedule = Readonly<z.infer<typeof SafetySchedule>>

/** Names one occurrence of a schedule; a second record with it is kept as a repeat (product, E35). */
export function occurrenceKey(scheduleId: string, serviceDay: string, hm: string): string {
  return `${scheduleId}_${serviceDay}_${hm}`
}

/** Schedules: everybody at work reads them, leads and higher write them; one is ended, not deleted. */
export const safetySchedules = collection<SafetySchedule>({
  path: 'kitchens/{kitchenId}/safety-schedules/{scheduleId}',
  schema: SafetySchedule,
  policy: writtenFrom('lead'),
  indexes: [['templateId']],
  references: [
    { field: 'templateId', to: 'kitchens/{kitchenId}/safety-templates/{value}', onDelete: 'restrict' },
  ],
})
