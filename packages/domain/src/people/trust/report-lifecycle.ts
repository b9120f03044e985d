import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { ReportState } from './report.ts'

/** `appeal` is of either side, all others are a moderator's; `settle` decides an appeal. */
export type ReportCommand = 'look' | 'act' | 'dismiss' | 'appeal' | 'settle'

/** Product E50. What nobody appeals stays as it was decided. */
export const reportLifecycle = defineLifecycle<ReportState, ReportCommand>({
  new: { look: 'looked at', act: refused, dismiss: refused, appeal: refused, settle: refused },
  'looked at': { look: refused, act: 'acted', dismiss: 'no action', appeal: refused, settle: refused },
  acted: { look: refused, act: refused, dismiss: refused, appeal: 'appealed', settle: refused },
  'no action': { look: refused, act: refused, dismiss: refused, appeal: 'appealed', settle: refused },
  appealed: { look: refused, act: refused, dismiss: refused, appeal: refused, settle: 'final' },
  final: { look: refused, act: refused, dismiss: refused, appeal: refused, settle: refused },
})

/** Product E50: how many reports somebody may make in a day, guests too. */
export const REPORTS_PER_DAY = 5
