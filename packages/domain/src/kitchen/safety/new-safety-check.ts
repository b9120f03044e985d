import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { DEFAULT_GRACE_MIN, DEFAULT_WINDOW_MIN } from './check-timing.ts'
import type { SafetySchedule } from './safety-schedule.ts'
import type { SafetyTemplate } from './safety-template.ts'

/** Product E35: leads are told of a late check after so long. */
const ESCALATE_AFTER_MIN = 30

/** A new template with the defaults of product E35: in use, and one person is enough. */
export function newSafetyTemplate(
  said: Pick<SafetyTemplate, 'kind' | 'name' | 'fields' | 'limits'> &
    Partial<Pick<SafetyTemplate, 'equipmentId' | 'needsSecondPerson'>>,
  uid: string,
  at: Timestamp,
): SafetyTemplate {
  return { ...newCommonFields(uid, at), needsSecondPerson: false, ...said, isActive: true }
}

/** A new schedule with the defaults of product E35: every day, an hour's window and a quarter's grace. */
export function newSafetySchedule(
  said: Pick<SafetySchedule, 'templateId'> &
    Partial<
      Pick<
        SafetySchedule,
        | 'times'
        | 'everyMin'
        | 'days'
        | 'windowMin'
        | 'graceMin'
        | 'escalateAfterMin'
        | 'assigneePosition'
        | 'until'
      >
    >,
  uid: string,
  at: Timestamp,
): SafetySchedule {
  return {
    ...newCommonFields(uid, at),
    times: [],
    days: [],
    windowMin: DEFAULT_WINDOW_MIN,
    graceMin: DEFAULT_GRACE_MIN,
    escalateAfterMin: ESCALATE_AFTER_MIN,
    ...said,
  }
}
