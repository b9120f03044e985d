import type { Application } from '@brigade/domain/hiring/applications/application.ts'
import { defaultStages } from '@brigade/domain/hiring/jobs/job.ts'
import { useText } from '../../messages/text.tsx'

const named = [
  'applied',
  'being read',
  'screening',
  'interview',
  'trial shift',
  'offer',
  'hired',
  'not this time',
  'withdrawn',
] as const

type Named = (typeof named)[number]

/** Names a column: the usual ones in the reader's language, a job's own as its team has written it. */
export function useColumnName(): (column: string) => string {
  const t = useText()
  return (column) => {
    const known = named.find((each): each is Named => each === column)
    return known === undefined ? column : t(`trade.stage.${known}`)
  }
}

/** The name of an application's stage. */
export function useStageName(): (application: Pick<Application, 'state' | 'stage'>) => string {
  const t = useText()
  const columnName = useColumnName()
  return ({ state, stage }) =>
    state === 'own stage' || defaultStages.includes(stage) ? columnName(stage) : t(`trade.stage.${state}`)
}
