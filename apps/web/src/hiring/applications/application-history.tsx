import { applicationEvents } from '@brigade/domain/hiring/applications/application-event.ts'
import { msFromTimestamp } from '@brigade/domain/core/time/timestamp.ts'
import { Loaded } from '../../lib/reading/loaded.tsx'
import { useQuery } from '../../lib/reading/use-query.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useText } from '../../messages/text.tsx'
import { useStageName } from './use-stage-name.ts'

interface ApplicationHistoryProps {
  readonly applicationId: string
  /** The name of each side, from the reader's point of view. */
  readonly personName: string
  readonly teamName: string
  /** The applicant's message is shown elsewhere on the page. */
  readonly isTeamOnly?: boolean
}

/** Every step of an application with its words, newest first; both sides read the same. */
export function ApplicationHistory(props: ApplicationHistoryProps) {
  const { applicationId, personName, teamName, isTeamOnly = false } = props
  const t = useText()
  const format = useFormat()
  const stageName = useStageName()
  const events = useQuery(applicationEvents, { applicationId }, { orderBy: ['-at'] })
  const names = { person: personName, team: teamName, server: t('hiring.history.server') }
  return (
    <Loaded of={events}>
      {(rows) => (
        <ol className="history">
          {rows.map(({ id, content }) => (
            <li key={id} className="history-step" data-side={content.side}>
              <span className="history-head">
                <strong>{stageName({ state: content.to, stage: content.stage })}</strong>{' '}
                <small>
                  {names[content.side]}, {format.dateTime(msFromTimestamp(content.at))}
                </small>
              </span>
              {content.message === undefined || (isTeamOnly && content.side === 'person') ? null : (
                <p className="history-words">{content.message}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  )
}
