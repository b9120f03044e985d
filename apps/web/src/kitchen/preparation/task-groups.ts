import type { PrepTask } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

/** The view of the list, kept in the address. */
export interface ListView {
  readonly by: 'station' | 'person'
  readonly who: 'all' | 'mine'
}

/** A group of tasks. */
export interface TaskGroup {
  readonly key: string
  readonly name: string
  readonly tasks: readonly StoredDocument<PrepTask>[]
}

/** How far the day is: tasks asleep do not count. */
export function progressOf(tasks: readonly StoredDocument<PrepTask>[]) {
  const awake = tasks.filter(({ content }) => content.state !== 'dormant')
  const isDone = ({ content }: StoredDocument<PrepTask>) =>
    content.state === 'done' || content.state === 'checked'
  return {
    done: awake.filter(isDone).length,
    total: awake.length,
    asleep: tasks.length - awake.length,
    waiting: tasks.filter(({ hasPendingWrites }) => hasPendingWrites).length,
  }
}

/** Tasks by station in the kitchen's order, or by person by name; those of none come last. */
export function groupTasks(
  tasks: readonly StoredDocument<PrepTask>[],
  { by, who }: ListView,
  {
    crew,
    noStation,
    noPerson,
  }: { readonly crew: Crew; readonly noStation: string; readonly noPerson: string },
): readonly TaskGroup[] {
  const visible = who === 'mine' ? tasks.filter(({ content }) => content.assignee === crew.uid) : tasks
  const keyOf = ({ content }: StoredDocument<PrepTask>) =>
    (by === 'station' ? content.stationId : content.assignee) ?? ''
  const nameOf = (key: string) => {
    if (key === '') return by === 'station' ? noStation : noPerson
    return by === 'station' ? (crew.stations.get(key)?.name ?? noStation) : crew.nameOf(key)
  }
  const order = by === 'station' ? [...crew.stations.keys()] : []
  const placeOf = (key: string) => (key === '' ? Infinity : order.indexOf(key))
  const groups = Map.groupBy(visible, keyOf)
  return [...groups]
    .map(([key, grouped]) => ({ key, name: nameOf(key), tasks: grouped }))
    .toSorted(
      (one, other) =>
        comparePlaces(placeOf(one.key), placeOf(other.key)) || one.name.localeCompare(other.name),
    )
}

/** Endless minus endless is no number, so equal places are compared first. */
function comparePlaces(one: number, other: number): number {
  return one === other ? 0 : one - other
}
