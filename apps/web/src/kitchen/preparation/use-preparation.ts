import { type PrepTask, prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** All tasks of a service day in their order, those in the bin too. */
export function useTasksOfDay(
  kitchenId: string,
  day: string | null,
): Loadable<readonly StoredDocument<PrepTask>[]> {
  return useQuery(prepTasks, day === null ? null : { kitchenId }, {
    where: [['serviceDay', '==', day]],
    orderBy: ['sortKey'],
  })
}
