import type { Job } from '../jobs/job.ts'
import type { Application, ApplicationState } from './application.ts'
import { applicationLifecycle, commandForStage, isWaiting, needsMessage } from './move-application.ts'

/** The column of the board an application stands in: its state, or the job's own stage by name (product 5.5). */
export function columnOf({ state, stage }: Pick<Application, 'state' | 'stage'>): string {
  if (state === 'own stage') return stage
  if (state === 'closed by person') return 'withdrawn'
  return state === 'approached' ? 'applied' : state
}

/** The board's columns in the order of the way; the last two are what is over. */
export function boardColumns({ stages }: Pick<Job, 'stages'>): readonly string[] {
  const own = stages.includes('offer') ? stages : [...stages, 'offer']
  return ['applied', 'being read', ...own, 'hired', 'not this time', 'withdrawn']
}

/** What it takes to bring an application into a column. */
export type BoardMove = 'read' | 'stage' | 'stage with message' | 'offer' | 'decline'

/**
 * How an application gets into a column, or undefined when it cannot (rule AP1). Somebody who has just applied counts
 * as read by being moved on.
 */
export function boardMove(
  { state, stage }: { readonly state: ApplicationState; readonly stage: string },
  column: string,
  { stages }: Pick<Job, 'stages'>,
): BoardMove | undefined {
  if (column === columnOf({ state, stage })) return undefined
  if (column === 'not this time') return isWaiting(state) ? 'decline' : undefined
  const command = commandForStage(column, boardColumns({ stages }).slice(2, -3))
  if (command === undefined) return undefined
  const from = state === 'applied' && command !== 'read' ? 'being read' : state
  if (!applicationLifecycle.isAllowed(from, command)) return undefined
  if (command === 'read' || command === 'offer') return command
  return needsMessage(command) ? 'stage with message' : 'stage'
}
